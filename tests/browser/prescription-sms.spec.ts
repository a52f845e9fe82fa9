import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { isInSight } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import {
  type FieldName,
  field,
  fillRequest,
  messageOf,
  openForm,
  panel,
  paste,
  SHORT_REQUEST,
  submit,
  submitButton,
} from './form.ts';
import { setLetters } from './looks.ts';

const { estado, sms: texts } = formWords;

const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';
const CODES = { numeroReceita: '1011000012345678901', codigoDispensa: '123456', codigoOpcao: '7890' };
const NO_CODES = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };
const SECOND = '1011000012345678902';
const TWO = `${SMS}\nReceita 2: ${SECOND} Cód. dispensa 222333 Cód. opção 2222`;

/** The prescriptions of a request with several. */
const listed = (page: Page) => page.locator('#pedido form').getByRole('listitem').filter({ hasText: 'RECEITA' });
/** Takes one of them out. */
const takeOut = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`^${formWords.tirar}: .*${number}`) }).click();
const opener = (page: Page) => page.getByRole('button', { name: formWords.botaoSms });
const box = (page: Page) => page.getByRole('textbox', { name: texts.campo });
const button = (page: Page, name: string) => page.locator('#pedido').getByRole('button', { name, exact: true });
const status = (page: Page, text: string) =>
  page.locator('#pedido form').getByRole('paragraph').filter({ hasText: text });
const names = (...fields: (keyof typeof CODES)[]) =>
  new Intl.ListFormat('pt-PT').format(fields.map((name) => formWords.campos[name].rotulo.toLowerCase()));

async function pasteIntoBox(page: Page, text: string): Promise<void> {
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await paste(page, box(page), text);
}

async function expectCodes(page: Page, codes: Partial<Record<FieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(codes)) {
    await expect(field(page, name as FieldName)).toHaveValue(value);
  }
}

async function undo(page: Page, codes: Partial<Record<FieldName, string>> = NO_CODES): Promise<void> {
  await button(page, formWords.desfazer).click();
  await expectCodes(page, codes);
}

test('a pasted SMS fills the three codes, in its box or in any of their fields, and one press takes it back', async ({
  page,
}) => {
  await openForm(page);
  await pasteIntoBox(page, SMS);
  await expectCodes(page, CODES);
  const answer = texts.preencheu(names('numeroReceita', 'codigoDispensa', 'codigoOpcao'));
  await expect(status(page, answer)).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await expect(box(page)).toHaveCount(0);
  await undo(page);
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(box(page)).toBeFocused();
  // As a phone's keyboard puts in what was copied: all at once, and yet no paste.
  await page.keyboard.insertText(SMS);
  await expectCodes(page, CODES);
  await button(page, formWords.desfazer).click();

  // The fields share one handler, which asks more of a text for the number's.
  for (const name of ['numeroReceita', 'codigoOpcao'] as const) {
    await paste(page, field(page, name), SMS);
    await expectCodes(page, CODES);
    await expect(field(page, name)).toBeFocused();
    await undo(page);
  }
  await paste(page, field(page, 'codigoDispensa'), CODES.numeroReceita);
  await expectCodes(page, { ...NO_CODES, numeroReceita: CODES.numeroReceita });
  await field(page, 'numeroReceita').fill('');
  for (const address of ['Rua da Fonte 12, 2260-123', 'Rua da Fonte 12, 2260-123 Vila Exemplo, 1.º X']) {
    await field(page, 'instrucoes').fill('');
    await paste(page, field(page, 'numeroReceita'), address);
    await expect(field(page, 'instrucoes'), 'nothing of it is lost').toHaveValue(address);
    await expect(field(page, 'numeroReceita'), 'and none of its digits is a number').toHaveValue('');
  }
});

test('codes by themselves are those of the number in the fields, in whichever field they are pasted; without a number they go as they are', async ({
  page,
}) => {
  const need = field(page, 'instrucoes');
  const number = CODES.numeroReceita;
  await openForm(page);
  for (const [name, text] of [
    ['codigoOpcao', 'Dispensa 123456 Opção 7890'],
    ['codigoDispensa', '123456 7890'],
    ['numeroReceita', 'Código de dispensa: 123456 e opção: 7890'],
  ] as const) {
    await test.step(`${text} in ${name}`, async () => {
      await paste(page, field(page, name), text);
      await expect(need).toHaveValue(text);
      await undo(page, { ...NO_CODES, instrucoes: '' });
      await fillRequest(page, { numeroReceita: number });
      await paste(page, field(page, name), text);
      await expectCodes(page, { ...CODES, instrucoes: '' });
      await undo(page, { ...NO_CODES, numeroReceita: number });
      await fillRequest(page, NO_CODES);
    });
  }
  await test.step('the second half of a message that was cut', async () => {
    await pasteIntoBox(page, `Receita N.º ${number}. Cód. Disp`);
    await expect(status(page, texts.semDispensa(names('codigoDispensa')))).toBeVisible();
    await pasteIntoBox(page, 'ensa: 123456. Cód. Opção: 7890.');
    await expect(status(page, `${texts.semDispensa(names('codigoDispensa'))} ${texts.porLer('123456')}`)).toBeVisible();
    await expectCodes(page, { ...NO_CODES, numeroReceita: number, codigoOpcao: '7890', instrucoes: 'ensa: 123456.' });
    await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(formWords.pendente.codigo('…8901')));
  });
});

