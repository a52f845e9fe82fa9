import type { Locator, Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { fillTemplate } from '../../src/text/template.ts';
import { expect, test } from './fixtures.ts';
import { type FieldName, field, openForm, paste, stateOf } from './form.ts';

const { formulario } = loadPharmacy();
const { estado, sms: texts } = formulario;

const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';
const CODES = { numeroReceita: '1011000012345678901', codigoDispensa: '123456', codigoOpcao: '7890' };
const NO_CODES = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };
const SECOND = '1011000012345678902';
const TWO = `${SMS}\nReceita 2: ${SECOND} Cód. dispensa 222333 Cód. opção 2222`;

const opener = (page: Page) => page.getByRole('button', { name: formulario.botaoSms });
const box = (page: Page) => page.getByRole('textbox', { name: texts.campo });
const button = (page: Page, name: string) => page.locator('#pedido').getByRole('button', { name, exact: true });
const status = (page: Page, text: string) => page.locator('#pedido').getByRole('status').filter({ hasText: text });
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

test('a pasted SMS fills the three codes, in its box or in any of their fields, and one press takes it back', async ({
  page,
}) => {
  await openForm(page);
  await pasteIntoBox(page, SMS);
  await expectCodes(page, CODES);
  const answer = fillTemplate(texts.preencheu, { campos: names('numeroReceita', 'codigoDispensa', 'codigoOpcao') });
  await expect(status(page, answer)).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator('#pedido details').getByText(CODES.numeroReceita), 'in the bubble').toBeVisible();
  await button(page, texts.desfazer).click();
  await expectCodes(page, NO_CODES);
  await expect(opener(page)).toBeFocused();

  for (const name of ['numeroReceita', 'codigoDispensa', 'codigoOpcao'] as const) {
    await paste(page, field(page, name), SMS);
    await expectCodes(page, CODES);
    await expect(field(page, name)).toBeFocused();
    await button(page, texts.desfazer).click();
    await expectCodes(page, NO_CODES);
  }
  await paste(page, field(page, 'codigoDispensa'), CODES.numeroReceita);
  await expectCodes(page, { ...NO_CODES, numeroReceita: CODES.numeroReceita });
  await field(page, 'numeroReceita').fill('');
  await paste(page, field(page, 'numeroReceita'), 'Queria 3 embalagens em maio e 2 em junho, obrigada');
  expect((await stateOf(field(page, 'numeroReceita'))).value, 'a text without codes is filtered as any').toBe('32');
});

test('it asks before it overwrites, fills the rest where the answer is no, and leaves no line that is true no more', async ({
  page,
}) => {
  const missing = status(page, fillTemplate(estado.faltam, { algarismos: 3 }));
  const cut = status(page, fillTemplate(estado.coube, { algarismos: 19 }));
  const filled = status(page, formulario.campos.codigoOpcao.rotulo.toLowerCase());
  await openForm(page);
  await field(page, 'codigoDispensa').pressSequentially('999');
  await pasteIntoBox(page, SMS);
  await expect(missing).toBeVisible();
  const question = fillTemplate(texts.substituir, { campos: names('codigoDispensa') });
  await expect(status(page, question)).toBeVisible();
  await expectCodes(page, { ...NO_CODES, codigoDispensa: '999' });
  await expect(button(page, texts.trocar)).toBeFocused();
  await button(page, texts.manter).click();
  await expectCodes(page, { ...CODES, codigoDispensa: '999' });
  await button(page, texts.desfazer).click();

  await paste(page, field(page, 'numeroReceita'), SMS);
  await button(page, texts.trocar).click();
  await expectCodes(page, CODES);
  await expect(missing).toHaveCount(0);
  await expect(cut).toHaveCount(0);
  await button(page, texts.desfazer).click();
  await expectCodes(page, { ...NO_CODES, codigoDispensa: '999' });
  await expect(missing).toBeVisible();

  await paste(page, field(page, 'numeroReceita'), SMS);
  await button(page, texts.trocar).click();
  await paste(page, field(page, 'numeroReceita'), `A receita nova do meu marido é ${SECOND}`);
  await button(page, texts.trocar).click();
  await expect(field(page, 'numeroReceita')).toHaveValue(SECOND);
  await expect(status(page, texts.semDispensa)).toBeVisible();

  for (const name of ['numeroReceita', 'codigoDispensa', 'codigoOpcao'] as const) await field(page, name).fill('');
  await pasteIntoBox(page, SMS);
  await expect(filled).toBeVisible();
  await field(page, 'codigoOpcao').fill('1');
  await expect(filled).toHaveCount(0);
  await expect(button(page, texts.desfazer)).toBeVisible();
  for (const name of ['numeroReceita', 'codigoDispensa'] as const) await field(page, name).fill('1');
  await expect(button(page, texts.desfazer)).toHaveCount(0);
});

test('of two prescriptions one is chosen; the other can be added to the instructions, and be taken back', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'instrucoes').fill('Genérico.');
  await pasteIntoBox(page, TWO);
  await expect(status(page, texts.duas)).toBeVisible();
  await button(page, fillTemplate(texts.receita, { fim: '8902' })).click();
  await expectCodes(page, { numeroReceita: SECOND, codigoDispensa: '222333', codigoOpcao: '2222' });
  await button(page, texts.juntarOutra).click();
  await expect(field(page, 'instrucoes')).toHaveValue(/^RECEITA 2: 1011000012345678901.*123456.*7890\nGenérico\.$/);
  await button(page, texts.desfazer).click();
  await expect(field(page, 'instrucoes')).toHaveValue('Genérico.');
  await expectCodes(page, NO_CODES);
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
  await openForm(page);
  for (const [what, text, answer] of NOT_CODES) {
    await pasteIntoBox(page, text);
    await expect(status(page, answer), what).toBeVisible();
    await expectCodes(page, NO_CODES);
    await expect(box(page)).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
  await opener(page).click();
  await expect(box(page)).toHaveValue('');
  await box(page).fill('Foram dispensadas 2 embalagens da receita 1234567890123456789. Em caso de dúvida…');
  await expectCodes(page, { ...NO_CODES, numeroReceita: '1234567890123456789' });
  await expect(status(page, texts.avisoDispensa), 'of what was dispensed').toBeVisible();
});

/** Whether nothing lies over the lower edge of an element. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, right, bottom } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
  });

test('one tap reads the clipboard, not before: on a small phone with large letters what was filled is in sight', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  const copy = (copied: string) => page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await copy(SMS);
  // Docked at the bottom with the first letter, and late: what it covers later no scrolling can know.
  await field(page, 'nome').fill('Rui');
  await page.locator('#pedido summary').waitFor();
  // Where a swipe that goes no further than needed leaves it: just above what is docked.
  await opener(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
  await expectCodes(page, NO_CODES);
  await opener(page).click();
  const answer = status(page, texts.preencheu.split('{')[0] ?? '');
  for (const seen of [answer, button(page, texts.desfazer)]) {
    await expect(seen).toBeVisible();
    expect(await isInSight(seen)).toBe(true);
  }
  await expectCodes(page, CODES);
  await button(page, texts.desfazer).click();
  await copy('lista de compras');
  await opener(page).click();
  await expect(box(page), 'without codes it opens the box').toBeFocused();
  await expect(status(page, texts.nada)).toBeVisible();
});
