import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { pageReady } from './islands.ts';

const { interface: texts } = loadPharmacy();
const YEAR = 365 * 24 * 60 * 60;

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themeCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'tema');

/** Presses the control until the page shows this theme. */
async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await pageReady(page);
  for (let press = 0; press < 3 && (await shownTheme(page)) !== theme; press++) await themeButton(page).click();
  expect(await shownTheme(page)).toBe(theme);
}

async function backgroundUnder(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme });
  return background(page);
}

test('the system decides the theme until the control in the header does, for 365 days, on every page before its first paint', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/');
  const ground = { light: await backgroundUnder(page, 'light'), dark: await backgroundUnder(page, 'dark') };
  expect(ground.light).not.toBe(ground.dark);
  expect(await shownTheme(page)).toBe('system');
  expect(await themeCookie(page)).toBeUndefined();
  for (const [system, theme, label] of [
    ['dark', 'light', texts.tema.claro],
    ['light', 'dark', texts.tema.escuro],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await choose(page, theme);
    expect(await background(page)).toBe(ground[theme]);
    await expect(themeButton(page)).toHaveAccessibleName(label);
  }
  const cookie = await themeCookie(page);
  expect(cookie).toMatchObject({ value: 'dark', sameSite: 'Strict', secure: true, path: '/' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(60);
  await page.route('**/_astro/*.js', (route) => route.abort());
  for (const path of ['/', '/politica-privacidade']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await shownTheme(page)).toBe('dark');
  }
});
