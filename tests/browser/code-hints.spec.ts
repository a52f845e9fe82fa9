import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { fillTemplate } from '../../src/text/template.ts';
import { expect, test } from './fixtures.ts';
import { field, fillRequest, messageOf, openForm, paste, SHORT_REQUEST, submit } from './form.ts';

const { formulario } = loadPharmacy();
const { estado, sms } = formulario;
const A = '1011000012345678901';
const B = '1011000012345678902';
const SMS = `Receita N.º ${A}. Cód. Dispensa: 123456. Cód. Opção: 7890.`;

const button = (page: Page, name: string) => page.locator('#pedido').getByRole('button', { name, exact: true });
const status = (page: Page, text: string) => page.locator('#pedido').getByRole('status').filter({ hasText: text });

test.beforeEach(async ({ page }) => {
  await openForm(page);
});

test('an SMS pasted into the field of another code goes to the reader', async ({ page }) => {
  for (const name of ['codigoDispensa', 'codigoOpcao'] as const) {
    await paste(page, field(page, name), SMS);
    await expect(field(page, 'numeroReceita')).toHaveValue(A);
    await expect(field(page, 'codigoDispensa')).toHaveValue('123456');
    await expect(field(page, 'codigoOpcao')).toHaveValue('7890');
    await button(page, sms.desfazer).click();
    await expect(field(page, 'numeroReceita')).toHaveValue('');
  }
});

test('a bare prescription number pasted into the dispensing field goes where it belongs', async ({ page }) => {
  await paste(page, field(page, 'codigoDispensa'), A);
  await expect(field(page, 'numeroReceita')).toHaveValue(A);
  await expect(field(page, 'codigoDispensa')).toHaveValue('');
});

test('a paste that is too long gets a quiet line beside the field; typing too much gets none', async ({ page }) => {
  await paste(page, field(page, 'codigoOpcao'), '789012');
  await expect(field(page, 'codigoOpcao')).toHaveValue('7890');
  const line = fillTemplate(estado.coube, { algarismos: 4 });
  await expect(status(page, line)).toBeVisible();
  await field(page, 'codigoOpcao').press('Backspace');
  await expect(status(page, line)).toHaveCount(0);
  await field(page, 'codigoOpcao').pressSequentially('0123');
  await expect(status(page, line)).toHaveCount(0);
  await expect(page.locator('#pedido [aria-invalid], #pedido [role=alert]')).toHaveCount(0);
});

test('a code that is too short says what is missing when one leaves it, and no more when it is whole', async ({
  page,
}) => {
  const number = field(page, 'numeroReceita');
  await number.pressSequentially('10110');
  const line = fillTemplate(estado.faltam, { algarismos: 14 });
  await expect(status(page, line)).toHaveCount(0);
  await number.press('Tab');
  await expect(status(page, line)).toBeVisible();
  await number.fill(A);
  await number.press('Tab');
  await expect(status(page, line)).toHaveCount(0);
});

test('a short telephone and a short number get a kind line, and the first press still opens the chat', async ({
  page,
}) => {
  await fillRequest(page, { ...SHORT_REQUEST, telemovel: '91', numeroReceita: '101' });
  await field(page, 'telemovel').focus();
  await field(page, 'numeroReceita').focus();
  await expect(status(page, estado.telemovelCurto)).toBeVisible();
  const chat = await submit(page);
  expect(messageOf(chat.url())).toContain(': 91\n');
  await expect(status(page, fillTemplate(estado.faltam, { algarismos: 16 }))).toBeVisible();
  await field(page, 'telemovel').fill('+41 79 123 45 67');
  await field(page, 'nif').focus();
  await expect(status(page, estado.telemovelCurto)).toHaveCount(0);
});

test('no line about a code stays behind when the reader fills its field', async ({ page }) => {
  await field(page, 'codigoDispensa').pressSequentially('99');
  await field(page, 'codigoDispensa').press('Tab');
  const missing = status(page, fillTemplate(estado.faltam, { algarismos: 4 }));
  const cut = status(page, fillTemplate(estado.coube, { algarismos: 19 }));
  await expect(missing).toBeVisible();
  await paste(page, field(page, 'numeroReceita'), SMS);
  await button(page, sms.trocar).click();
  await expect(field(page, 'codigoDispensa')).toHaveValue('123456');
  await expect(missing).toHaveCount(0);
  await expect(cut).toHaveCount(0);
  await button(page, sms.desfazer).click();
  await expect(field(page, 'codigoDispensa')).toHaveValue('99');
  await expect(missing).toBeVisible();
});

test('a second SMS without a code of dispensing says that the code was not read', async ({ page }) => {
  await paste(page, field(page, 'numeroReceita'), SMS);
  await expect(field(page, 'codigoDispensa')).toHaveValue('123456');
  await paste(page, field(page, 'numeroReceita'), `A receita nova do meu marido é ${B}`);
  await button(page, sms.trocar).click();
  await expect(field(page, 'numeroReceita')).toHaveValue(B);
  await expect(status(page, sms.semDispensa)).toBeVisible();
});

test('the line about the codes that were filled in goes once one of them is changed', async ({ page }) => {
  await paste(page, field(page, 'numeroReceita'), SMS);
  const option = formulario.campos.codigoOpcao.rotulo.toLowerCase();
  await expect(status(page, option)).toBeVisible();
  await field(page, 'codigoOpcao').fill('1');
  await expect(status(page, option)).toHaveCount(0);
  await expect(button(page, sms.desfazer)).toBeVisible();
  for (const name of ['numeroReceita', 'codigoDispensa'] as const) await field(page, name).fill('1');
  await expect(button(page, sms.desfazer)).toHaveCount(0);
});

test('undoing takes back the other prescriptions in the instructions too', async ({ page }) => {
  await field(page, 'instrucoes').fill('Genérico.');
  await paste(page, field(page, 'numeroReceita'), `${SMS}\nReceita ${B} Cód. dispensa 222333`);
  await page.locator('#pedido').getByRole('button', { name: /8901$/ }).click();
  await button(page, sms.juntarOutra).click();
  await expect(field(page, 'instrucoes')).toHaveValue(new RegExp(B));
  await button(page, sms.desfazer).click();
  await expect(field(page, 'instrucoes')).toHaveValue('Genérico.');
  await expect(field(page, 'numeroReceita')).toHaveValue('');
});

test.describe('where the browser gives the clipboard to a press', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('one tap fills the codes, and nothing reads the clipboard before it', async ({ page }) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), SMS);
    await expect(field(page, 'numeroReceita')).toHaveValue('');
    await button(page, formulario.botaoSms).click();
    await expect(field(page, 'numeroReceita')).toHaveValue(A);
    await expect(field(page, 'codigoOpcao')).toHaveValue('7890');
  });

  test('a clipboard without codes opens the box and says so', async ({ page }) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'lista de compras');
    await button(page, formulario.botaoSms).click();
    await expect(page.getByRole('textbox', { name: sms.campo })).toBeFocused();
    await expect(status(page, sms.nada)).toBeVisible();
  });
});
