import type { Page } from '@playwright/test';
import * as rental from '../../src/rental/words.ts';
import { NO_CODES } from '../../src/request/prescription.ts';
import { share } from '../../src/sharing/words.ts';
import { FULL_REQUEST, SMS } from '../request-words.ts';
import { answerCookies, publishNotices } from './controls.ts';
import { expect } from './fixtures.ts';
import { requestForm } from './form.ts';
import { openHydrated } from './islands.ts';

const NOTICES = [{ texto: 'Fechados no Natal.' }, { texto: 'Hoje estamos de serviço toda a noite.', tipo: 'urgente' }];

/** Asks for the link to the site, and what the first rental costs by its dates. */
async function askHelpers(page: Page): Promise<void> {
  await page.getByRole('button', { name: share }).click();
  await expect(page.locator('#contactos [role=status]').filter({ hasText: /./ })).toHaveCount(1);
  const byDates = page.getByRole('button', { name: rental.toDates });
  // Folded on a phone.
  if (!(await byDates.isVisible())) await page.locator('#aluguer summary', { hasText: rental.quoteTitle }).click();
  await byDates.click();
  await page.getByLabel(rental.firstDay).fill('2026-12-24');
  await page.getByLabel(rental.lastDay).fill('2026-12-30');
}

/**
 * Opens the home page with notices and sends a request, its codes read from an SMS, with an answer from every helper,
 * panel and toast: what can be met together stands side by side.
 */
export async function openSent(page: Page): Promise<void> {
  const form = requestForm(page);
  await answerCookies(page);
  await publishNotices(page, ...NOTICES);
  await openHydrated(page);
  await expect(page.locator('[data-aviso]').filter({ visible: true })).toHaveCount(2);
  await askHelpers(page);
  await form.fill({ ...FULL_REQUEST, ...NO_CODES });
  // A click on its summary would close again what a value has opened meanwhile.
  await form.unfold();
  await form.paste('numeroReceita', SMS);
  // The field refuses letters and says so; its code stays, and with it the answer of the reader.
  await form.field('codigoDispensa').pressSequentially('abc');
  await expect(form.undo).toBeVisible();
  // The clock stands still until the toast has the focus: after that it does not close by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await (await form.submit()).close();
  await page.clock.runFor(400);
  await form.panel.waitFor();
  await page.locator('.toast').waitFor();
  await page.keyboard.press('F6');
  await page.clock.resume();
}
