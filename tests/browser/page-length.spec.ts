import type { Page } from '@playwright/test';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';

/** While the pharmacy is closed its first view is longer: whom one can call stands in it. */
const NIGHT = new Date('2026-11-21T03:00:00Z');

/** The home page as it is for who has read all of it. */
async function openWhole(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await page.clock.setFixedTime(NIGHT);
  await answerCookies(page);
  await page.goto('/');
  for (const island of await page.locator('main astro-island').all()) {
    // The island itself has no box; what is in it has.
    await island.evaluate((node) => node.firstElementChild?.scrollIntoView());
    await expect(island).not.toHaveAttribute('ssr', { timeout: 15_000 });
  }
}

// Ten questions of the counter, a delivery choice, further facts and the partners' providers took it there from 11,500.
test('on a phone of 360 px the whole page is at most 12,800 px long', async ({ page }) => {
  test.slow();
  await openWhole(page, { width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_800);
});

test('on a desktop the story and the hours are about as long as what stands beside them', async ({ page }) => {
  await openWhole(page, { width: 1280, height: 800 });
  const ends = await page.locator('#sobre h2 + div > div').evaluateAll((columns) =>
    columns.map((column) => {
      const last = column.lastElementChild ?? column;
      return last.getBoundingClientRect().bottom - column.getBoundingClientRect().top;
    }),
  );
  expect(ends).toHaveLength(2);
  expect(Math.min(...ends) / Math.max(...ends)).toBeGreaterThan(0.75);
});
