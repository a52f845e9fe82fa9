import type { Page } from '@playwright/test';
import { ANALYTICS_NOTED, acceptButton, menuButton, publishNotices, rejectButton, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openStopped, pageReady, workerReady } from './islands.ts';

test.use({ serviceWorkers: 'allow' });

test('the privacy policy lists exactly what a visit leaves on the device', async ({ page, context, complaints }) => {
  complaints.allow(ANALYTICS_NOTED);
  await publishNotices(page, { texto: 'Fechados hoje.' });
  await page.goto('/');
  await page.locator('[data-aviso]').getByRole('button').click();
  await pageReady(page);
  await themeButton(page).click();
  await acceptButton(page).click();
  await workerReady(page);
  const stored = await page.evaluate(async () => {
    await fetch('/avisos.json');
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    return [Object.keys(localStorage), Object.keys(sessionStorage), await caches.keys(), databases].flat();
  });
  const cookies = (await context.cookies()).map(({ name }) => name);
  await page.goto('/politica-privacidade');
  const listed = await page.getByRole('main').locator('td:first-child code').allInnerTexts();
  // A cache of pages is named after their build.
  const found = [...stored, ...cookies].map((name) => name.replace(/^pages-.*/, 'pages-*'));
  expect(found.toSorted()).toEqual(listed.toSorted());
});

const waiting = (page: Page) => page.locator('astro-island[ssr]');

/** The scripts of React and of the islands, by their names without hash. */
const FRAMEWORK = ['react', 'near'];

test('who only reads gets no framework, cookie, storage or third party', async ({ page, form, context, outbound }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name = ''] = /\/_astro\/([^/]+)\.[^./]+\.js$/.exec(request.url()) ?? [];
    asked.add(name);
  });
  // A long way down: on a wide screen the map of a pharmacy with few services is near from the start.
  await page.setViewportSize({ width: 320, height: 500 });
  await openStopped(page);
  await page.clock.runFor(2000);
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await rejectButton(page).click();
  await menuButton(page).click();
  await themeButton(page).click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(20_000);
  await page.waitForLoadState('networkidle');
  expect(FRAMEWORK.filter((name) => asked.has(name))).toEqual([]);
  expect(outbound).toEqual([]);
  const all = await waiting(page).count();
  expect(all).toBeGreaterThan(1);
  await page.mouse.wheel(0, 40);
  for (const name of FRAMEWORK) await expect.poll(() => asked.has(name), name).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await waiting(page).count()).toBe(all);
  await page.clock.resume();
  await form.field('nome').focus();
  await form.ready();
  expect(await waiting(page).count(), 'the form').toBeLessThan(all);
  expect(await waiting(page).count(), 'what is far from it does not').toBeGreaterThan(0);

  await page.locator('#como-chegar').scrollIntoViewIfNeeded();
  expect(outbound, 'on a phone the map is folded').toEqual([]);
  await page.locator('#como-chegar summary').click();
  await expect.poll(() => outbound.map((url) => new URL(url).hostname)).toEqual(['www.openstreetmap.org']);
  outbound.length = 0;
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(outbound, 'on a wide screen it comes when it is near').toEqual([]);
});
