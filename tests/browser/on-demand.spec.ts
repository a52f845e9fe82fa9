import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import * as words from '../../src/rental/words.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { FULL_REQUEST, formWords, messageFor } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import { messageOf, type RequestForm, SHORT_REQUEST } from './form.ts';
import { elapsed, holdScripts, NOW, stopClock } from './islands.ts';

const { aluguer, farmacia } = loadPharmacy();
const [, rented] = aluguer;
const MESSAGE = messageFor(SHORT_REQUEST);
/** What the browser and React report of a script that did not arrive. */
const NOTES = /console\.error|page error/;

async function without(page: Page, part: string): Promise<void> {
  await page.route(`**/_astro/${part}.*.js`, (route) => route.abort());
}

test('parts that do not load leave the form, the chat and the panel', async ({ page, form, complaints }) => {
  complaints.allow(NOTES);
  for (const part of ['read-sms', 'Toaster']) await without(page, part);
  await form.open();
  const kept = { instrucoes: 'Receita 1011000012345678901 dispensa 123456', codigoDispensa: '' };
  await form.paste('codigoDispensa', kept.instrucoes);
  await expect(form.section.getByText(formWords.estado.smsPorLer)).toBeVisible();
  expect(await form.read(), 'no code of its first digits').toMatchObject(kept);
  await form.field('codigoOpcao').pressSequentially('7890');
  await expect(form.field('codigoOpcao')).toHaveValue('7890');
  await form.fill({ ...SHORT_REQUEST, codigoOpcao: '', instrucoes: '' });
  const chat = await form.submit();
  expect(messageOf(chat)).toBe(MESSAGE);
  await expect(form.panel).toBeVisible();
  expect(await form.read()).toMatchObject(SHORT_REQUEST);
});

const SECOND = '2011000098765432109';

test('while their reader is on its way messages wait, and all go', async ({ page, form }) => {
  const release = await holdScripts(page, '**/_astro/read-sms.*.js');
  await form.open();
  await form.fill(SHORT_REQUEST);
  await form.paste('instrucoes', 'Receita 1011000012345678901 dispensa 123456');
  await form.paste('codigoDispensa', `Receita ${SECOND} dispensa 654321`);
  const early = await form.submit();
  expect(messageOf(early)).not.toContain(SECOND);
  await early.close();
  await expect(form.panelHeading).toHaveText(formWords.painel.titulo);
  await expect(form.panel).toContainText(formWords.pendente.sms);
  release();
  await expect(form.prescriptions).toHaveCount(2);
  await expect(form.field('instrucoes'), 'read too').toHaveValue('');
  await expect(form.panel).not.toContainText(formWords.pendente.sms);
  await expect(form.panel).toContainText(formWords.painel.mudou);
  const chat = await form.submit(() => form.openAgain.click());
  await expect(form.panel, 'what was opened is what there is').not.toContainText(formWords.painel.mudou);
  for (const code of ['1011000012345678901', '123456', SECOND, '654321']) expect(messageOf(chat)).toContain(code);
});

test('without its reader for 8 s a message goes as it is; a later one is read', async ({ page, form, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page, '**/_astro/read-sms.*.js');
  await form.openStopped();
  const sms = 'Receita 1011000012345678901 dispensa 123456';
  await form.paste('codigoDispensa', sms);
  await expect(form.submitButton).toHaveAccessibleDescription(new RegExp(formWords.pendente.sms));
  await page.clock.runFor(8_500);
  await expect(form.field('instrucoes')).toHaveValue(sms);
  await expect(form.section.getByText(formWords.estado.smsPorLer)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('lista de compras'));
  await page.getByRole('button', { name: formWords.botaoSms }).click();
  await expect(form.submitButton).toHaveAccessibleDescription(new RegExp(formWords.pendente.sms));
  await page.clock.runFor(8_500);
  await expect(form.field('instrucoes')).toHaveValue(`${sms}\nlista de compras`);
  release();
  await form.paste('codigoDispensa', sms);
  await expect(form.field('codigoDispensa')).toHaveValue('123456');
});

/** Under a stopped clock: lets the scripts come that were held back, and waits until the form works. */
async function arrive(page: Page, form: RequestForm, release: () => void): Promise<void> {
  release();
  await page.clock.runFor(500);
  await form.ready();
}

const chats = (outbound: string[]) => outbound.filter((url) => url.startsWith('https://wa.me/'));

test('a request sent before the script comes is sent once, when it does', async ({ page, form, outbound }) => {
  await stopClock(page);
  const release = await form.openUnready(FULL_REQUEST);
  await form.field('nome').press('Enter');
  await expect(page.getByText(formWords.aPreparar)).toBeVisible();
  const chat = await form.submit(() => arrive(page, form, release));
  expect(messageOf(chat)).toBe(messageFor(FULL_REQUEST));
  await page.clock.runFor(500);
  await expect(form.panel).toBeVisible();
  await expect(page.getByText(formWords.aPreparar)).toBeHidden();
  expect(chats(outbound)).toHaveLength(1);
});

