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

const { estado, sms: texts } = formWords;

const SMS = 'Receita N.º 1011000012345678901. Cód. Dispensa: 123456. Cód. Opção: 7890.';
const NUMBER = '1011000012345678901';
const SHORT_CODES = { codigoDispensa: '123456', codigoOpcao: '7890' };
const CODES = { numeroReceita: NUMBER, ...SHORT_CODES };
const FIRST = `RECEITA 1: ${NUMBER}, Dispensa: 123456, Opção: 7890`;
const SECOND = '1011000012345678902';
const TWO = `${SMS}\nReceita 2: ${SECOND} Cód. dispensa 222333 Cód. opção 2222`;
const BOTH = [FIRST, `RECEITA 2: ${SECOND}, Dispensa: 222333, Opção: 2222`];

type Fields = Partial<Record<FieldName, string>>;

const EMPTY: Fields = { nome: '', morada: '', nif: '', instrucoes: '', outroAssunto: '' };
const NO_CODES = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };

/** The prescriptions of a request with several. */
const listed = (page: Page) => page.locator('#pedido form').getByRole('listitem').filter({ hasText: 'RECEITA' });
/** Takes one of them out. */
const takeOut = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`^${formWords.tirar}: .*${number}`) }).click();
const opener = (page: Page) => page.getByRole('button', { name: formWords.botaoSms });
const undo = (page: Page) => page.locator('#pedido').getByRole('button', { name: formWords.desfazer, exact: true });
const status = (page: Page, text: string) =>
  page.locator('#pedido form').getByRole('paragraph').filter({ hasText: text });
const names = (...fields: (keyof typeof CODES)[]) =>
  new Intl.ListFormat('pt-PT').format(fields.map((name) => formWords.campos[name].rotulo.toLowerCase()));

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

/** A paste: what is pasted, and where; what stands there before and after, and what is said. */
interface Paste {
  text: string;
  into?: FieldName;
  before?: Fields;
  after: Fields;
  prescriptions?: string[];
  says?: string;
}

const exams = `Requisição de exames nº ${NUMBER} PIN Agendamento 123456`;
const pin = 'O PIN da minha receita é 482915';
const short = 'Receita 10110000123456789 cód 123456';
const iban = 'IBAN: PT50 0002 0123 1234 5678 9015 4';
const replaced = (second: string) =>
  `A receita ${second === SECOND ? NUMBER : '…8901'} foi anulada. Nova receita: ${second} dispensa 222333`;
const lacking = texts.semDispensa(names('codigoDispensa'));
const noNumber = `${texts.semNumero} ${texts.preencheu(names('codigoDispensa', 'codigoOpcao'))}`;

// biome-ignore format: one paste a line
const PASTES: Record<string, Paste[]> = {
  'an SMS fills the three codes, in whichever field': [
    { text: SMS, after: CODES, says: texts.preencheu(names('numeroReceita', 'codigoDispensa', 'codigoOpcao')) },
    { text: SMS, into: 'codigoOpcao', after: CODES },
    { text: SMS, into: 'nif', before: { nif: '912' }, after: { ...CODES, nif: '912' } },
    { text: SMS, into: 'outroAssunto', after: CODES },
    { text: NUMBER, into: 'codigoDispensa', after: { numeroReceita: NUMBER }, says: lacking },
    { text: `A de ontem tinha o acesso 616161. Esta é a ${SECOND}`, after: { numeroReceita: SECOND, instrucoes: 'A de ontem tinha o acesso 616161.' } },
    { text: SMS, before: { codigoDispensa: '123' }, after: CODES },
  ],
  'codes by themselves are those of the number in the fields; without one both go as codes, and what is missing is said': [
    { text: 'Dispensa 123456 Opção 7890', into: 'codigoOpcao', before: { numeroReceita: NUMBER }, after: CODES },
    { text: '123456 7890', into: 'codigoDispensa', before: { numeroReceita: NUMBER }, after: CODES },
    { text: 'Código de dispensa: 123456 e opção: 7890', before: { numeroReceita: NUMBER }, after: CODES },
    { text: 'ensa: 123456. Cód. Opção: 7890.', before: { numeroReceita: NUMBER }, after: { numeroReceita: NUMBER, codigoOpcao: '7890', instrucoes: 'ensa: 123456.' }, says: `${lacking} ${texts.porLer('123456')}` },
    { text: 'Dispensa 123456 Opção 7890', into: 'codigoOpcao', after: SHORT_CODES, says: noNumber },
    { text: '123456 7890', into: 'codigoDispensa', after: SHORT_CODES, says: noNumber },
    { text: 'Código de dispensa: 123456 e opção: 7890. É da mãe.', after: { ...SHORT_CODES, instrucoes: 'É da mãe.' }, says: noNumber },
    { text: SMS, before: SHORT_CODES, after: CODES },
    { text: 'Dispensa 111222 Opção 3333', before: CODES, after: CODES, prescriptions: [FIRST, 'RECEITA 2, Dispensa: 111222, Opção: 3333'], says: texts.semNumero },
  ],
  'nothing is overwritten: another prescription goes beside the first, and none loses what it has': [
    { text: TWO, after: CODES, prescriptions: BOTH, says: texts.juntou },
    { text: TWO, before: { numeroReceita: NUMBER }, after: CODES, prescriptions: BOTH },
    { text: SMS, before: { codigoDispensa: '999' }, after: { codigoDispensa: '999' }, prescriptions: ['RECEITA, Dispensa: 999', FIRST.replace(' 1', '')] },
    { text: `A receita nova do meu marido é ${SECOND}`, before: CODES, after: { ...CODES, instrucoes: 'A receita nova do meu marido é …8902' }, prescriptions: [FIRST, `RECEITA 2: ${SECOND}`], says: lacking },
    { text: replaced(SECOND), after: { numeroReceita: NUMBER, instrucoes: replaced('…8902') }, prescriptions: [`RECEITA 1: ${NUMBER}`, `RECEITA 2: ${SECOND}`], says: `${texts.cancelada} ${texts.porLer('222333')}` },
  ],
  'a text without codes goes as it is, and what is wrong with it is said': [
    { text: exams, before: { instrucoes: 'Genérico.' }, after: { instrucoes: `Genérico.\n${exams}` }, says: `${estado.outraCoisa.exames} ${texts.textoVai}` },
    { text: pin, after: { instrucoes: pin }, says: `${texts.semNumero} ${texts.porLer('482915')} ${texts.textoVai}` },
    { text: short, after: { instrucoes: short }, says: `${texts.curtoDemais(17)} ${texts.porLer('10110000123456789 e 123456')} ${texts.textoVai}` },
    { text: iban, after: { instrucoes: iban }, says: `${estado.outraCoisa.iban} ${texts.textoVai}` },
    { text: 'Rua da Fonte 12, 2260-123', after: { instrucoes: 'Rua da Fonte 12, 2260-123' } },
    { text: 'Rua da Fonte 12, 2260-123 Vila Exemplo, 1.º X', after: { instrucoes: 'Rua da Fonte 12, 2260-123 Vila Exemplo, 1.º X' } },
  ],
};

