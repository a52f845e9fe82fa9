import { answerCookies, banner, cookiePreferences, shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field, formReady } from './form.ts';
import { hydrated, openStopped } from './islands.ts';

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

test('nothing hydrates before the page is idle', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    addEventListener('now-idle', () => {
      for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
    });
  });
  const idle = () => page.evaluate(() => dispatchEvent(new Event('now-idle')));
  const asleep = page.locator('astro-island[ssr]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'load' });
  // The runtime that would wake them is there.
  await page.waitForFunction(() => customElements.get('astro-island'));
  const all = await asleep.count();
  expect(all).toBeGreaterThan(5);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await asleep.count()).toBe(all);
  expect(asked.filter((url) => script('react').test(url))).toEqual([]);

  await expect(async () => {
    await idle();
    expect(await page.locator('astro-island[ssr][client="page"]').count()).toBe(0);
  }).toPass();
});

test('the form sleeps until it comes near', async ({ page }) => {
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

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap loads no tooltips', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await answerCookies(page);
    await page.goto('/');
    await hydrated(themeButton(page));
    // Asked for with the focus, so before what the tap itself does is seen.
    await themeButton(page).tap();
    await expect.poll(() => shownTheme(page)).toBe('light');
    expect(asked.filter((url) => script('TooltipLayer').test(url))).toEqual([]);
  });
});
