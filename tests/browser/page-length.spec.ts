import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './islands.ts';

/** While the pharmacy is closed its first view is longer: whom one can call stands in it. */
const NIGHT = new Date('2026-11-21T03:00:00Z');

// Ten questions of the counter, a delivery choice, further facts and the partners' providers took it there from 11,500.
test('read to its end, the home page is at most 12,800 px long on a phone, and on a desktop its columns about even', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NIGHT);
  await answerCookies(page);
  await openHydrated(page);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_800);

  // The story, and the hours beside it.
  await page.setViewportSize({ width: 1280, height: 800 });
  const ends = await page.locator('#sobre h2 + div > div').evaluateAll((columns) =>
    columns.map((column) => {
      const last = column.lastElementChild ?? column;
      return last.getBoundingClientRect().bottom - column.getBoundingClientRect().top;
    }),
  );
  expect(ends).toHaveLength(2);
  expect(Math.min(...ends) / Math.max(...ends)).toBeGreaterThan(0.75);
});
