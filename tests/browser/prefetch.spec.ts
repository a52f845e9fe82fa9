import type { Page } from '@playwright/test';
import { FOOTER } from '../../src/document/words.ts';
import { answerCookies, menu } from './controls.ts';
import { test } from './deployments.ts';
import { expect } from './fixtures.ts';

const PREFETCH_FILE = '/prefetch.speculationrules';

const PRIVACY = '/politica-privacidade';

const privacyLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: FOOTER.privacy });

/** Presses the first link of the menu, which leads to a section of the home page, and thinks better of it. */
async function beginToPress(page: Page): Promise<void> {
  await menu(page).getByRole('link').first().hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

test('resting on a link, or beginning to press it, gets its page once', async ({ page, origin }) => {
  const times = (path: string) => origin.asked.filter((asked) => asked === path).length;
  await answerCookies(page);
  await page.goto('/');
  await expect.poll(() => times(PREFETCH_FILE)).toBe(1);
  await beginToPress(page);
  expect(times(PRIVACY), 'nothing is got before somebody wants it').toBe(0);
  await privacyLink(page).hover();
  await expect.poll(() => times(PRIVACY)).toBe(1);
  expect(times('/'), 'nothing on the home page itself').toBe(1);
  await privacyLink(page).click();
  await expect(page).toHaveURL(new RegExp(`${PRIVACY}$`));
  expect(times(PRIVACY), 'pressing it asks for nothing more').toBe(1);
  await expect.poll(() => times(PREFETCH_FILE)).toBe(2);
  await beginToPress(page);
  await expect.poll(() => times('/')).toBe(2);
});
