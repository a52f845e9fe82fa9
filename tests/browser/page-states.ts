import type { Locator, Page } from '@playwright/test';
import * as rental from '../../src/rental/words.ts';
import { share } from '../../src/sharing/words.ts';
import { formWords } from '../request-words.ts';
import { answerCookies, banner, publishNotices } from './controls.ts';
import { expect } from './fixtures.ts';
import { FULL_REQUEST, field, fillRequest, panel, paste, submit, unfold } from './form.ts';
import { openHydrated } from './islands.ts';

/** A state in which a visitor may meet a page. */
export interface PageState {
  /** Makes it come about, on a new page. */
  reach: (page: Page) => Promise<void>;
  /** The part that must still be there while the page is examined. */
  holds: (page: Page) => Locator;
  /**
   * The parts that are as in no other state. Where none is named it is the whole page, and another pharmacy's words
   * could change what is found.
   */
  parts?: string[];
}

const NOTICES = [{ texto: 'Fechados no Natal.' }, { texto: 'Hoje estamos de serviço toda a noite.', tipo: 'urgente' }];
const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';

/** Asks for the link to the site, and what the first rental costs by its dates. */
async function askHelpers(page: Page): Promise<void> {
  await page.getByRole('button', { name: share }).click();
  await expect(page.locator('#contactos [role=status]')).not.toBeEmpty();
  const byDates = page.getByRole('button', { name: rental.toDates });
  // Folded on a phone.
  if (!(await byDates.isVisible())) await page.locator('#aluguer summary', { hasText: rental.quoteTitle }).click();
  await byDates.click();
  await page.getByLabel(rental.firstDay).fill('2026-12-24');
  await page.getByLabel(rental.lastDay).fill('2026-12-30');
}

/** Every state, by its name. Those that can be met together are one: what axe looks at stands side by side. */
export const PAGE_STATES: Record<string, PageState> = {
  'the home page, its form empty, under the cookie banner': {
    async reach(page) {
      await openHydrated(page);
      await expect(page.locator('[data-open] [data-opening]')).toBeVisible();
    },
    holds: banner,
  },
  'notices, and a request sent, its codes read from an SMS, with an answer from every helper, panel and toast': {
    async reach(page) {
      await answerCookies(page);
      await publishNotices(page, ...NOTICES);
      await openHydrated(page);
      await expect(page.locator('[data-aviso]').filter({ visible: true })).toHaveCount(2);
      await askHelpers(page);
      await fillRequest(page, { ...FULL_REQUEST, numeroReceita: '', codigoDispensa: '', codigoOpcao: '' });
      // A click on its summary would close again what a value has opened meanwhile.
      await unfold(page);
      await paste(page, field(page, 'numeroReceita'), SMS);
      // The field refuses letters and says so; its code stays, and with it the answer of the reader.
      await field(page, 'codigoDispensa').pressSequentially('abc');
      await expect(page.getByRole('button', { name: formWords.desfazer })).toBeVisible();
      // The clock stands still until the toast has the focus: after that it does not close by itself.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await (await submit(page)).close();
      await page.clock.runFor(400);
      await panel(page).waitFor();
      await page.locator('.toast').waitFor();
      await page.keyboard.press('F6');
      await page.clock.resume();
    },
    holds: (page) => page.getByRole('button', { name: formWords.aviso.fechar, exact: true }),
    parts: ['[data-sent-notices]', '#aluguer', '#pedido', '#contactos', '.toast'],
  },
  'the privacy page': {
    reach: async (page) => void (await page.goto('/politica-privacidade')),
    holds: banner,
    parts: ['html'],
  },
  'the not-found page': {
    reach: async (page) => void (await page.goto('/nada')),
    holds: banner,
    parts: ['html'],
  },
};
