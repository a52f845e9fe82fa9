import { answerCookies, banner, cookiePreferences } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field, formReady } from './form.ts';
import { openStopped } from './islands.ts';

const script = (name: string) => new RegExp(`/_astro/${name}\\.[^/]*js$`);

test('whoever has chosen loads no code of the banner, until they ask for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loaded = () => asked.filter((url) => script('Banner').test(url)).length;
  await answerCookies(page);
  await openStopped(page);
  // As long as the banner would take to come, and more.
  await page.clock.runFor(3000);
  expect(loaded()).toBe(0);
  await cookiePreferences(page).click();
  await expect(banner(page)).toBeVisible();
  expect(loaded()).toBe(1);
});

test('no island hydrates before the page is idle', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    addEventListener('now-idle', () => {
      for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
    });
  });
  const idle = () => page.evaluate(() => dispatchEvent(new Event('now-idle')));
  const waiting = page.locator('astro-island[ssr]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'load' });
  // The runtime that would hydrate them is there.
  await page.waitForFunction(() => customElements.get('astro-island'));
  const all = await waiting.count();
  expect(all).toBeGreaterThan(4);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await waiting.count()).toBe(all);
  expect(asked.filter((url) => script('react').test(url))).toEqual([]);

  await expect(async () => {
    await idle();
    expect(await page.locator('astro-island[ssr][client="page"]').count()).toBe(0);
  }).toPass();
});

test('the form is not hydrated until it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loaded = () => asked.filter((url) => script('near').test(url)).length;
  await answerCookies(page);
  await page.goto('/');
  await expect(page.locator('astro-island[ssr][client="page"]')).toHaveCount(0);
  expect(loaded()).toBe(0);
  await field(page, 'nome').focus();
  await formReady(page);
  expect(loaded()).toBe(1);
});
