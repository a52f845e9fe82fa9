import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { FULL_REQUEST, field, fillRequest, openForm, panel, submitButton } from '../../tests/browser/form.ts';
import { hydrateAll, type Shot, setLetters } from './page.ts';

const { formulario, interface: texts, pagina } = loadPharmacy();

/** Twice everybody else's. */
const LARGE_LETTERS = 32;

const NOTICE = [
  {
    id: 'exemplo',
    texto: 'Dia 25 estamos fechados. Urgências: ligue-nos.',
    de: '2000-01-01',
    ate: '2099-12-31',
    tipo: 'urgente',
  },
];

export const SHOTS: Shot[] = [
  { name: 'inicio' },
  { name: 'inicio-dobra', fold: true },
  { name: 'fechada', fold: true, now: '2026-11-18T03:00:00Z' },
  {
    name: 'letras',
    letters: LARGE_LETTERS,
    fold: true,
    // A picture of the full page would lose the letters' size: the window becomes as high as it instead.
    arrange: async (page) => {
      await hydrateAll(page);
      const { scrollWidth: width, scrollHeight: height } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      await page.setViewportSize({ width, height });
      await setLetters(page, LARGE_LETTERS);
    },
  },
  {
    name: 'menu',
    fold: true,
    arrange: async (page) => {
      const opener = page.getByRole('button', { name: pagina.cabecalho.menu });
      if (await opener.isVisible()) await opener.click();
    },
  },
  {
    name: 'calculadora',
    of: '#aluguer',
    arrange: async (page) => {
      await page.getByRole('button', { name: texts.orcamento.porDatas }).click();
      await page.getByLabel(texts.orcamento.primeiro).fill('2026-12-24');
      await page.getByLabel(texts.orcamento.ultimo).fill('2026-12-20');
    },
  },
  { name: 'privacidade', path: '/politica-privacidade' },
  { name: '404', path: '/nao-existe' },
  {
    name: 'cookies',
    hasBanner: true,
    fold: true,
    arrange: async (page) => page.locator('[data-cookie-banner]').waitFor(),
  },
  { name: 'formulario', of: '#pedido', arrange: openFilledForm },
  {
    name: 'painel',
    of: '#pedido',
    arrange: async (page) => {
      await openFilledForm(page);
      await submitButton(page).click();
      await panel(page).waitFor();
      await page.bringToFront();
    },
  },
  {
    name: 'aviso',
    fold: true,
    arrange: async (page) => {
      await page.route('**/avisos.json', (route) => route.fulfill({ json: NOTICE }));
      await page.goto('/');
      await page.locator('[data-aviso]').first().waitFor();
    },
  },
  { name: 'foco', fold: true, arrange: async (page) => void (await page.keyboard.press('Tab')) },
  { name: 'cores-forcadas', options: { forcedColors: 'active' } },
  {
    name: 'sms',
    of: '#pedido',
    arrange: async (page) => {
      await openForm(page);
      await field(page, 'numeroReceita').focus();
      await page.locator('#pedido').getByRole('button', { name: /SMS/ }).click();
      await page.getByLabel(formulario.sms.campo).waitFor();
    },
  },
];

async function openFilledForm(page: Page): Promise<void> {
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
}
