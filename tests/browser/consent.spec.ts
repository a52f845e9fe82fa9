import type { Page } from '@playwright/test';
import {
  ACCEPT,
  ANALYTICS_NOTED,
  acceptButton,
  banner,
  closeButton,
  cookiePreferences,
  REJECT,
  rejectButton,
} from './controls.ts';
import { expect, test } from './fixtures.ts';
import { elapsed, NOW, openStopped, pageReady } from './islands.ts';

const DAY = 24 * 60 * 60 * 1000;
const TRACKING = ['_ga', '_ga_ABC123', '_gat', '_gat_UA_1', '_gid', '_gcl_au', '_fbp', '_fbc'];

const stored = (page: Page) =>
  page.evaluate(() => ({
    choice: localStorage.getItem('cookie-consent'),
    analytics: localStorage.getItem('analytics-consent'),
    date: localStorage.getItem('cookie-consent-date'),
  }));

/** What an earlier visit left behind. */
async function rememberChoice(page: Page, choice: string, date = NOW.toISOString()): Promise<void> {
  await page.addInitScript(
    ([storedChoice, storedDate]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('cookie-consent', storedChoice ?? '');
      localStorage.setItem('analytics-consent', String(storedChoice === 'accepted'));
      localStorage.setItem('cookie-consent-date', storedDate ?? '');
    },
    [choice, date],
  );
}

