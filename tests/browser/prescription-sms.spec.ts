import type { Page } from '@playwright/test';
import { NO_CODES } from '../../src/request/prescription.ts';
import { formWords, SMS } from '../request-words.ts';
import { isInSight } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import { type Fields, messageOf, type RequestForm, SHORT_REQUEST } from './form.ts';
import { setLetters } from './looks.ts';

const { sms: texts } = formWords;

const NUMBER = '1011000012345678901';
const CODES = { numeroReceita: NUMBER, codigoDispensa: '123456', codigoOpcao: '7890' };
const FIRST = `RECEITA 1: ${NUMBER}, Dispensa: 123456, Opção: 7890`;
const SECOND = '1011000012345678902';
const TWO = `${SMS}\nReceita 2: ${SECOND} Cód. dispensa 222333 Cód. opção 2222`;
const BOTH = [FIRST, `RECEITA 2: ${SECOND}, Dispensa: 222333, Opção: 2222`];

const takeOut = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`^${formWords.tirar}: .*${number}`) }).click();
const opener = (page: Page) => page.getByRole('button', { name: formWords.botaoSms });
const status = (form: RequestForm, text: string) => form.element.getByRole('paragraph').filter({ hasText: text });
/** Waits until the fields hold this and nothing else, and the request these prescriptions, where it has several. */
async function expectGiven(form: RequestForm, fields: Fields, prescriptions: string[] = []): Promise<void> {
  const given = async () => {
    const filled = Object.entries(await form.read()).filter(([, value]) => value);
    const listedTexts = await form.prescriptions.allTextContents();
    return [Object.fromEntries(filled), listedTexts.map((text) => text.replace(formWords.tirar, ''))];
  };
  const wanted = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  await expect.poll(given, { intervals: [20, 50, 100, 250] }).toEqual([wanted, prescriptions]);
}

// What each text gives: src/request/sms/read-sms.test.ts.
test('what is pasted fills the codes that it holds or goes as it is, and is taken back', async ({ page, form }) => {
  await form.open();
  // First: announcements stay for a while.
  await test.step('one announcement, and no line that is true no more', async () => {
    const spoken = page.locator('[aria-live] span, [role=status] span').filter({ hasText: /Preenchemos/ });
    const filled = status(form, texts.preencheu('').slice(0, 11));
    await form.paste('numeroReceita', SMS);
    await expect(filled).toBeVisible();
    await expect(spoken).toHaveCount(1);
    await form.field('codigoOpcao').fill('1');
    for (const gone of [filled, form.undo]) await expect(gone).toHaveCount(0);
    await form.fill(NO_CODES);
  });
  const address = 'Rua da Fonte 12, 2260-123 Vila Exemplo, 1.º X';
  for (const [into, before, text, after] of [
    ['numeroReceita', {}, SMS, CODES],
    ['nif', { nif: '912' }, SMS, { ...CODES, nif: '912' }],
    ['outroAssunto', {}, SMS, CODES],
    ['numeroReceita', { instrucoes: 'Soro.' }, address, { instrucoes: `Soro.\n${address}` }],
  ] as const)
    await test.step(`${text} in ${into}`, async () => {
      await form.fill({ nif: '', instrucoes: '', outroAssunto: '', ...before });
      await form.paste(into, text);
      await expectGiven(form, after);
      await expect(form.field(into)).toBeFocused();
      await form.undo.click();
      await expectGiven(form, into === 'outroAssunto' ? { outroAssunto: text } : before);
      await expect(status(form, formWords.comoEstava)).toBeVisible();
      await expect(form.field(into)).toBeFocused();
      await form.fill(NO_CODES);
    });
  await test.step('as a phone’s keyboard puts in what was copied: all at once, and yet no paste', async () => {
    await form.fill({ instrucoes: '' });
    await form.field('nome').focus();
    await page.keyboard.insertText(SMS);
    await expectGiven(form, CODES);
    await form.undo.click();
  });
  await test.step('another field takes another text', async () => {
    const street = 'Rua das Análises, 1234, 2200-123 Abrantes, 912 345 678';
    await form.paste('morada', street);
    await expectGiven(form, { morada: street });
    await form.fill({ morada: '' });
  });
  await form.paste('numeroReceita', TWO);
  await test.step('taken out, and taken back', async () => {
    for (const [number, left] of [
      [NUMBER, { numeroReceita: SECOND, codigoDispensa: '222333', codigoOpcao: '2222' }],
      [SECOND, CODES],
    ] as const) {
      await takeOut(page, number);
      await expectGiven(form, left);
      await expect(form.undo, 'its own button is gone').toBeFocused();
      await form.undo.click();
      await expectGiven(form, CODES, BOTH);
      await expect(opener(page), 'no keyboard opens').toBeFocused();
    }
    await form.undo.click();
    await expectGiven(form, {});
  });
  await test.step('what was typed since stays, and is named', async () => {
    await form.paste('numeroReceita', `${SMS} É para a Ana.`);
    await expectGiven(form, { ...CODES, instrucoes: 'É para a Ana.' });
    await form.field('instrucoes').fill('É para a Ana. Obrigado');
    await form.undo.click();
    await expectGiven(form, { instrucoes: 'É para a Ana. Obrigado' });
    await expect(status(form, formWords.quaseComoEstava)).toBeVisible();
  });
});

