import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import * as words from '../../src/slogans/words.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openStopped } from './islands.ts';

const { slogans } = loadPharmacy();
const PERIOD = 5000;
const FADE = 500;

const slogan = (page: Page) => page.locator('[data-slogan]');
const pause = (page: Page) => page.getByRole('button', { name: words.pause });
const goOn = (page: Page) => page.getByRole('button', { name: words.goOn });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a slogan stays for 5 s, in order and in one height; none moves for who wants it still', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  // The banner makes room for itself at the end of the page.
  await answerCookies(page);
  const openAtFirst = async () => {
    await openStopped(page);
    await slogan(page).scrollIntoViewIfNeeded();
    await expect(slogan(page)).toContainText(slogans[0] ?? '');
  };
  await openAtFirst();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.clock.runFor(PERIOD);
  await expect(slogan(page)).toContainText(slogans[0] ?? '');
  await expect(slogan(page)).toHaveCSS('transition', 'opacity 0.5s');
  await page.clock.runFor(2 * FADE);
  for (const text of [...slogans.slice(1), ...slogans.slice(0, 2)]) {
    await expect(slogan(page)).toContainText(text);
    expect(await height()).toBe(before);
    await page.clock.runFor(PERIOD);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtFirst();
  await page.clock.runFor(4 * PERIOD);
  await expect(slogan(page)).toContainText(slogans[0] ?? '');
  await goOn(page).click();
  await page.clock.runFor(PERIOD + FADE / 2);
  await expect(slogan(page)).toHaveAttribute('data-fading');
  await pause(page).click();
  await expect(page.getByRole('status').filter({ hasText: words.paused }), 'it is said').toHaveCount(1);
  await expect(slogan(page), 'seen again').not.toHaveAttribute('data-fading');
  await page.clock.runFor(4 * PERIOD);
  await expect(slogan(page)).toContainText(slogans[0] ?? '');
  await goOn(page).click();
  await page.clock.runFor(PERIOD + 2 * FADE);
  await expect(slogan(page)).toContainText(slogans[1] ?? '');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(4 * PERIOD);
  await expect(slogan(page)).toContainText(slogans[1] ?? '');
});
