import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { loadContent } from '../../src/content/load.ts';
import { banner, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, field, fillRequest, openForm, submit } from './form.ts';
import { hydrated } from './islands.ts';

const interfaceTexts = loadContent().interface;

/** Each state in which a visitor may meet a page, and how it comes about. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the home page with the cookie banner': async (page) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
  },
  'the request form with codes refused': async (page) => {
    await openForm(page);
    await field(page, 'codigoDispensa').pressSequentially('abc');
  },
  'the panel and the toast after submitting': async (page) => {
    await openForm(page);
    await fillRequest(page, FULL_REQUEST);
    await (await submit(page)).close();
    await expect(page.getByText('Formulário enviado!').filter({ visible: true }).first()).toBeVisible();
  },
  'notices, one of them urgent': async (page) => {
    const day = { de: '2020-01-01', ate: '2099-12-31' };
    const notices = [
      { id: 'a', texto: 'Fechados no Natal.', tipo: 'normal', ...day },
      { id: 'b', texto: 'Hoje estamos de serviço toda a noite.', tipo: 'urgente', ...day },
    ];
    await page.route('**/avisos.json*', (route) => route.fulfill({ json: notices }));
    await page.goto('/');
    await expect(page.locator('[data-aviso]').filter({ visible: true })).toHaveCount(2);
  },
  'a tooltip': async (page) => {
    await page.goto('/');
    await hydrated(themeButton(page));
    await themeButton(page).hover();
    await expect(page.getByText(interfaceTexts.tema.sistema, { exact: true }).filter({ visible: true })).toBeVisible();
  },
  'the error fallback': async (page) => {
    await page.addInitScript(() => {
      String.prototype.toWellFormed = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto('/');
    await field(page, 'nome').scrollIntoViewIfNeeded();
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  },
  'the privacy page': async (page) => {
    await page.goto('/politica-privacidade');
  },
  'the not-found page': async (page) => {
    await page.goto('/nada');
  },
};

/** Widths at which everything is examined. */
const WIDTHS = [320, 1280];
/** The other looks, in which only what depends on looks is examined. Forced colours are the system's own. */
const LOOKS = {
  'on a phone, dark': { width: 360, colorScheme: 'dark', forcedColors: 'none' },
  'on a desktop, dark': { width: 1280, colorScheme: 'dark', forcedColors: 'none' },
  'on a phone, in forced colours': { width: 360, colorScheme: 'light', forcedColors: 'active' },
} as const;
const RULES_OF_LOOKS = [
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
  'target-size',
  'aria-hidden-focus',
];
/** Guesses from size and weight alone: a price in large type is no heading. */
const GUESSWORK = ['p-as-heading'];
const EVERY_RULE = axe.getRules().flatMap(({ ruleId }) => (GUESSWORK.includes(ruleId) ? [] : [ruleId]));

/** What axe finds with these rules, those of level AAA and of best practice among them. The map belongs to others. */
async function examine(page: Page, look: string, rules: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(rules).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${look}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing in ${state}, at any width, in any theme`, async ({ page, complaints }) => {
    test.slow();
    complaints.allow(/404|\/nada|broken on purpose/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await reach(page);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await examine(page, `${width} px wide`, EVERY_RULE)));
    }
    for (const [look, { width, colorScheme, forcedColors }] of Object.entries(LOOKS)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
      found.push(...(await examine(page, look, RULES_OF_LOOKS)));
    }
    expect(found).toEqual([]);
  });
}
