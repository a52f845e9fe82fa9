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
  readRequest,
  SHORT_REQUEST,
  submit,
  submitButton,
} from './form.ts';
import { setLetters } from './looks.ts';

const { sms: texts } = formWords;

const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';
const NUMBER = '1011000012345678901';
const CODES = { numeroReceita: NUMBER, codigoDispensa: '123456', codigoOpcao: '7890' };
const FIRST = `RECEITA 1: ${NUMBER}, Dispensa: 123456, Opção: 7890`;
const SECOND = '1011000012345678902';
const TWO = `${SMS}\nReceita 2: ${SECOND} Cód. dispensa 222333 Cód. opção 2222`;
const BOTH = [FIRST, `RECEITA 2: ${SECOND}, Dispensa: 222333, Opção: 2222`];

type Fields = Partial<Record<FieldName, string>>;

const NO_CODES = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };

/** The prescriptions of a request with several. */
const listed = (page: Page) => page.locator('#pedido form').getByRole('listitem').filter({ hasText: 'RECEITA' });
const takeOut = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`^${formWords.tirar}: .*${number}`) }).click();
const opener = (page: Page) => page.getByRole('button', { name: formWords.botaoSms });
const undo = (page: Page) => page.locator('#pedido').getByRole('button', { name: formWords.desfazer, exact: true });
const status = (page: Page, text: string) =>
  page.locator('#pedido form').getByRole('paragraph').filter({ hasText: text });
/** Waits until the fields hold this and nothing else, and the request these prescriptions, where it has several. */
async function expectGiven(page: Page, fields: Fields, prescriptions: string[] = []): Promise<void> {
  const given = async () => {
    const filled = Object.entries(await readRequest(page)).filter(([, value]) => value);
    const listedTexts = await listed(page).allTextContents();
    return [Object.fromEntries(filled), listedTexts.map((text) => text.replace(formWords.tirar, ''))];
  };
  const wanted = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  await expect.poll(given, { intervals: [20, 50, 100, 250] }).toEqual([wanted, prescriptions]);
}

// What each text gives: src/request/sms/read-sms.test.ts.
test('what is pasted fills the codes that it holds or goes as it is, and is taken back in turn', async ({ page }) => {
  await openForm(page);
  // First: announcements stay for a while.
  await test.step('one announcement, and no line that is true no more', async () => {
    const spoken = page.locator('[aria-live] span, [role=status] span').filter({ hasText: /Preenchemos/ });
    const filled = status(page, texts.preencheu('').slice(0, 11));
    await paste(page, field(page, 'numeroReceita'), SMS);
    await expect(filled).toBeVisible();
    await expect(spoken).toHaveCount(1);
    await field(page, 'codigoOpcao').fill('1');
    for (const gone of [filled, undo(page)]) await expect(gone).toHaveCount(0);
    await fillRequest(page, NO_CODES);
  });
  const address = 'Rua da Fonte 12, 2260-123 Vila Exemplo, 1.º X';
  for (const [into, before, text, after] of [
    ['numeroReceita', {}, SMS, CODES],
    ['nif', { nif: '912' }, SMS, { ...CODES, nif: '912' }],
    ['outroAssunto', {}, SMS, CODES],
    ['numeroReceita', { instrucoes: 'Soro.' }, address, { instrucoes: `Soro.\n${address}` }],
  ] as const)
    await test.step(`${text} in ${into}`, async () => {
      await fillRequest(page, { nif: '', instrucoes: '', outroAssunto: '', ...before });
      await paste(page, field(page, into), text);
      await expectGiven(page, after);
      await expect(field(page, into)).toBeFocused();
      await undo(page).click();
      await expectGiven(page, into === 'outroAssunto' ? { outroAssunto: text } : before);
      await expect(status(page, formWords.comoEstava)).toBeVisible();
      await expect(field(page, into)).toBeFocused();
      await fillRequest(page, NO_CODES);
    });
  await test.step('as a phone’s keyboard puts in what was copied: all at once, and yet no paste', async () => {
    await fillRequest(page, { instrucoes: '' });
    await field(page, 'nome').focus();
    await page.keyboard.insertText(SMS);
    await expectGiven(page, CODES);
    await undo(page).click();
  });
  await test.step('another field takes another text', async () => {
    const street = 'Rua das Análises, 1234, 2200-123 Abrantes, 912 345 678';
    await paste(page, field(page, 'morada'), street);
    await expectGiven(page, { morada: street });
    await fillRequest(page, { morada: '' });
  });
  await paste(page, field(page, 'numeroReceita'), TWO);
  await test.step('taken out, and taken back', async () => {
    for (const [number, left] of [
      [NUMBER, { numeroReceita: SECOND, codigoDispensa: '222333', codigoOpcao: '2222' }],
      [SECOND, CODES],
    ] as const) {
      await takeOut(page, number);
      await expectGiven(page, left);
      await expect(undo(page), 'its own button is gone').toBeFocused();
      await undo(page).click();
      await expectGiven(page, CODES, BOTH);
      await expect(opener(page), 'no keyboard opens').toBeFocused();
    }
    await undo(page).click();
    await expectGiven(page, {});
  });
  await test.step('what was typed since stays, and is named', async () => {
    await paste(page, field(page, 'numeroReceita'), `${SMS} É para a Ana.`);
    await expectGiven(page, { ...CODES, instrucoes: 'É para a Ana.' });
    await field(page, 'instrucoes').fill('É para a Ana. Obrigado');
    await undo(page).click();
    await expectGiven(page, { instrucoes: 'É para a Ana. Obrigado' });
    await expect(status(page, formWords.quaseComoEstava)).toBeVisible();
  });
});