test('nothing that was typed is overwritten, and no code is left beside the number of another; no line stays that is true no more', async ({
  page,
}) => {
  const filled = status(page, texts.preencheu('').slice(0, 11));
  await openForm(page);
  await test.step('a code that was begun is completed, another stays, and the prescription goes beside it', async () => {
    await field(page, 'codigoDispensa').pressSequentially('123');
    await pasteIntoBox(page, SMS);
    await expectCodes(page, CODES);
    await undo(page, { ...NO_CODES, codigoDispensa: '123' });
    await fillRequest(page, { codigoDispensa: '999' });
    await paste(page, field(page, 'numeroReceita'), SMS);
    // Typed meanwhile: nothing takes this back.
    await field(page, 'nome').fill('Rui');
    await expectCodes(page, { ...NO_CODES, codigoDispensa: '999' });
    await expect(listed(page)).toHaveText([
      /^RECEITA, Dispensa: 999/,
      /^RECEITA: 1011000012345678901, Dispensa: 123456, Opção: 7890/,
    ]);
  });

  await test.step('exchanged, and undone', async () => {
    await takeOut(page, '999');
    await expectCodes(page, CODES);
    await button(page, formWords.desfazer).click();
    await expect(field(page, 'nome')).toHaveValue('Rui');
    await expectCodes(page, { ...NO_CODES, codigoDispensa: '999' });
    await button(page, formWords.desfazer).click();
    await expect(listed(page), 'and then the paste').toHaveCount(0);
    await fillRequest(page, NO_CODES);
  });

  await test.step('another prescription leaves no code of the first', async () => {
    await paste(page, field(page, 'numeroReceita'), SMS);
    await paste(page, field(page, 'numeroReceita'), `A receita nova do meu marido é ${SECOND}`);
    await expectCodes(page, CODES);
    await expect(status(page, texts.semDispensa(names('codigoDispensa')))).toBeVisible();
    await expect(listed(page)).toHaveText([/^RECEITA 1: /, new RegExp(`^RECEITA 2: ${SECOND}`)]);
    await takeOut(page, CODES.numeroReceita);
    await expectCodes(page, { ...NO_CODES, numeroReceita: SECOND });
  });

  await test.step('no line that is true no more, and one announcement', async () => {
    const spoken = page.locator('[aria-live] span, [role=status] span').filter({ hasText: /Preenchemos/ });
    await fillRequest(page, { ...NO_CODES, instrucoes: '' });
    await expect(spoken, 'those of before').toHaveCount(0);
    await pasteIntoBox(page, SMS);
    await expect(filled).toBeVisible();
    await expect(spoken).toHaveCount(1);
    await field(page, 'codigoOpcao').fill('1');
    await expect(filled).toHaveCount(0);
    await expect(button(page, formWords.desfazer)).toHaveCount(0);
  });
});

