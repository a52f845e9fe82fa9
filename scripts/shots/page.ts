import type { Page } from '@playwright/test';
import { test as base } from '../../tests/browser/fixtures.ts';

/** A Wednesday at eleven, when a pharmacy is open. */
const NOW = '2026-11-18T11:00:00Z';

const isDocument = ({ pathname }: URL) => !pathname.includes('.') && !pathname.startsWith('/_astro');

/** On a first visit the font may come too late to be used; on every other one it is there. */
export async function hideTextUntilFont(page: Page): Promise<void> {
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/** Playwright's test for pictures: the pharmacy is open, and the page has its font from the first paint. */
export const test = base.extend({
  page: async ({ page, complaints }, use) => {
    complaints.allow(/./);
    await page.clock.setFixedTime(NOW);
    await hideTextUntilFont(page);
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
