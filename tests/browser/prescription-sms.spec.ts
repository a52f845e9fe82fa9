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
  stateOf,
  submit,
} from './form.ts';
import { setLetters } from './looks.ts';

const { estado, sms: texts } = formWords;

const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';
const CODES = { numeroReceita: '1011000012345678901', codigoDispensa: '123456', codigoOpcao: '7890' };
const NO_CODES = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };
const SECOND = '1011000012345678902';
const TWO = `${SMS}\nReceita 2: ${SECOND} Cód. dispensa 222333 Cód. opção 2222`;

/** The prescriptions besides the one in the fields. */
const others = (page: Page) => page.locator('#pedido form').getByRole('listitem').filter({ hasText: 'RECEITA' });
const opener = (page: Page) => page.getByRole('button', { name: formWords.botaoSms });
const box = (page: Page) => page.getByRole('textbox', { name: texts.campo });
const button = (page: Page, name: string) => page.locator('#pedido').getByRole('button', { name, exact: true });
const status = (page: Page, text: string) =>
  page.locator('#pedido form').getByRole('paragraph').filter({ hasText: text });
/** The question about a text, which has the focus. */
const question = (page: Page, text: string) => page.locator('#pedido').getByRole('group', { name: text });
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
  await button(page, texts.desfazer).click();
  await expectCodes(page, NO_CODES);
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(box(page)).toBeFocused();
  // As a phone's keyboard puts in what was copied: all at once, and yet no paste.
  await page.keyboard.insertText(SMS);
  await expectCodes(page, CODES);
  await button(page, texts.desfazer).click();

  // The fields share one handler, which asks more of a text for the number's.
  for (const name of ['numeroReceita', 'codigoOpcao'] as const) {
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

test('it asks before it overwrites, and says nothing beside that; it leaves no code of another prescription, and no line that is true no more', async ({
  page,
}) => {
  const missing = status(page, estado.faltam(3));
  const filled = status(page, formWords.campos.codigoOpcao.rotulo.toLowerCase());
  await openForm(page);
  await test.step('only the question or the result speaks', async () => {
    await paste(page, field(page, 'outroAssunto'), SMS);
    await button(page, texts.manter).click();
    await field(page, 'codigoDispensa').pressSequentially('999');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(question(page, texts.substituir(names('codigoDispensa')))).toBeFocused();
    const spoken = () => page.locator('[aria-live], [role=status]').locator('span').allInnerTexts();
    const aboutCodes = async () => (await spoken()).filter((text) => /dígitos|códigos?/i.test(text));
    expect(await aboutCodes(), 'the question has the focus: nothing is announced beside it').toEqual([]);
    await button(page, texts.trocar).click();
    await expect(field(page, 'codigoDispensa')).toBeFocused();
    await expect.poll(async () => (await aboutCodes()).length).toBe(1);
    await button(page, texts.desfazer).click();
  });
  await test.step('asked, one keeps what was typed', async () => {
    await pasteIntoBox(page, SMS);
    await expect(missing).toBeVisible();
    const asked = texts.substituir(names('codigoDispensa'));
    await expect(question(page, asked)).toBeFocused();
    await expect(button(page, texts.juntarOutra), 'a code alone is no other prescription').toHaveCount(0);
    await button(page, texts.manter).click();
    await expectCodes(page, { ...NO_CODES, codigoDispensa: '999' });
  });

  await test.step('exchanged, and undone', async () => {
    await paste(page, field(page, 'numeroReceita'), SMS);
    // Typed before the question stands there, or while it does: no answer to it takes this back.
    await field(page, 'nome').fill('Rui');
    await button(page, texts.trocar).click();
    await expectCodes(page, CODES);
    await expect(missing).toHaveCount(0);
    await button(page, texts.desfazer).click();
    await expect(field(page, 'nome')).toHaveValue('Rui');
    await expectCodes(page, { ...NO_CODES, codigoDispensa: '999' });
    await expect(missing).toBeVisible();
  });

  await test.step('another prescription leaves no code of the first', async () => {
    await paste(page, field(page, 'numeroReceita'), SMS);
    await button(page, texts.trocar).click();
    await paste(page, field(page, 'numeroReceita'), `A receita nova do meu marido é ${SECOND}`);
    await button(page, texts.trocar).click();
    await expectCodes(page, { ...NO_CODES, numeroReceita: SECOND });
    await expect(status(page, texts.semDispensa(names('codigoDispensa')))).toBeVisible();
    await button(page, texts.desfazer).click();
    await expectCodes(page, CODES);
  });
  await test.step('a cancelled one is called so first', async () => {
    // The remark on the new codes comes before the good ones are gone.
    await paste(page, field(page, 'numeroReceita'), `A receita ${SECOND} foi anulada`);
    const all = names('numeroReceita', 'codigoDispensa', 'codigoOpcao');
    await expect(question(page, `${texts.cancelada} ${texts.substituir(all)}`)).toBeFocused();
    await button(page, texts.manter).click();
    await expectCodes(page, CODES);
  });

  await test.step('no line that is true no more', async () => {
    for (const name of ['numeroReceita', 'codigoDispensa', 'codigoOpcao'] as const) await field(page, name).fill('');
    await pasteIntoBox(page, SMS);
    await expect(filled).toBeVisible();
    await field(page, 'codigoOpcao').fill('1');
    await expect(filled).toHaveCount(0);
    await expect(button(page, texts.desfazer)).toHaveCount(0);
  });
});

test('a text without codes is called by its name, and Escape forgets it; of two prescriptions one is chosen, the other noted, also of one that comes later', async ({
  page,
}) => {
  await openForm(page);
  await test.step('a text without codes, and Escape', async () => {
    const requested = 'Requisição de exames nº 1011000012345678901 PIN Agendamento 123456';
    await pasteIntoBox(page, requested);
    await expect(status(page, `${estado.outraCoisa.exames} ${texts.nadaPreenchido}`)).toBeVisible();
    await expectCodes(page, NO_CODES);
    await expect(box(page)).toHaveValue(requested);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
  await test.step('a number too short', async () => {
    await opener(page).click();
    await expect(box(page)).toHaveValue('');
    await box(page).fill('Receita 10110000123456789 cód 123456');
    await button(page, texts.ler).click();
    await expect(status(page, texts.curtoDemais(17))).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('of two prescriptions, both and then the second', async () => {
    await field(page, 'instrucoes').fill('Genérico.');
    await pasteIntoBox(page, TWO);
    await expect(question(page, texts.duas)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, texts.todas)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectCodes(page, CODES);
    await expect(others(page)).toHaveText([/^RECEITA 2: 1011000012345678902, dispensa 222333, opção 2222/]);
    await expect(field(page, 'instrucoes'), 'nothing is written into a field').toHaveValue('Genérico.');
    await expect(status(page, texts.receita('4567 8902'))).toBeVisible();
    await button(page, texts.desfazer).click();
    await expect(others(page)).toHaveCount(0);
    await expectCodes(page, NO_CODES);
    await pasteIntoBox(page, TWO);
    await button(page, texts.receita('4567 8902')).click();
    await expectCodes(page, { numeroReceita: SECOND, codigoDispensa: '222333', codigoOpcao: '2222' });
    await expect(others(page)).toHaveCount(0);
    await button(page, texts.desfazer).click();
  });
  await test.step('that of another can be kept too, beside the first', async () => {
    await pasteIntoBox(page, SMS);
    const all = names('numeroReceita', 'codigoDispensa', 'codigoOpcao');
    const third = SECOND.replace(/2$/, '3');
    for (const [number, line] of [
      [SECOND, `RECEITA 2: ${SECOND}, dispensa 222333`],
      [third, `RECEITA 3: ${third}, dispensa 222333`],
    ] as const) {
      await paste(page, field(page, 'codigoDispensa'), `Receita ${number} dispensa 222333`);
      await expect(question(page, texts.substituir(all))).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, texts.juntarOutra), 'first, and after the field').toBeFocused();
      await page.keyboard.press('Enter');
      await expect(others(page).last()).toContainText(line);
      await expect(field(page, 'codigoDispensa')).toBeFocused();
      await expectCodes(page, CODES);
    }
    await button(page, texts.desfazer).click();
    await expect(others(page)).toHaveCount(1);
    await page.getByRole('button', { name: `${formWords.tirar}: ${SECOND}` }).click();
    await expect(others(page)).toHaveCount(0);
    await expect(field(page, 'numeroReceita'), 'the button is gone').toBeFocused();
    await fillRequest(page, NO_CODES);
  });
  await test.step('of both, the one whose number is there gives its codes', async () => {
    await fillRequest(page, { ...NO_CODES, numeroReceita: CODES.numeroReceita });
    await pasteIntoBox(page, TWO);
    await button(page, texts.todas).click();
    await expectCodes(page, CODES);
    await expect(others(page)).toHaveCount(1);
    await button(page, texts.desfazer).click();
  });
  await test.step('codes without their number stay beside none of another, unless one says so', async () => {
    await fillRequest(page, { ...CODES, numeroReceita: '' });
    await pasteIntoBox(page, `Receita ${SECOND} dispensa 222333`);
    await expect(question(page, texts.substituir(names('codigoDispensa', 'codigoOpcao')))).toBeFocused();
    await button(page, texts.trocar).click();
    await expectCodes(page, { numeroReceita: SECOND, codigoDispensa: '222333', codigoOpcao: '' });
    await fillRequest(page, NO_CODES);
  });

  await test.step('one that was cancelled', async () => {
    const replaced = `A receita ${CODES.numeroReceita} foi anulada. Nova receita: ${SECOND} dispensa 222333`;
    await paste(page, field(page, 'numeroReceita'), replaced);
    await expect(question(page, `${texts.cancelada} ${texts.duas}`)).toBeFocused();
    await expect(button(page, texts.todas), 'which may be the one that is over').toHaveCount(0);
    await button(page, texts.receita('4567 8902')).click();
    await expectCodes(page, { ...NO_CODES, numeroReceita: SECOND });
  });
});

test('an SMS in a free text stays there until its codes are wanted; in any field of one line it is read and the field keeps what it held; an IBAN is called so; other texts stay where they are', async ({
  page,
}) => {
  await openForm(page);
  const need = field(page, 'instrucoes');
  await need.fill('Para a minha mãe. ');
  await paste(page, need, SMS);
  await expect(question(page, texts.pareceSms)).toBeFocused();
  await expect(need).toHaveValue(`Para a minha mãe. ${SMS}`);
  await button(page, texts.porNosCampos).click();
  await expectCodes(page, CODES);
  await expect(need).toHaveValue('Para a minha mãe.');
  await button(page, texts.desfazer).click();
  await expectCodes(page, NO_CODES);
  await expect(need).toHaveValue(`Para a minha mãe. ${SMS}`);

  for (const leave of [() => button(page, texts.manter).click(), () => page.keyboard.press('Escape')]) {
    await need.fill('');
    await fillRequest(page, CODES);
    await paste(page, need, `Receita ${SECOND} dispensa 222333`);
    await button(page, texts.porNosCampos).click();
    await expect(
      question(page, texts.substituir(names('numeroReceita', 'codigoDispensa', 'codigoOpcao'))),
    ).toBeFocused();
    await leave();
    await expect(need, 'nothing is lost').toHaveValue(`Receita ${SECOND} dispensa 222333`);
    await expectCodes(page, CODES);
  }
  await need.fill('');
  await fillRequest(page, NO_CODES);

  await paste(page, field(page, 'numeroReceita'), 'IBAN: PT50 0002 0123 1234 5678 9015 4');
  await expect(status(page, `${estado.outraCoisa.iban} ${texts.nadaPreenchido}`)).toBeVisible();
  await expectCodes(page, NO_CODES);

  await field(page, 'nif').fill('912');
  await paste(page, field(page, 'nif'), SMS);
  await expectCodes(page, { ...CODES, nif: '912' });
  await expect(field(page, 'nif')).toBeFocused();
  await button(page, texts.desfazer).click();
  await expectCodes(page, { ...NO_CODES, nif: '912' });
  await field(page, 'nome').focus();
  // As a phone's keyboard does.
  await page.keyboard.insertText(SMS);
  await expectCodes(page, { ...CODES, nome: '' });
  await button(page, texts.desfazer).click();
  const address = 'Rua das Análises, 1234, 2200-123 Abrantes, 912 345 678';
  await paste(page, field(page, 'morada'), address);
  await expectCodes(page, { morada: address });
  await paste(page, field(page, 'outroAssunto'), SMS);
  await expectCodes(page, { ...NO_CODES, outroAssunto: SMS });
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
  for (const seen of [answer, button(page, texts.desfazer)]) {
    await expect(seen).toBeVisible();
    await expect.poll(() => isInSight(seen)).toBe(true);
  }
  await expectCodes(page, CODES);
  await button(page, texts.desfazer).click();
  await copy('lista de compras');
  await opener(page).click();
  await expect(box(page), 'without codes it opens the box').toBeFocused();
  await expect.poll(() => isInSight(status(page, texts.nada))).toBe(true);
});