test('a text without codes goes as it is, unless it is taken out; of two prescriptions both go, unless one is left out, also of one that comes later', async ({
  page,
}) => {
  const need = field(page, 'instrucoes');
  await openForm(page);
  for (const [text, remark] of [
    ['Requisição de exames nº 1011000012345678901 PIN Agendamento 123456', estado.outraCoisa.exames],
    ['O PIN da minha receita é 482915', `${texts.semNumero} ${texts.porLer('482915')}`],
    ['482915', texts.porLer('482915')],
    ['Receita 10110000123456789 cód 123456', `${texts.curtoDemais(17)} ${texts.porLer('10110000123456789 e 123456')}`],
  ] as const) {
    await test.step(text, async () => {
      await need.fill('Genérico.');
      await pasteIntoBox(page, text);
      await expect(status(page, `${remark} ${texts.textoVai}`)).toBeVisible();
      await expect(need).toHaveValue(`Genérico.\n${text}`);
      await expectCodes(page, NO_CODES);
      await expect(opener(page)).toBeFocused();
      await button(page, formWords.desfazer).click();
      await expect(need).toHaveValue('Genérico.');
    });
  }
  await test.step('a code that nobody is to be shown stays in the box, and the form says that it does not go', async () => {
    await pasteIntoBox(page, 'O seu código de verificação SNS 24 é 123456. Não partilhe.');
    await expect(status(page, texts.codigoUnico)).toBeVisible();
    await expect(need).toHaveValue('Genérico.');
    const pending = page.locator('#pedido').getByRole('link', { name: formWords.pendente.sms });
    await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(formWords.pendente.sms));
    await pending.click();
    await expect(opener(page)).toBeFocused();
    await opener(page).press('Enter');
    await expect(box(page), 'another press of the button loses nothing').toHaveValue(/123456/);
    await box(page).press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(pending).toHaveCount(0);
  });

  await test.step('of two prescriptions both, and then one', async () => {
    await pasteIntoBox(page, TWO);
    await expectCodes(page, CODES);
    await expect(listed(page).last()).toHaveText(/^RECEITA 2: 1011000012345678902, Dispensa: 222333, Opção: 2222/);
    await expect(need, 'nothing is written into a field').toHaveValue('Genérico.');
    await expect(status(page, texts.juntou)).toBeVisible();
    await takeOut(page, CODES.numeroReceita);
    await expectCodes(page, { numeroReceita: SECOND, codigoDispensa: '222333', codigoOpcao: '2222' });
    await expect(button(page, formWords.desfazer), 'its button is gone').toBeFocused();
    await undo(page, CODES);
    await expect(page.getByRole('list', { name: formWords.receitas }), 'no keyboard opens').toBeFocused();
    await expect(listed(page), 'what was done last alone is taken back').toHaveCount(2);
    await undo(page);
    await expect(listed(page)).toHaveCount(0);
  });
  await test.step('that of another goes too, beside the first', async () => {
    await pasteIntoBox(page, SMS);
    const third = SECOND.replace(/2$/, '3');
    for (const [number, line] of [
      [SECOND, `RECEITA 2: ${SECOND}, Dispensa: 222333`],
      [third, `RECEITA 3: ${third}, Dispensa: 222333`],
    ] as const) {
      await paste(page, field(page, 'codigoDispensa'), `Receita ${number} dispensa 222333`);
      await expect(listed(page).last()).toContainText(line);
      await expect(field(page, 'codigoDispensa')).toBeFocused();
      await expectCodes(page, CODES);
    }
    await button(page, formWords.desfazer).click();
    await expect(listed(page)).toHaveCount(2);
    await takeOut(page, SECOND);
    await expect(listed(page).filter({ hasText: SECOND })).toHaveCount(0);
    await fillRequest(page, NO_CODES);
  });
  await test.step('of both, the one whose number is there gives its codes', async () => {
    await fillRequest(page, { ...NO_CODES, numeroReceita: CODES.numeroReceita });
    await pasteIntoBox(page, TWO);
    await expectCodes(page, CODES);
    await expect(listed(page)).toHaveCount(2);
    await button(page, formWords.desfazer).click();
    await fillRequest(page, NO_CODES);
  });

  await test.step('one that was cancelled, and a code of nobody: both numbers go, and the text', async () => {
    const replaced = `A receita ${CODES.numeroReceita} foi anulada. Nova receita: ${SECOND} dispensa 222333`;
    await paste(page, field(page, 'numeroReceita'), replaced);
    await expect(status(page, `${texts.cancelada} ${texts.porLer('222333')}`)).toBeVisible();
    await expectCodes(page, { ...NO_CODES, numeroReceita: CODES.numeroReceita });
    await expect(listed(page).last()).toContainText(SECOND);
    await expect(need).toHaveValue('Genérico.\nA receita …8901 foi anulada. Nova receita: …8902 dispensa 222333');
    await takeOut(page, SECOND);
    await expect(need).toHaveValue('Genérico.\nA receita …8901 foi anulada. Nova receita: … dispensa 222333');
    await expect(status(page, formWords.receitaTirada(formWords.pergunta)), 'its code').toBeVisible();
  });
});

