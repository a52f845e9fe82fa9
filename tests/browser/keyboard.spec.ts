import type { Locator, Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answerCookies, banner, publishNotices } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { faintRings } from './focus-rings.ts';
import { outOfOrder, walk } from './focus-stops.ts';
import { field, fillRequest, formReady, messageOf, panel, SHORT_REQUEST, submit, submitButton } from './form.ts';
import { openHydrated } from './islands.ts';
import { IS_ANOTHER } from './looks.ts';

const { farmacia, formulario, pagina } = loadPharmacy();

/**
 * Screens that leave little room: a cheap phone, and a desktop of 1280×1024 magnified four times. The second state and other
 * pharmacies meet only the one with the least of it.
 */
const LEAST = 'at 400 % zoom';
const SCREENS = { 'on a small phone': { width: 360, height: 640 }, [LEAST]: { width: 320, height: 256 } };
const LATE_NOTICE = {
  texto: 'Esta noite estamos de serviço permanente, até às nove da manhã de domingo.',
  tipo: 'urgente',
};

/** Shows the page with every island at work. */
async function open(page: Page): Promise<void> {
  await openHydrated(page);
  await formReady(page);
}

const FIRST = 'with the cookie banner and a late notice';
/** Each state in which a visitor goes through the page, and how it comes about. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  [FIRST]: async (page) => {
    await publishNotices(page, LATE_NOTICE);
    await open(page);
    await expect(banner(page)).toBeVisible();
  },
  'with a late notice, the box for the SMS and the panel': async (page) => {
    await answerCookies(page);
    await publishNotices(page, LATE_NOTICE);
    await open(page);
    await expect(page.getByText(LATE_NOTICE.texto)).toBeVisible();
    await fillRequest(page, SHORT_REQUEST);
    if (farmacia.telefones.whatsapp) await (await submit(page)).close();
    else {
      // The browser would ask about another program, in a window of its own that takes the keys.
      await page.evaluate(() => Object.assign(HTMLAnchorElement.prototype, { click: () => {} }));
      await submitButton(page).click();
    }
    await panel(page).waitFor();
    await page.getByRole('button', { name: formulario.aviso.fechar, includeHidden: true }).click();
    await expect(page.locator('.toast'), 'it takes the keys until it is gone').toHaveCount(0);
    await page.getByRole('button', { name: formulario.botaoSms }).click();
    await expect(page.getByRole('textbox', { name: formulario.sms.campo })).toBeFocused();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state}: Tab shows every control, in the order of reading and under nothing`, {
    // The words of another pharmacy change the first most: nothing is put away yet.
    tag: state === FIRST ? '@any' : [],
  }, async ({ page }) => {
    test.slow();
    await reach(page);
    for (const [screen, size] of Object.entries(SCREENS)) {
      if ((state !== FIRST || IS_ANOTHER) && screen !== LEAST) continue;
      await page.setViewportSize(size);
      const { there, back, controls } = await walk(page);
      const reached = there.map(({ name }) => name).sort();
      expect.soft(reached, `${screen}: reaches each control once`).toEqual(controls.sort());
      expect.soft(back.length, `${screen}: finds the way back`).toBe(controls.length);
      expect.soft(outOfOrder(there), screen).toEqual([]);
      const problems = [...there, ...back].flatMap((stop) => stop.problems.map((what) => `${stop.name}: ${what}`));
      expect.soft([...new Set(problems)], screen).toEqual([]);
    }
    expect.soft(await faintRings(page)).toEqual([]);
  });
}

test('a request is made without a mouse or a screen: from the rental through the form, which names what it asks, to the panel', async ({
  page,
}) => {
  const { campos, obrigatorio, opcional } = formulario;
  await answerCookies(page);
  await open(page);
  await page.setViewportSize(SCREENS['on a small phone']);
  await page.locator('#aluguer').getByRole('link', { name: pagina.aluguer.agendar }).press('Enter');
  for (const name of ['nome', 'telemovel', 'morada'] as const) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleName(`${campos[name].rotulo} ${obrigatorio}`);
    await expect(field(page, name)).toHaveAccessibleDescription(campos[name].ajuda);
    await page.keyboard.type(SHORT_REQUEST[name]);
  }
  await tabTo(page, field(page, 'codigoOpcao'));
  await expect(field(page, 'codigoOpcao')).toHaveAccessibleName(`${campos.codigoOpcao.rotulo} ${opcional}`);
  await page.keyboard.type('a');
  await expect(page.getByRole('status').filter({ hasText: formulario.estado.codigoOpcao })).toHaveCount(1);
  await tabTo(page, submitButton(page));
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const chat = await opened;
  await chat.waitForURL(/^https:/);
  expect(messageOf(chat.url())).toContain('Rua A, 1');
  await chat.close();
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: formulario.painel.abrir })).toBeFocused();
});

/** Presses Tab until the control has the focus, twenty times at most. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}
