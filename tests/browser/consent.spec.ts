import type { Page } from '@playwright/test';
import { isOnTop } from './clipping.ts';
import { ANALYTICS_NOTED, acceptButton, banner, closeButton, cookiePreferences, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { elapsed, NOW, openStopped, pageReady } from './islands.ts';
import { sizeOf } from './looks.ts';

const TRACKING = ['_ga', '_ga_ABC123', '_gat', '_gat_UA_1', '_gid', '_gcl_au', '_fbp', '_fbc'];

const stored = (page: Page) =>
  page.evaluate(() => ({
    choice: localStorage.getItem('cookie-consent'),
    analytics: localStorage.getItem('analytics-consent'),
    date: localStorage.getItem('cookie-consent-date'),
  }));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

/** Whether some part of the banner is animated, or changes one of these properties over time. */
const moves = (page: Page) =>
  banner(page).evaluate((node) =>
    [node, ...node.querySelectorAll('*')].some((part) => {
      const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(part);
      const animates = animationName !== 'none' && parseFloat(animationDuration) > 0.01;
      return animates || (/transform|translate|all/.test(transitionProperty) && parseFloat(transitionDuration) > 0.01);
    }),
  );

/** Lets some seconds of another visit go by, in which no banner comes. */
async function expectSilence(page: Page): Promise<void> {
  await pageReady(page);
  await page.clock.runFor(3000);
  await expect(banner(page)).toHaveCount(0);
}

test('the banner slides in after 1 s, asks evenly, and once accepted notes it with the date and stays away', async ({
  page,
  complaints,
}) => {
  complaints.allow(ANALYTICS_NOTED);
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
  expect(await moves(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moves(page), 'but not for who wants less motion').toBe(false);

  await expect(banner(page).locator('a[href^="/politica-privacidade"]')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = await Promise.all(
      [acceptButton(page), rejectButton(page)].map((button) =>
        button.evaluate((node) => {
          const { backgroundColor, color, fontSize, fontWeight, borderTopWidth } = getComputedStyle(node);
          return { backgroundColor, color, fontSize, fontWeight, borderTopWidth, height: node.clientHeight };
        }),
      ),
    );
    expect(first).toEqual(second);
    const [one, other] = await Promise.all([acceptButton(page).boundingBox(), rejectButton(page).boundingBox()]);
    expect(Math.abs((one?.width ?? 0) - (other?.width ?? 1000))).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await acceptButton(page).click();
  expect(await stored(page)).toMatchObject({ choice: 'accepted', analytics: 'true' });
  expect(Math.abs(Date.parse((await stored(page)).date ?? '') - NOW.getTime())).toBeLessThan(60_000);
  await page.clock.runFor(400);
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expectSilence(page);
});

test('on a phone the privacy page’s own first words are larger than the question about cookies: nothing larger comes late', {
  tag: '@any',
}, async ({ page }) => {
  for (const screen of ['360×640', '412×823']) {
    await page.setViewportSize(sizeOf(screen));
    await openWithBanner(page, '/politica-privacidade');
    expect(await page.evaluate(largestPaint), screen).toBe('ARTICLE');
  }
});

test('on a small screen alone it can be closed, which stores nothing; a refusal does, and it fades out over 0.3 s', async ({
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
  await expect(banner(page), 'it comes back at the next load').toBeVisible();

  await rejectButton(page).click();
  expect(await stored(page)).toMatchObject({ choice: 'essential-only', analytics: 'false' });
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
  await page.reload();
  await expectSilence(page);
});

// What each choice does at start-up, and how long it holds: src/consent/consent.test.ts and src/consent/consent-store.test.ts.
test('"Preferências de cookies" on each page brings the banner back; refusing then clears what was set meanwhile', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(ANALYTICS_NOTED);
  await rememberChoice(page, 'accepted');
  for (const path of ['/politica-privacidade', '/']) {
    await openStopped(page, path);
    await expectSilence(page);
    await cookiePreferences(page).click();
    await page.clock.runFor(1000);
    await expect(banner(page)).toBeVisible();
  }
  await plantCookies(page, [...TRACKING, 'tema', 'x_ga'], baseURL);
  await rejectButton(page).click();
  await expect.poll(() => cookieNames(page).then((names) => names.sort())).toEqual(['tema', 'x_ga']);
});

test('a choice that another tab stores within the first second keeps the banner from coming', async ({ page }) => {
  await openStopped(page);
  await page.evaluate(() => {
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
    localStorage.setItem('cookie-consent', 'essential-only');
  });
  await expectSilence(page);
});

/** A Sunday evening: «Fechada · abre amanhã às 9h» is the longest line of an ordinary week. */
const SUNDAY = new Date('2026-11-22T20:00:00Z');

for (const [letters, screens] of [
  [16, ['360×640', '390×844', '640×360', '320×256', '768×1024', '1280×800']],
  [24, ['360×640', '390×844', '768×1024', '1280×800']],
  [32, ['360×640', '390×844', '768×1024', '1280×800']],
] as const) {
  test(`with letters of ${letters} px the banner takes half the screen at most, shows three lines of its text, moves nothing, leaves «Aberta agora» and a way to call`, {
    tag: '@any',
  }, async ({ page }) => {
    await page.setViewportSize(sizeOf('360×640'));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await openStopped(page, '/', SUNDAY);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await page.clock.runFor(1500);
    await expect(banner(page)).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens) {
      await page.setViewportSize(sizeOf(screen));
      const box = await banner(page).boundingBox();
      expect(box?.height, screen).toBeLessThanOrEqual(sizeOf(screen).height / 2);
      await expect(banner(page)).toBeInViewport({ ratio: 1 });
      const { height } = sizeOf(screen);
      for (const answer of height < 640 ? [] : await banner(page).getByRole('button').all())
        await expect(answer, `in sight at ${screen}`).toBeInViewport({ ratio: 1 });
      const hasLines = await banner(page).locator('p').evaluate(showsThreeLines);
      if (height >= 640) expect(hasLines, `lines at ${screen}`).toBe(true);
      await heading.evaluate((node) => node.scrollIntoView());
      await heading.click({ trial: true, position: { x: 2, y: 2 } });
      // It scrolls inside, and the page stays.
      const scrolled = await page.evaluate(() => scrollY);
      for (const answer of [acceptButton(page), rejectButton(page)]) {
        await answer.scrollIntoViewIfNeeded();
        await answer.click({ trial: true });
      }
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.evaluate(() => scrollTo(0, 0));
      const calls = await page.locator('a[href^="tel:"]').filter({ visible: true }).all();
      const reached = await Promise.all(calls.map((call) => call.evaluate(isOnTop)));
      if (height < 640) continue;
      expect(reached, 'a way to call').toContain(true);
      const state = await page.locator('[data-opening]').boundingBox();
      expect((state?.y ?? 0) + (state?.height ?? 0), `the state at ${screen}`).toBeLessThanOrEqual(box?.y ?? 0);
    }
  });
}

/** In the page: whether three lines of a text, or all, are seen without scrolling it. */
function showsThreeLines(text: Element): boolean {
  const { clientHeight, scrollHeight } = text;
  const { lineHeight, paddingTop } = getComputedStyle(text);
  return clientHeight === scrollHeight || clientHeight >= parseFloat(paddingTop) + 3 * parseFloat(lineHeight);
}

/** In the page: the part of it that holds the largest thing painted so far, as browsers count it. */
function largestPaint(): Promise<string | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
      resolve(element?.closest('article, section')?.tagName);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
