import type { Page, Route } from '@playwright/test';
import { shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openStopped } from './islands.ts';

const SCRIPTS = '**/_astro/*.js';
const toggle = (page: Page) => page.locator('astro-island[client="press"]');

test('a control that waits for a press is hydrated by nobody else', async ({ page }) => {
  await openStopped(page);
  await page.clock.runFor(10_000);
  await expect(toggle(page)).toHaveAttribute('ssr', '');
});

for (const [way, press] of [
  ['a click', (page: Page) => themeButton(page).click()],
  ['the keyboard', (page: Page) => themeButton(page).press('Enter')],
  ['a press before its code is there, as a finger does', (page: Page) => themeButton(page).dispatchEvent('click')],
] as const) {
  test(`its first press counts, once: ${way}`, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('astro-island[ssr][client="page"]')).toHaveCount(0);
    await press(page);
    await expect.poll(() => shownTheme(page)).toBe('light');
    await expect(toggle(page)).not.toHaveAttribute('ssr');
    await themeButton(page).click();
    expect(await shownTheme(page)).toBe('dark');
  });
}

test('a press is kept while its code is on the way', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route: Route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The runtime that listens is there.
  await page.waitForFunction(() => customElements.get('astro-island'));
  await themeButton(page).click();
  release();
  await expect.poll(() => shownTheme(page)).toBe('light');
});

test('a control whose code does not load goes when it is pointed at', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|Error hydrating/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await page.waitForFunction(() => customElements.get('astro-island'));
  await toggle(page).dispatchEvent('pointerover');
  await expect(themeButton(page)).toBeHidden();
});
