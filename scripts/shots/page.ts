import type { Page } from '@playwright/test';
import { test as base } from '../../tests/browser/fixtures.ts';

/** A Wednesday at eleven, when a pharmacy is open. */
const NOW = '2026-11-18T11:00:00Z';

/** Playwright's test for pictures: the pharmacy is open. */
export const test = base.extend({
  page: async ({ page, complaints }, use) => {
    complaints.allow(/./);
    await page.clock.setFixedTime(NOW);
    await use(page);
  },
});

/** Waits until the font and every picture have loaded, and scrolls to the top. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode();
    }
    scrollTo(0, 0);
  });
}