test('what is pasted fills the codes that it holds, overwrites nothing, goes as it is where it holds none, and one press takes it back', async ({
  page,
}) => {
  await openForm(page);
  for (const [promise, pastes] of Object.entries(PASTES)) {
    for (const { text, into = 'numeroReceita', before = {}, after, prescriptions, says } of pastes)
      await test.step(`${promise}: «${text}»`, async () => {
        await fillRequest(page, { ...EMPTY, ...NO_CODES, ...before });
        await paste(page, field(page, into), text);
        await expectGiven(page, after, prescriptions);
        if (says) await expect(status(page, says)).toBeVisible();
        await expect(field(page, into)).toBeFocused();
        await undo(page).click();
        await expectGiven(page, into === 'outroAssunto' ? { outroAssunto: text } : before);
        await expect(status(page, formWords.comoEstava)).toBeVisible();
        await expect(field(page, into)).toBeFocused();
      });
  }
  await test.step('as a phone’s keyboard puts in what was copied: all at once, and yet no paste', async () => {
    await fillRequest(page, { ...EMPTY, ...NO_CODES });
    await field(page, 'nome').focus();
    await page.keyboard.insertText(SMS);
    await expectGiven(page, CODES);
    await undo(page).click();
  });
  await test.step('another field takes another text', async () => {
    const address = 'Rua das Análises, 1234, 2200-123 Abrantes, 912 345 678';
    await paste(page, field(page, 'morada'), address);
    await expectGiven(page, { morada: address });
  });
});

test('what was done is taken back in turn, in focus and heard once; no line stays that is true no more', async ({
  page,
}) => {
  await openForm(page);
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
  await test.step('a whole message, and a copy of it that is cut', async () => {
    await paste(page, field(page, 'numeroReceita'), SMS);
    await paste(page, field(page, 'numeroReceita'), `Receita N.º ${NUMBER}. Cód. Disp`);
    await expect(page.getByText(texts.jaEstava, { exact: true }).first(), 'and nothing is missing').toBeVisible();
    await expect(status(page, lacking)).toHaveCount(0);
  });
});

test('an SMS in a free text stays there if it says more than its codes; each goes once, without its number none is of use, and a photograph may follow', async ({
  page,
}) => {
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
    await expect(page.getByText(photograph.temCodigos)).toBeVisible();
    await expect(tick).toBeChecked();
    const chat = await submit(page);
    expect(messageOf(chat.url())).toContain(photograph.linha);
    await expect(panel(page)).toContainText(photograph.falta);
  });
});

test('one tap reads the clipboard, not before: on a small phone with large letters what was filled is in sight; what it does not take is said', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setLetters(page, 32);
  await openForm(page);
  await opener(page).click();
  await expect(field(page, 'numeroReceita'), 'without a leave to read it').toBeFocused();
  await expect(status(page, formWords.colarNoCampo)).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pasteByButton = async (copied: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    // Where a swipe that goes no further than needed leaves it: just above what is docked.
    await opener(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expectGiven(page, {});
    await opener(page).click();
  };
  await pasteByButton(SMS);
  await expectGiven(page, CODES);
  for (const seen of [status(page, texts.preencheu('').slice(0, 11)), undo(page)])
    await expect.poll(() => isInSight(seen)).toBe(true);
  await undo(page).click();
  for (const [copied, given, says] of [
    ['1 0 1 1 0 0 0 0 1 2 3 4 5 6 7 8 9 0 1\n1 2 3 4 5 6\n7 8 9 0', CODES, ''],
    ['123456', { instrucoes: '123456' }, `${texts.porLer('123456')} ${texts.textoVai}`],
    ['912 345 678', { instrucoes: '912 345 678' }, texts.textoVai],
  ] as const) {
    await pasteByButton(copied);
    await expectGiven(page, given);
    await expect(status(page, says).first()).toBeVisible();
    await undo(page).click();
  }
  for (const [copied, says] of [
    ['lista de compras', texts.nadaCopiado],
    ['O seu código de verificação SNS 24 é 123456. Não partilhe.', texts.codigoUnico],
  ] as const) {
    await pasteByButton(copied);
    await expect.poll(() => isInSight(status(page, says))).toBe(true);
    await expectGiven(page, {});
  }
});
