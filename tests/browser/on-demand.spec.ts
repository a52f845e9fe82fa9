import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import * as words from '../../src/rental/words.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { formWords, messageFor } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import {
  arrive,
  choice,
  FULL_REQUEST,
  field,
  fillRequest,
  formReady,
  messageOf,
  openForm,
  openStoppedForm,
  openUnready,
  panel,
  panelHeading,
  paste,
  readRequest,
  SHORT_REQUEST,
  stateOf,
  submit,
  submitButton,
} from './form.ts';
import { elapsed, holdScripts, NOW, stopClock } from './islands.ts';
import { translatePage } from './on-the-way.ts';

const { aluguer, farmacia } = loadPharmacy();
const [, rented] = aluguer;
const MESSAGE = messageFor(SHORT_REQUEST);
/** What the form says, and not that it is announced. */
const said = (page: Page, text: string) => page.locator('#pedido').getByText(text);
/** What the browser and React report of a script that did not arrive. */
const NOTES = /console\.error|page error/;

async function without(page: Page, part: string): Promise<void> {
  await page.route(`**/_astro/${part}.*.js`, (route) => route.abort());
}

test('parts that do not load leave the form, the chat and the panel', async ({ page, complaints }) => {
  complaints.allow(NOTES);
  for (const part of ['MessageBubble', 'read-sms', 'Toaster']) await without(page, part);
  await openForm(page);
  const kept = { instrucoes: 'Receita 1011000012345678901 dispensa 123456', codigoDispensa: '' };
  await paste(page, field(page, 'codigoDispensa'), kept.instrucoes);
  await expect(said(page, formWords.estado.smsPorLer)).toBeVisible();
  expect(await readRequest(page), 'no code of its first digits').toMatchObject(kept);
  await field(page, 'codigoOpcao').pressSequentially('7890');
  await expect(field(page, 'codigoOpcao')).toHaveValue('7890');
  await fillRequest(page, { ...SHORT_REQUEST, codigoOpcao: '', instrucoes: '' });
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(MESSAGE);
  await expect(panel(page)).toBeVisible();
  expect(await readRequest(page)).toMatchObject(SHORT_REQUEST);
});

const SECOND = '2011000098765432109';

test('while their reader is on its way messages wait, and all go', async ({ page }) => {
  const release = await holdScripts(page, '**/_astro/read-sms.*.js');
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await paste(page, field(page, 'instrucoes'), 'Receita 1011000012345678901 dispensa 123456');
  await paste(page, field(page, 'codigoDispensa'), `Receita ${SECOND} dispensa 654321`);
  const early = await submit(page);
  expect(messageOf(early.url())).not.toContain(SECOND);
  await early.close();
  await expect(panelHeading(page)).toHaveText(formWords.painel.titulo);
  await expect(panel(page)).toContainText(formWords.pendente.sms);
  release();
  await expect(page.locator('#pedido form').getByRole('listitem').filter({ hasText: 'RECEITA' })).toHaveCount(2);
  await expect(field(page, 'instrucoes'), 'read too').toHaveValue('');
  await expect(panel(page)).not.toContainText(formWords.pendente.sms);
  await expect(panel(page)).toContainText(formWords.painel.mudou);
  const chat = await submit(page, () => panel(page).getByRole('link', { name: formWords.painel.abrir }).click());
  await expect(panel(page), 'what was opened is what there is').not.toContainText(formWords.painel.mudou);
  for (const code of ['1011000012345678901', '123456', SECOND, '654321']) expect(messageOf(chat.url())).toContain(code);
});

test('without its reader for eight seconds a message goes as it is; a later one is read', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page, '**/_astro/read-sms.*.js');
  await openStoppedForm(page);
  const sms = 'Receita 1011000012345678901 dispensa 123456';
  await paste(page, field(page, 'codigoDispensa'), sms);
  await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(formWords.pendente.sms));
  await page.clock.runFor(8_500);
  await expect(field(page, 'instrucoes')).toHaveValue(sms);
  await expect(said(page, formWords.estado.smsPorLer)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('lista de compras'));
  await page.getByRole('button', { name: formWords.botaoSms }).click();
  await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(formWords.pendente.sms));
  await page.clock.runFor(8_500);
  await expect(field(page, 'instrucoes')).toHaveValue(`${sms}\nlista de compras`);
  release();
  await paste(page, field(page, 'codigoDispensa'), sms);
  await expect(field(page, 'codigoDispensa')).toHaveValue('123456');
});

const chats = (outbound: string[]) => outbound.filter((url) => url.startsWith('https://wa.me/'));

test('a request sent before the script comes is sent once, when it does', async ({ page, outbound }) => {
  await stopClock(page);
  const release = await openUnready(page, FULL_REQUEST);
  await field(page, 'nome').press('Enter');
  await expect(page.getByText(formWords.aPreparar)).toBeVisible();
  const chat = await submit(page, () => arrive(page, release));
  expect(messageOf(chat.url())).toBe(messageFor(FULL_REQUEST));
  await page.clock.runFor(500);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText(formWords.aPreparar)).toBeHidden();
  expect(chats(outbound)).toHaveLength(1);
});