test('an SMS in a free text stays there if it says more than its codes, which are filled in; in any other field it is read and the field keeps what it held; an IBAN is called so; other texts stay where they are', async ({
  page,
}) => {
  await openForm(page);
  const need = field(page, 'instrucoes');
  const secondCodes = [SECOND, '222333', '2222'];
  const two = `Para a minha mãe. ${TWO} é do pai. Obrigada!`;
  await need.fill('Genérico. ');
  await paste(page, need, two);
  await expectCodes(page, CODES);
  await expect(listed(page)).toHaveCount(2);
  await fillRequest(page, SHORT_REQUEST);
  for (const isTakenOut of [false, true]) {
    const second = `Receita 2: …${isTakenOut ? '' : '8902'} Cód. dispensa … Cód. opção … é do pai.`;
    if (isTakenOut) await takeOut(page, SECOND);
    if (isTakenOut) await expect(status(page, formWords.receitaTirada(formWords.pergunta))).toBeVisible();
    await expect(need).toHaveValue(`Genérico. Para a minha mãe.\n${second} Obrigada!`);
    const chat = await submit(page);
    const message = messageOf(chat.url());
    const times = (code: string) => message.match(new RegExp(`\\b${code}\\b`, 'g'))?.length ?? 0;
    expect(Object.values(CODES).map(times), 'each goes once').toEqual([1, 1, 1]);
    expect(secondCodes.map(times)).toEqual(isTakenOut ? [0, 0, 0] : [1, 1, 1]);
    await chat.close();
  }
  await undo(page, CODES);
  await undo(page, { ...NO_CODES, instrucoes: `Genérico. ${two}` });
  await need.fill('');

  const iban = 'IBAN: PT50 0002 0123 1234 5678 9015 4';
  await paste(page, field(page, 'numeroReceita'), iban);
  await expect(status(page, `${estado.outraCoisa.iban} ${texts.textoVai}`)).toBeVisible();
  await expectCodes(page, { ...NO_CODES, instrucoes: iban });
  await need.fill('');

  await field(page, 'nif').fill('912');
  await paste(page, field(page, 'nif'), SMS);
  await expectCodes(page, { ...CODES, nif: '912' });
  await expect(field(page, 'nif')).toBeFocused();
  await undo(page, { ...NO_CODES, nif: '912' });
  await field(page, 'nome').fill('');
  // As a phone's keyboard does.
  await page.keyboard.insertText(SMS);
  await expectCodes(page, { ...CODES, nome: '' });
  await undo(page);
  const address = 'Rua das Análises, 1234, 2200-123 Abrantes, 912 345 678';
  await field(page, 'morada').fill('');
  await paste(page, field(page, 'morada'), address);
  await expectCodes(page, { morada: address });
  await paste(page, field(page, 'outroAssunto'), SMS);
  await expectCodes(page, { ...CODES, outroAssunto: '' });
  await undo(page, { ...NO_CODES, outroAssunto: SMS });
  await paste(page, field(page, 'numeroReceita'), `A de ontem tinha o acesso 616161. Esta é a ${SECOND}`);
  await expectCodes(page, { ...NO_CODES, numeroReceita: SECOND });
});

test('who has only the paper can say that a photograph follows, until the codes come', async ({ page }) => {
  const photograph = formWords.fotografia;
  if (!photograph) throw new Error('On this channel a photograph can follow.');
  const tick = page.getByRole('checkbox', { name: photograph.linha });
  const bubble = page.locator('.MessageBubble-bubble');
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await field(page, 'instrucoes').fill('Genérico.');
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(bubble).toContainText(photograph.linha);
  await page.keyboard.press('Space');
  await expect(bubble).not.toContainText(photograph.linha);
  await tick.check();
  const chat = await submit(page);
  expect(messageOf(chat.url())).toContain(photograph.linha);
  await chat.close();
  await expect(panel(page)).toContainText(photograph.falta);
  await paste(page, field(page, 'numeroReceita'), SMS);
  await expectCodes(page, CODES);
  await expect(field(page, 'instrucoes')).toHaveValue('Genérico.');
  await expect(tick).not.toBeChecked();
  await expect(tick).toBeDisabled();
  await expect(tick, 'and says why').toHaveAccessibleDescription(photograph.temCodigos);
  await expect(page.getByText(photograph.temCodigos)).toBeInViewport();
  await expect(panel(page)).not.toContainText(photograph.falta);
});

test('one tap reads the clipboard, not before: on a small phone with large letters what was filled is in sight', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setLetters(page, 32);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  const copy = (copied: string) => page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await copy(SMS);
  // Where a swipe that goes no further than needed leaves it: just above what is docked.
  await opener(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
  await expectCodes(page, NO_CODES);
  await opener(page).click();
  const answer = status(page, texts.preencheu('').slice(0, 11));
  for (const seen of [answer, button(page, formWords.desfazer)]) {
    await expect(seen).toBeVisible();
    await expect.poll(() => isInSight(seen)).toBe(true);
  }
  await expectCodes(page, CODES);
  await button(page, formWords.desfazer).click();
  await copy('lista de compras');
  await opener(page).click();
  await expect(box(page), 'without codes it opens the box').toBeFocused();
  await expect.poll(() => isInSight(status(page, texts.nada))).toBe(true);
});
