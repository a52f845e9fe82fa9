import type { Locator, Page } from '@playwright/test';
import * as words from '../../src/consent/words.ts';
import { centreOf, isInSight } from './clipping.ts';
import { ANALYTICS_NOTED, acceptButton, banner, closeButton, cookiePreferences, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { elapsed, openStopped, pageReady } from './islands.ts';
import { sizeOf } from './looks.ts';

test.use({ hasTouch: true, viewport: sizeOf('360×740') });

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Lets some seconds of another visit go by, in which no banner comes. */
async function expectSilence(page: Page): Promise<void> {
  await pageReady(page);
  await page.clock.runFor(3000);
  await expect(banner(page)).toHaveCount(0);
}

/** From now on animations stand still, or pass ten times as fast. */
async function paceAnimations(page: Page): Promise<(pace: 0 | 10) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  return (playbackRate) => cdp.send('Animation.setPlaybackRate', { playbackRate });
}

/** In the page: what makes one button weigh more than another. */
function lookOf(button: Element): unknown[] {
  const { backgroundColor, color, fontSize, fontWeight, borderTopWidth } = getComputedStyle(button);
  return [backgroundColor, color, fontSize, fontWeight, borderTopWidth, button.clientWidth, button.clientHeight];
}

// The keys that each choice stores, its effect at start-up, and how long it holds: src/consent/consent-store.test.ts
// and consent.test.ts.
test('the banner slides in after 1 s and asks evenly; other tabs follow', async ({ page, context, complaints }) => {
  complaints.allow(ANALYTICS_NOTED);
  const place = page.locator('[data-cookie-banner]');
  const topOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().top);
  const sheet = place.locator('> div');
  const pace = await paceAnimations(page);
  await pace(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStopped(page);
  await expect(place).toBeHidden();
  const { top, bottom } = await place.evaluate((node) => node.getBoundingClientRect().toJSON());
  await page.mouse.click(180, bottom - 20);
  expect(await stored(page), 'its place takes no answer before').toEqual({});
  const start = await elapsed(page);
  await page.clock.runFor(990 - start);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(10 + start);
  await expect(banner(page)).toBeVisible();
  expect(await topOf(sheet), 'it begins below its place').toBe(bottom);
  await pace(10);
  await expect.poll(() => topOf(sheet)).toBe(top);
  const announced = page.getByRole('status').filter({ hasText: words.question });
  await expect(announced, 'a screen reader says it once').toHaveCount(1);
  const answers = acceptButton(page).locator('..');
  await expect(answers, 'it stands still for 0.7 s before a press counts').toHaveCSS('animation-delay', '0.9s');

  await expect(banner(page).locator('a[href^="/politica-privacidade"]')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const looks = await Promise.all([acceptButton(page), rejectButton(page)].map((button) => button.evaluate(lookOf)));
    expect(looks[0]).toEqual(looks[1]);
  }
  await expect(closeButton(page), 'a wide screen has room').toHaveCount(0);
  await page.setViewportSize(sizeOf('360×740'));
  await closeButton(page).click();
  await page.clock.runFor(400);
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page), 'closing it is no answer').toEqual({});

  await pace(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.runFor(1500);
  await expect(banner(page)).toBeVisible();
  expect(await topOf(sheet), 'without motion it stands there at once').toBe(top);
  await pace(10);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const other = await context.newPage();
  await other.goto('/politica-privacidade');
  await pageReady(other);
  await acceptButton(page).click();
  expect(await stored(page)).toMatchObject({ 'cookie-consent': 'accepted' });
  await expectSilence(other);
  for (const path of ['/politica-privacidade', '/']) {
    await page.goto(path);
    await expectSilence(page);
    await cookiePreferences(page).click();
    await expect(banner(page)).toBeVisible();
  }
  await cookiePreferences(other).click();
  await expect(banner(other)).toBeVisible();
  await context.addCookies(['_ga_ABC123', 'tema', 'x_ga'].map((name) => ({ name, value: '1', url: page.url() })));
  await rejectButton(page).click();
  // The other tab hears of it a moment later.
  await expect(banner(other)).toHaveAttribute('data-leaving');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name).sort()).toEqual(['tema', 'x_ga']);
  await page.clock.runFor(250);
  await expect(banner(page)).toHaveCSS('opacity', '0');
  await expect(banner(page)).toHaveCSS('transition-duration', '0.3s');
  await page.clock.runFor(150);
  for (const tab of [page, other]) await expect(banner(tab)).toHaveCount(0);
});

test('a press that may have been meant for what the banner covers answers nothing', async ({ page }) => {
  const pace = await paceAnimations(page);
  await pace(0);
  await openStopped(page);
  await page.clock.runFor(1500);
  await expect(banner(page)).toBeVisible();
  await page.clock.resume();
  await test.step('presses under it when it has just come', async () => {
    for (const part of [acceptButton(page), rejectButton(page), banner(page).getByRole('link')])
      await page.touchscreen.tap(...(await centreOf(part)));
    // One that ends when it stands still.
    await page.mouse.move(...(await centreOf(acceptButton(page))));
    await page.mouse.down();
    await pace(10);
    await expect.poll(() => isInSight(acceptButton(page))).toBe(true);
    await page.mouse.up();
    await expect(banner(page)).toBeVisible();
    expect(await stored(page), 'nothing that began before counts').toEqual({});
  });
  await test.step('a press after it stands still', async () => {
    await page.touchscreen.tap(...(await centreOf(rejectButton(page))));
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toMatchObject({ 'cookie-consent': 'essential-only' });
  });

  await test.step('asked back, it says what is chosen and takes a press at once', async () => {
    await pace(0);
    await cookiePreferences(page).click();
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toHaveAccessibleDescription(new RegExp(words.reject));
    await expect(banner(page)).toContainText(words.reject);
    await page.touchscreen.tap(...(await centreOf(rejectButton(page))));
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step('✕ and a key, at once', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.touchscreen.tap(...(await centreOf(closeButton(page))));
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    // A screen reader's action, as Firefox makes a click of it.
    await rejectButton(page).evaluate((node) =>
      node.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1 })),
    );
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await rejectButton(page).press('Enter');
    expect(await stored(page)).toMatchObject({ 'cookie-consent': 'essential-only' });
  });
});