test('a script later than two seconds after the press asks for another', async ({ page, form, outbound }) => {
  await stopClock(page);
  const release = await form.openUnready();
  // A complete number with an X before its end is refused (specification §5). Of one that was typed before the script
  // came, only the character that completes it goes.
  await form.field('numeroReceita').fill('1011 0000 X234 5678 901');
  await form.submitButton.click();
  await page.clock.runFor(2_100);
  await arrive(page, form, release);
  await expect(form.field('numeroReceita')).toHaveValue('10110000X234567890');
  await form.field('numeroReceita').fill('');
  await expect(page.getByRole('status').filter({ hasText: formWords.pronto })).toBeVisible();
  await expect(page.getByText(formWords.aPreparar)).toBeHidden();
  expect(await form.read()).toMatchObject(SHORT_REQUEST);
  const chat = await form.submit();
  expect(messageOf(chat)).toBe(MESSAGE);
  await expect(page.getByText(formWords.pronto)).toBeHidden();
  expect(chats(outbound)).toHaveLength(1);
});

test('a form whose script is late says so in time, with other ways to ask', async ({ page, form, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await stopClock(page);
  await form.openUnready({ ...SHORT_REQUEST, morada: '' });
  const { buscar, entregar } = formWords.entrega;
  const morada = form.field('morada');
  await form.choice(buscar).check();
  await expect(morada, 'nobody asks for it').toBeHidden();
  await form.choice(entregar).check();
  await expect(morada).toBeVisible();
  await form.submitButton.click();
  await expect(morada).toBeFocused();
  await form.fill(SHORT_REQUEST);
  const notice = form.element.getByRole('status').filter({ hasText: formWords.aPreparar });
  // Until the page knows that the form is in view, its time has not begun, and the stopped clock must not be moved.
  // The page's observer (until-ready.ts) is older than this one: when this one is told, the page knows already.
  await form.element.evaluate(
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
    await expect(form.section.getByRole('link', { name })).toBeVisible();
  await form.element.getByRole('button', { name: formWords.copiarEscrito }).click();
  await expect(form.element.getByRole('button', { name: formWords.acoes.copiada })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const name of ['nome', 'telemovel', 'morada'] as const)
    expect(copied).toContain(`${formWords.campos[name].rotulo}: ${SHORT_REQUEST[name]}`);
  expect(copied, 'nothing that the form keeps for itself').not.toMatch(/resto|modo/);

  await form.fill({ morada: '' });
  await form.choice(buscar).check();
  await context.setOffline(true);
  await form.submitButton.click();
  await expect(page.getByRole('status').filter({ hasText: formWords.semRede })).toBeVisible();
  const [last, button] = await Promise.all(
    [form.field('outroAssunto'), form.submitButton].map((part) => part.boundingBox()),
  );
  expect((button?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0), 'no gap').toBeLessThan(100);
  await form.choice(entregar).check();
  await form.fill(SHORT_REQUEST);

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  );
  await form.element.getByRole('button', { name: formWords.acoes.copiada }).click();
  const box = form.element.locator('textarea:focus');
  await expect(box, 'to copy by hand').toHaveValue(copied);
  expect(await box.evaluate(({ selectionEnd }: HTMLTextAreaElement) => selectionEnd)).toBe(copied.length);
});

/** In the page, as Chrome's translator: every text, and each that comes later, is put into two elements. */
function translatePage(): void {
  document.documentElement.classList.add('translated-ltr');
  const skipped = 'script, style, template, textarea, option, [translate=no], font';
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`${text.data} (en)`);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Text) wrap(node);
      else wrapAll(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

// What other programs put into a form before its code has come, as they do it.
const WORKS = { 'the caret neither': () => {}, 'on a translated page': translatePage };
for (const [what, work] of Object.entries(WORKS)) {
  test(`nothing given before its code comes is lost, ${what}`, async ({ page, form, complaints }) => {
    if (work === translatePage) complaints.allow(NOTES);
    // By day, when a delivery is made the same day.
    await page.clock.setFixedTime(NOW);
    const typed = { ...SHORT_REQUEST, codigoDispensa: '123456', instrucoes: 'Genérico.' };
    const release = await form.openUnready({ ...typed, codigoDispensa: '12 34-x56' }, work);
    const quote = page.locator('#aluguer .rental-fields');
    await quote.getByLabel(words.itemColumn).selectOption(rented?.nome ?? '');
    await quote.getByLabel(words.daysField).fill('3');
    await form.section.locator('[value=entregar]').check();
    await form.section.locator('[name=fotografia]').check();
    await form.field('nome').focus();
    await page.keyboard.press('Home');
    const typing = page.keyboard.type('Dr. Joaquim ', { delay: 15 });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=nome]')?.value.includes('Jo'));
    release();
    await typing;
    await form.ready();
    const nome = 'Dr. Joaquim Rui';
    expect(await form.stateOf('nome')).toEqual({ value: nome, caret: 12 });
    await expect(form.field('nome')).toBeFocused();
    expect(await form.read()).toMatchObject({ ...typed, nome });
    await expect(form.submitButton, 'of what was cut').toHaveAccessibleDescription(/Ficou só 123456/);
    const chat = await form.submit();
    expect(messageOf(chat)).toBe(messageFor({ ...typed, nome, delivery: 0, photograph: true }));
    await page.locator('#aluguer').scrollIntoViewIfNeeded();
    await expect(quote).toContainText('3 dias');
    await expect(quote.getByLabel(words.itemColumn)).toHaveValue(rented?.id ?? '');
  });
}
