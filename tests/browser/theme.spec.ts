import type { Page } from '@playwright/test';
import { THEME_LABELS } from '../../src/document/words.ts';
import { themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { pageReady, SCRIPTS } from './islands.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

// The cookie of a press, and for how long: src/document/theme.test.ts.
test('the theme is the system’s, or that of a press, before the first paint; who wants more contrast or less motion gets it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const backgroundUnder = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    return background(page);
  };
  await page.goto('/');
  await pageReady(page);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['text-muted', 'line'].map((role) => style.getPropertyValue(`--color-${role}`));
    });
  const before = await colours();
  await page.emulateMedia({ contrast: 'more' });
  expect(await colours()).not.toEqual(before);
  await page.emulateMedia({ contrast: null, reducedMotion: 'reduce' });
  const [dark, light] = [await backgroundUnder('dark'), await backgroundUnder('light')];
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await themeButton(page).click();
  expect(await background(page)).toBe(light);
  await expect(page.getByRole('status').filter({ hasText: THEME_LABELS.light }), 'it is said').toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'light' });
  await themeButton(page).click();
  expect(await background(page)).toBe(dark);
  await page.route(SCRIPTS, (route) => route.abort());
  for (const path of ['/', '/politica-privacidade']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await background(page)).toBe(dark);
  }
});