test('an SMS in a free text stays there if it says more than its codes, and each goes once', async ({ page, form }) => {
  await form.open();
  const need = form.field('instrucoes');
  await need.fill('Genérico. ');
  await form.paste('instrucoes', `Para a minha mãe. ${TWO} é do pai. Obrigada!`);
  await expect(form.prescriptions).toHaveCount(2);
  await form.fill(SHORT_REQUEST);
  for (const isTakenOut of [false, true]) {
    const second = `Receita 2: …${isTakenOut ? '' : '8902'} Cód. dispensa … Cód. opção … é do pai.`;
    if (isTakenOut) await takeOut(page, SECOND);
    if (isTakenOut) await expect(status(form, formWords.receitaTirada(formWords.pergunta))).toBeVisible();
    await expect(need).toHaveValue(`Genérico. Para a minha mãe.\n${second} Obrigada!`);
    const chat = await form.submit();
    const message = messageOf(chat);
    const times = (code: string) => message.match(new RegExp(`\\b${code}\\b`, 'g'))?.length ?? 0;
    expect(Object.values(CODES).map(times), 'each goes once').toEqual([1, 1, 1]);
    expect([SECOND, '222333', '2222'].map(times)).toEqual(isTakenOut ? [0, 0, 0] : [1, 1, 1]);
    await chat.close();
  }
  for (const [codes, missing] of [
    [{ numeroReceita: '' }, formWords.pendente.numero],
    [{ numeroReceita: NUMBER, codigoDispensa: '' }, formWords.pendente.codigo('…8901')],
  ] as const) {
    await form.fill(codes);
    await expect(form.submitButton).toHaveAccessibleDescription(new RegExp(missing));
  }
  await test.step('the tick for a photograph is the visitor’s alone', async () => {
    const photograph = formWords.fotografia;
    if (!photograph) throw new Error('On this channel a photograph can follow.');
    const tick = page.getByRole('checkbox', { name: photograph.linha });
    const bubble = expect(form.bubble);
    await tick.focus();
    for (const isTicked of [true, false, true]) {
      await page.keyboard.press('Space');
      await (isTicked ? bubble : bubble.not).toContainText(photograph.linha);
    }
    await form.fill(CODES);
    await expect(tick).toBeChecked();
    const chat = await form.submit();
    expect(messageOf(chat)).toContain(photograph.linha);
    await expect(form.panel).toContainText(photograph.falta);
  });
});

test('one tap reads the clipboard, not before; what became of it is in sight', async ({ page, form, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setLetters(page, 32);
  await form.open();
  await opener(page).click();
  await expect(form.field('numeroReceita'), 'without a leave to read it').toBeFocused();
  await expect(status(form, formWords.colarNoCampo)).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [copied, fields, answer] of [
    ['lista de compras', { instrucoes: 'lista de compras' }, status(form, texts.textoVai)],
    [SMS, CODES, status(form, texts.preencheu('').slice(0, 11))],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    // Where a swipe that goes no further than needed leaves it: just above what is docked.
    await opener(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expectGiven(form, {});
    await opener(page).click();
    await expectGiven(form, fields);
    await expect.poll(() => isInSight(answer)).toBe(true);
    await expect.poll(() => isInSight(form.undo)).toBe(true);
    await form.undo.click();
  }
});