async function plantCookies(page: Page, names: string[], url: string | undefined): Promise<void> {
  await page.context().addCookies(names.map((name) => ({ name, value: '1', url: url ?? '' })));
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Opens the page and lets the banner come. */
async function openWithBanner(page: Page, path = '/'): Promise<void> {
  await openStopped(page, path);
  await page.clock.runFor(1500);
  await expect(banner(page)).toBeVisible();
}

test('the banner is hidden at load and appears after 1 s', async ({ page }) => {
  await openStopped(page);
  const start = await elapsed(page);
  // Else it would be seen to be hidden at no moment.
  expect(start).toBeLessThan(900);
  while ((await elapsed(page)) < 1000) {
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(start);
  await expect(banner(page)).toBeVisible();
});

test('the banner slides in, but not for who wants less motion', async ({ page }) => {
  const moves = () =>
    banner(page).evaluate((node) =>
      [node, ...node.querySelectorAll('*')].some((part) => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(part);
        const animates = animationName !== 'none' && parseFloat(animationDuration) > 0.01;
        return (
          animates || (/transform|translate|all/.test(transitionProperty) && parseFloat(transitionDuration) > 0.01)
        );
      }),
    );
  await openWithBanner(page);
  expect(await moves()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moves()).toBe(false);
});

test('the banner links to the privacy policy and its buttons weigh the same', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openWithBanner(page);
    await expect(banner(page).locator('a[href^="/politica-privacidade"]')).toBeVisible();
    const looks = await Promise.all(
      [acceptButton(page), rejectButton(page)].map((button) =>
        button.evaluate((node) => {
          const { backgroundColor, color, fontSize, fontWeight, borderTopWidth } = getComputedStyle(node);
          return { backgroundColor, color, fontSize, fontWeight, borderTopWidth, height: node.clientHeight };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    const [first, second] = await Promise.all([acceptButton(page).boundingBox(), rejectButton(page).boundingBox()]);
    expect(Math.abs((first?.width ?? 0) - (second?.width ?? 1000))).toBeLessThanOrEqual(2);
  }
});

for (const [label, choice, analytics] of [
  [ACCEPT, 'accepted', 'true'],
  [REJECT, 'essential-only', 'false'],
] as const) {
  test(`"${label}" stores ${choice} and analytics ${analytics} with the date, and hides the banner for good`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(ANALYTICS_NOTED);
    await openWithBanner(page);
    await page.getByRole('button', { name: label }).click();
    expect(await stored(page)).toMatchObject({ choice, analytics });
    expect(Math.abs(Date.parse((await stored(page)).date ?? '') - NOW.getTime())).toBeLessThan(60_000);
    await page.clock.runFor(400);
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await pageReady(page);
    await page.clock.runFor(3000);
    await expect(banner(page)).toHaveCount(0);
  });
}

test('hiding fades out over 0.3 s', async ({ page }) => {
  await openWithBanner(page);
  await rejectButton(page).click();
  await page.clock.runFor(250);
  await expect(banner(page)).toBeVisible();
  const fades = await banner(page).evaluate((node) =>
    [node, ...node.querySelectorAll('*')].some((part) => {
      const { transitionDuration, animationDuration } = getComputedStyle(part);
      return /(^|, )0\.3s/.test(transitionDuration) || /(^|, )0\.3s/.test(animationDuration);
    }),
  );
  expect(fades).toBe(true);
  await page.clock.runFor(100);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('the close button', () => {
  test('exists on small screens only, and stores no choice: the banner comes back at the next load', async ({
    page,
  }) => {
    await openWithBanner(page);
    await expect(closeButton(page)).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await closeButton(page).click();
    await page.clock.runFor(400);
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ choice: null, analytics: null, date: null });
    await page.reload();
    await pageReady(page);
    await page.clock.runFor(1500);
    await expect(banner(page)).toBeVisible();
  });
});

// What each choice does at start-up, and how long it holds: src/consent/consent.test.ts and src/consent/consent-store.test.ts.
test('a refusal of an earlier visit clears analytics and advertising cookies, leaves the others and asks nothing', async ({
  page,
  baseURL,
}) => {
  await plantCookies(page, [...TRACKING, 'tema', 'sessao', 'x_ga'], baseURL);
  await rememberChoice(page, 'essential-only', new Date(NOW.getTime() - 330 * DAY).toISOString());
  await openStopped(page);
  await expect.poll(() => cookieNames(page).then((names) => names.sort())).toEqual(['sessao', 'tema', 'x_ga']);
  await page.clock.runFor(3000);
  await expect(banner(page)).toHaveCount(0);
});

test('a choice older than 12 months is asked again', async ({ page }) => {
  await rememberChoice(page, 'accepted', new Date(NOW.getTime() - 367 * DAY).toISOString());
  await openWithBanner(page);
  await rejectButton(page).click();
  expect(await stored(page)).toMatchObject({ choice: 'essential-only', analytics: 'false' });
});

test('"Preferências de cookies" in the footer of each page brings the banner back', async ({ page }) => {
  await rememberChoice(page, 'essential-only');
  for (const path of ['/', '/politica-privacidade']) {
    await openStopped(page, path);
    await page.clock.runFor(1500);
    await expect(banner(page)).toHaveCount(0);
    await cookiePreferences(page).click();
    await page.clock.runFor(1000);
    await expect(banner(page)).toBeVisible();
  }
});

/** A Sunday evening: «Fechada · abre amanhã às 9h» is the longest line of an ordinary week. */
const SUNDAY = new Date('2026-11-22T20:00:00Z');

for (const [width, height, letters] of [360, 390].flatMap((width) =>
  [16, 24, 32].map((letters) => [width, width === 360 ? 640 : 844, letters] as const),
)) {
  test(`at ${width}×${height} and letters of ${letters} px the banner takes at most half the screen, moves nothing and leaves «Aberta agora» in sight`, async ({
    page,
  }) => {
    // It stands where it will stay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await openStopped(page, '/', SUNDAY);
    const heading = () => page.getByRole('heading', { level: 1 }).boundingBox();
    const before = await heading();
    await page.clock.runFor(1500);
    await expect(banner(page)).toBeVisible();
    expect(await heading()).toEqual(before);
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height / 2);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    const state = await page.locator('[data-opening]').boundingBox();
    expect((state?.y ?? height) + (state?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await acceptButton(page).scrollIntoViewIfNeeded();
    await acceptButton(page).click({ trial: true });
    const calls = page.locator('a[href^="tel:"]').filter({ visible: true });
    const reached = await calls.evaluateAll((links) =>
      links.some((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    );
    expect(reached, 'a way to call').toBe(true);
  });
}

test('changing from accepted to essential clears what was set meanwhile', async ({ page, baseURL, complaints }) => {
  complaints.allow(ANALYTICS_NOTED);
  await rememberChoice(page, 'accepted');
  await openStopped(page);
  await plantCookies(page, TRACKING, baseURL);
  await cookiePreferences(page).click();
  await page.clock.runFor(1000);
  await rejectButton(page).click();
  await expect.poll(() => cookieNames(page)).toEqual([]);
});
