import { ANALYTICS_NOTED, acceptButton, publishNotices, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { pageReady, workerReady } from './islands.ts';

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

test('before a choice there is no cookie, storage or third party', async ({ page, context, outbound }) => {
  // A long way down: on a wide screen the map of a pharmacy with few services is near from the start.
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(outbound).toEqual([]);
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
