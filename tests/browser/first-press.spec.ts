import type { Page, Route } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answerCookies, banner, cookiePreferences, shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openUnscripted, pageReady } from './islands.ts';

const { interface: texts } = loadPharmacy();
const SCRIPTS = '**/_astro/*.js';

/** Opens the home page, whose scripts come only when the returned function is called. */
async function openEarly(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route: Route) => {
    await released;
    await route.continue();
  });
  await answerCookies(page);
  await openUnscripted(page);
  return release;
}

test('a press that comes before the page’s script is kept, and counts once', async ({ page }) => {
  const release = await openEarly(page);
  await themeButton(page).click();
  await page.getByRole('button', { name: texts.slogans.pausar }).click();
  await cookiePreferences(page).click();
  release();
  await expect.poll(() => shownTheme(page)).toBe('light');
  await expect(page.getByRole('button', { name: texts.slogans.continuar })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await pageReady(page);
  expect(await shownTheme(page)).toBe('light');
  await themeButton(page).click();
  expect(await shownTheme(page)).toBe('dark');
});

test('the keyboard’s press is kept too', async ({ page }) => {
  const release = await openEarly(page);
  await themeButton(page).press('Enter');
  release();
  await expect.poll(() => shownTheme(page)).toBe('light');
});

test('where the page’s script does not load, the controls that need it go', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('button', { name: texts.slogans.pausar })).toBeHidden();
  await expect(themeButton(page)).toBeHidden();
  await expect(cookiePreferences(page)).toBeHidden();
});

test('a part of the page’s script that throws stops alone', async ({ page, complaints }) => {
  complaints.allow(/page error: broken on purpose/);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/');
  await themeButton(page).click();
  expect(await shownTheme(page)).toBe('light');
  await expect(banner(page)).toBeVisible();
});