test('an SMS in a free text stays there if it says more than its codes, and each goes once', async ({ page }) => {
  await openForm(page);
  const need = field(page, 'instrucoes');
  await need.fill('Genérico. ');
  await paste(page, need, `Para a minha mãe. ${TWO} é do pai. Obrigada!`);
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
    expect([SECOND, '222333', '2222'].map(times)).toEqual(isTakenOut ? [0, 0, 0] : [1, 1, 1]);
    await chat.close();
  }
  for (const [codes, missing] of [
    [{ numeroReceita: '' }, formWords.pendente.numero],
    [{ numeroReceita: NUMBER, codigoDispensa: '' }, formWords.pendente.codigo('…8901')],
  ] as const) {
    await fillRequest(page, codes);
    await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(missing));
  }
  await test.step('the tick for a photograph is the visitor’s alone', async () => {
    const photograph = formWords.fotografia;
    if (!photograph) throw new Error('On this channel a photograph can follow.');
    const tick = page.getByRole('checkbox', { name: photograph.linha });
    const bubble = expect(page.locator('.MessageBubble-bubble'));
    await tick.focus();
    for (const isTicked of [true, false, true]) {
      await page.keyboard.press('Space');
      await (isTicked ? bubble : bubble.not).toContainText(photograph.linha);
    }
    await fillRequest(page, CODES);
    await expect(tick).toBeChecked();
    const chat = await submit(page);
    expect(messageOf(chat.url())).toContain(photograph.linha);
    await expect(panel(page)).toContainText(photograph.falta);
  });
});

test('one tap reads the clipboard, not before; what became of it is in sight', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setLetters(page, 32);
  await openForm(page);
  await opener(page).click();
  await expect(field(page, 'numeroReceita'), 'without a leave to read it').toBeFocused();
  await expect(status(page, formWords.colarNoCampo)).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [copied, fields, answer] of [
    ['lista de compras', { instrucoes: 'lista de compras' }, status(page, texts.textoVai)],
    [SMS, CODES, status(page, texts.preencheu('').slice(0, 11))],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    // Where a swipe that goes no further than needed leaves it: just above what is docked.
    await opener(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expectGiven(page, {});
    await opener(page).click();
    await expectGiven(page, fields);
    await expect.poll(() => isInSight(answer)).toBe(true);
    await expect.poll(() => isInSight(undo(page))).toBe(true);
    await undo(page).click();
  }
});
