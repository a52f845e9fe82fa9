import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './islands.ts';
import { IS_ANOTHER } from './looks.ts';

/** While the pharmacy is closed its first view is longer: whom one can call stands in it. */
const NIGHT = new Date('2026-11-21T03:00:00Z');

// Ten questions of the counter, a delivery choice, further facts and the partners' providers took it there from 11,500; the last 200
// are the form's, which says at night when a request is read and whom one can call.
test('the home page is at most 13,000 px long on a phone; on a desktop columns are about even, and contacts fill their rows', {
  tag: '@any',
}, async ({ page }) => {
  await page.clock.setFixedTime(NIGHT);
  await answerCookies(page);
  await openHydrated(page);
  await page.setViewportSize({ width: 360, height: 640 });
  // The content of another pharmacy may be longer, and its story too.
  if (!IS_ANOTHER) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(13_000);

  await page.setViewportSize({ width: 1280, height: 800 });
  const ends = await page.locator('#sobre h2 + div > div').evaluateAll((columns) =>
    columns.map((column) => {
      const last = column.lastElementChild ?? column;
      return last.getBoundingClientRect().bottom - column.getBoundingClientRect().top;
    }),
  );
  expect(ends, 'the story, and the hours beside it').toHaveLength(2);
  if (!IS_ANOTHER) expect(Math.min(...ends) / Math.max(...ends)).toBeGreaterThan(0.75);

  const rows = await page.locator('#contactos dl').evaluate((list) => {
    const boxes = [...list.children].map((way) => way.getBoundingClientRect());
    const ends = Object.groupBy(boxes, ({ top }) => Math.round(top));
    return Object.values(ends).map(
      (row = []) => list.getBoundingClientRect().right - Math.max(...row.map(({ right }) => right)),
    );
  });
  expect(rows.filter((rest) => rest > 1)).toEqual([]);
});
