import type { Page } from '@playwright/test';
import { shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './islands.ts';

const YEAR = 365 * 24 * 60 * 60;

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themeCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'tema');

/** Presses the control until the page shows this theme. */
async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await hydrated(themeButton(page));
  for (let press = 0; press < 3 && (await shownTheme(page)) !== theme; press++) await themeButton(page).click();
  expect(await shownTheme(page)).toBe(theme);
}

async function backgroundUnder(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme });
  return background(page);
}

test('the system decides the theme by default, also when it changes', async ({ page }) => {
  await page.goto('/');
  const light = await backgroundUnder(page, 'light');
  const dark = await backgroundUnder(page, 'dark');
  expect(light).not.toBe(dark);
  expect(await shownTheme(page)).toBe('system');
  expect(await themeCookie(page)).toBeUndefined();
});

for (const [system, theme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`in a ${system} system the control in the header makes the page ${theme}`, async ({ page }) => {
    await page.goto('/');
    const wanted = await backgroundUnder(page, theme);
    await page.emulateMedia({ colorScheme: system });
    await choose(page, theme);
    expect(await background(page)).toBe(wanted);
  });
}

test('the choice is kept for 365 days in the essential cookie "tema", strict and secure', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'dark');
  const cookie = await themeCookie(page);
  expect(cookie).toMatchObject({ value: 'dark', sameSite: 'Strict', secure: true, path: '/' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(60);
});

test('the choice holds on every page before anything is painted, without waiting for a script', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/');
  await choose(page, 'dark');
  await page.route('**/_astro/*.js', (route) => route.abort());
  for (const path of ['/', '/politica-privacidade']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await shownTheme(page)).toBe('dark');
  }
});

test('a cookie with nonsense leaves the decision to the system', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'tema', value: '"><script>', url: baseURL ?? '' }]);
  await page.goto('/');
  expect(await shownTheme(page)).toBe('system');
});

test('the control can be used with the keyboard and says its state', async ({ page }) => {
  await page.goto('/');
  await hydrated(themeButton(page));
  const nameOf = () =>
    themeButton(page).evaluate(
      (node) => `${node.getAttribute('aria-label')} ${node.textContent} ${node.getAttribute('aria-pressed')}`,
    );
  const before = [await nameOf(), await shownTheme(page)];
  await themeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownTheme(page)).not.toBe(before[1]);
  expect(await nameOf()).not.toBe(before[0]);
});
