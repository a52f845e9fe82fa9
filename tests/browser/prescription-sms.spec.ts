import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { fillTemplate } from '../../src/text/template.ts';
import { expect, test } from './fixtures.ts';
import { type FieldName, field, openForm, paste, stateOf } from './form.ts';

const { formulario } = loadPharmacy();
const texts = formulario.sms;

const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';
const CODES = { numeroReceita: '1011000012345678901', codigoDispensa: '123456', codigoOpcao: '7890' };
const NO_CODES = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };
const TWO = `${SMS}\nReceita 2: 1011000012345678902 Cód. dispensa 222333 Cód. opção 2222`;

const opener = (page: Page) => page.getByRole('button', { name: formulario.botaoSms });
const box = (page: Page) => page.getByRole('textbox', { name: texts.campo });
const button = (page: Page, name: string) => page.locator('#pedido').getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('#pedido').getByRole('status');
const names = (...fields: (keyof typeof CODES)[]) =>
  new Intl.ListFormat('pt-PT').format(fields.map((name) => formulario.campos[name].rotulo.toLowerCase()));

async function pasteIntoBox(page: Page, text: string): Promise<void> {
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill(text);
}

async function expectCodes(page: Page, codes: Partial<Record<FieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(codes)) {
    await expect(field(page, name as FieldName)).toHaveValue(value);
  }
}

test.beforeEach(async ({ page }) => {
  await openForm(page);
});

test('the pasted SMS fills the three codes, says so, and one press takes it back', async ({ page }) => {
  await pasteIntoBox(page, SMS);
  await expectCodes(page, CODES);
  const answer = fillTemplate(texts.preencheu, { campos: names('numeroReceita', 'codigoDispensa', 'codigoOpcao') });
  await expect(status(page).filter({ hasText: answer })).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator('#pedido details').getByText(CODES.numeroReceita), 'in the bubble').toBeVisible();
  await button(page, texts.desfazer).click();
  await expectCodes(page, NO_CODES);
  await expect(opener(page)).toBeFocused();
});

test('on a small phone with large letters what was filled is in sight after one tap', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), SMS);
  // Docked at the bottom, and late: what it covers later no scrolling can know.
  await page.locator('#pedido summary').waitFor();
  // Where a swipe that goes no further than needed leaves it: just above what is docked.
  await opener(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
  await opener(page).click();
  const answer = status(page).filter({ hasText: texts.preencheu.split('{')[0] ?? '' });
  for (const seen of [answer, button(page, texts.desfazer)]) {
    await expect(seen).toBeVisible();
    const isOnTop = seen.evaluate((node) => {
      const { left, right, bottom } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
    });
    expect(await isOnTop).toBe(true);
  }
});

test('pasted straight into the number field, the SMS fills the three codes, and a text without codes none', async ({
  page,
}) => {
  await paste(page, field(page, 'numeroReceita'), TWO.split('\n')[0] ?? '');
  await expectCodes(page, CODES);
  await expect(field(page, 'numeroReceita')).toBeFocused();
  await button(page, texts.desfazer).click();
  await expectCodes(page, NO_CODES);
  await paste(page, field(page, 'numeroReceita'), 'Queria 3 embalagens em maio e 2 em junho, obrigada');
  expect((await stateOf(field(page, 'numeroReceita'))).value, 'filtered like any other text').toBe('32');
});

test('it asks before it overwrites, and fills the rest where the answer is no', async ({ page }) => {
  await field(page, 'codigoDispensa').fill('999');
  await pasteIntoBox(page, SMS);
  const question = fillTemplate(texts.substituir, { campos: names('codigoDispensa') });
  await expect(status(page).filter({ hasText: question })).toBeVisible();
  await expectCodes(page, { ...NO_CODES, codigoDispensa: '999' });
  await expect(button(page, texts.trocar)).toBeFocused();
  await button(page, texts.manter).click();
  await expectCodes(page, { ...CODES, codigoDispensa: '999' });
});

test('of two prescriptions one is chosen, and the other can be added to the instructions', async ({ page }) => {
  await field(page, 'instrucoes').fill('Genérico.');
  await pasteIntoBox(page, TWO);
  await expect(status(page).filter({ hasText: texts.duas })).toBeVisible();
  await button(page, fillTemplate(texts.receita, { fim: '8902' })).click();
  await expectCodes(page, { numeroReceita: '1011000012345678902', codigoDispensa: '222333', codigoOpcao: '2222' });
  await button(page, texts.juntarOutra).click();
  await expect(field(page, 'instrucoes')).toHaveValue(/^RECEITA 2: 1011000012345678901.*123456.*7890\nGenérico\.$/);
});

const NOT_CODES: [string, string, string][] = [
  ['a request for exams', 'Requisição de exames nº 1011000012345678901 PIN Agendamento 123456', texts.exames],
  ['a one-time code', 'O seu código de verificação SNS 24 é 123456. Não partilhe.', texts.codigoUnico],
  ['a code without its prescription', 'O seu PIN é 123456', texts.semNumero],
  ['a number too short', 'Receita 10110000123456789 cód 123456', fillTemplate(texts.tamanho, { algarismos: 17 })],
  ['any other text', 'Olá, está tudo bem por aí?', texts.nada],
];
test('a text without codes fills nothing and is called by its name; Escape closes the box and forgets it', async ({
  page,
}) => {
  for (const [what, text, answer] of NOT_CODES) {
    await pasteIntoBox(page, text);
    await expect(status(page).filter({ hasText: answer }), what).toBeVisible();
    await expectCodes(page, NO_CODES);
    await expect(box(page)).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
  await opener(page).click();
  await expect(box(page)).toHaveValue('');
});

test('a notice of what was dispensed fills the number and says that it holds no codes', async ({ page }) => {
  await pasteIntoBox(page, 'Foram dispensadas 2 embalagens da receita 1234567890123456789. Em caso de dúvida…');
  await expectCodes(page, { ...NO_CODES, numeroReceita: '1234567890123456789' });
  await expect(status(page).filter({ hasText: texts.avisoDispensa })).toBeVisible();
});

test('a character that a code cannot take is mentioned politely, and only to those who listen', async ({ page }) => {
  await field(page, 'codigoOpcao').pressSequentially('a');
  const answer = status(page).filter({ hasText: formulario.estado.codigoOpcao });
  await expect(answer).toHaveCount(1);
  await expect(answer).toHaveClass('visually-hidden');
});