test('a script later than two seconds after the press asks for another', async ({ page, outbound }) => {
  await stopClock(page);
  const release = await openUnready(page);
  // A complete number with an X before its end is refused (specification §5). Of one that was typed before the script
  // came, only the character that completes it goes.
  await field(page, 'numeroReceita').fill('1011 0000 X234 5678 901');
  await submitButton(page).click();
  await page.clock.runFor(2_100);
  await arrive(page, release);
  await expect(field(page, 'numeroReceita')).toHaveValue('10110000X234567890');
  await field(page, 'numeroReceita').fill('');
  await expect(page.getByRole('status').filter({ hasText: formWords.pronto })).toBeVisible();
  await expect(page.getByText(formWords.aPreparar)).toBeHidden();
  expect(await readRequest(page)).toMatchObject(SHORT_REQUEST);
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(MESSAGE);
  await expect(page.getByText(formWords.pronto)).toBeHidden();
  expect(chats(outbound)).toHaveLength(1);
});

test('a form whose script is late says so in time, with other ways to ask', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await stopClock(page);
  await openUnready(page, { ...SHORT_REQUEST, morada: '' });
  const { buscar, entregar } = formWords.entrega;
  const morada = field(page, 'morada');
  await choice(page, buscar).check();
  await expect(morada, 'nobody asks for it').toBeHidden();
  await choice(page, entregar).check();
  await expect(morada).toBeVisible();
  await submitButton(page).click();
  await expect(morada).toBeFocused();
  await fillRequest(page, SHORT_REQUEST);
  const form = page.locator('#pedido form');
  const notice = form.getByRole('status').filter({ hasText: formWords.aPreparar });
  // Until the page knows that the form is in view, its time has not begun, and the stopped clock must not be moved.
  // The page's observer (until-ready.ts) is older than this one: when this one is told, the page knows already.
  await form.evaluate(
    (node) =>
      new Promise<void>((resolve) =>
        new IntersectionObserver(([seen]) => seen?.isIntersecting && resolve()).observe(node),
      ),
  );
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return notice.getByText(formWords.aPreparar).isVisible();
      },
      { timeout: 15_000, intervals: [10] },
    )
    .toBe(true);
  expect(await elapsed(page)).toBeLessThanOrEqual(8_000);
  for (const name of [inThrees(farmacia.telefones.geral), formWords.preferirEscrever, farmacia.email])
    await expect(page.locator('#pedido').getByRole('link', { name })).toBeVisible();
  await form.getByRole('button', { name: formWords.copiarEscrito }).click();
  await expect(form.getByRole('button', { name: formWords.acoes.copiada })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const name of ['nome', 'telemovel', 'morada'] as const)
    expect(copied).toContain(`${formWords.campos[name].rotulo}: ${SHORT_REQUEST[name]}`);
  expect(copied, 'nothing that the form keeps for itself').not.toMatch(/resto|modo/);

  await fillRequest(page, { morada: '' });
  await choice(page, buscar).check();
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: formWords.semRede })).toBeVisible();
  const [last, button] = await Promise.all(
    [field(page, 'outroAssunto'), submitButton(page)].map((part) => part.boundingBox()),
  );
  expect((button?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0), 'no gap').toBeLessThan(100);
  await choice(page, entregar).check();
  await fillRequest(page, SHORT_REQUEST);

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  );
  await form.getByRole('button', { name: formWords.acoes.copiada }).click();
  const box = form.locator('textarea:focus');
  await expect(box, 'to copy by hand').toHaveValue(copied);
  expect(await box.evaluate(({ selectionEnd }: HTMLTextAreaElement) => selectionEnd)).toBe(copied.length);
});

// What other programs put into a form before its code has come, as they do it.
for (const work of [() => {}, translatePage]) {
  test(`nothing typed or chosen before its code comes is lost, ${work.name ? 'on a translated page' : 'the caret neither'}`, async ({
    page,
    complaints,
  }) => {
    if (work.name) complaints.allow(NOTES);
    // By day, when a delivery is made the same day.
    await page.clock.setFixedTime(NOW);
    const typed = { ...SHORT_REQUEST, codigoDispensa: '123456', instrucoes: 'Genérico.' };
    const release = await openUnready(page, { ...typed, codigoDispensa: '12 34-x56' }, work);
    const quote = page.locator('#aluguer .rental-fields');
    await quote.getByLabel(words.itemColumn).selectOption(rented?.nome ?? '');
    await quote.getByLabel(words.daysField).fill('3');
    await page.locator('#pedido [value=entregar]').check();
    await page.locator('#pedido [name=fotografia]').check();
    await field(page, 'nome').focus();
    await page.keyboard.press('Home');
    const typing = page.keyboard.type('Dr. Joaquim ', { delay: 15 });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=nome]')?.value.includes('Jo'));
    release();
    await typing;
    await formReady(page);
    const nome = 'Dr. Joaquim Rui';
    expect(await stateOf(field(page, 'nome'))).toEqual({ value: nome, caret: 12 });
    await expect(field(page, 'nome')).toBeFocused();
    expect(await readRequest(page)).toMatchObject({ ...typed, nome });
    await expect(submitButton(page), 'of what was cut').toHaveAccessibleDescription(/Ficou só 123456/);
    const chat = await submit(page);
    expect(messageOf(chat.url())).toBe(messageFor({ ...typed, nome, delivery: 0, photograph: true }));
    await page.locator('#aluguer').scrollIntoViewIfNeeded();
    await expect(quote).toContainText('3 dias');
    await expect(quote.getByLabel(words.itemColumn)).toHaveValue(rented?.id ?? '');
  });
}
