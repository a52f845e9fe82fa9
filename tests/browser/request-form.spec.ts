import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { whatsappLink } from '../../src/contact/links.ts';
import { fromDay, tomorrowIs } from '../../src/opening/words.ts';
import { deliveryKinds } from '../../src/pharmacy/delivery.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { formWords, messageFor } from '../request-words.ts';
import { centreOf, isInSight } from './clipping.ts';
import { bar } from './controls.ts';
import { expect, test } from './fixtures.ts';
import {
  choice,
  compose,
  drop,
  FIELDS,
  type FieldName,
  FULL_REQUEST,
  field,
  fillRequest,
  formReady,
  messageOf,
  openForm,
  panel,
  panelHeading,
  paste,
  placeCaret,
  readRequest,
  SHORT_REQUEST,
  stateOf,
  submit,
  submitButton,
} from './form.ts';
import { NOW } from './islands.ts';
import { setLetters } from './looks.ts';

const { entregas, farmacia } = loadPharmacy();

test.beforeEach(async ({ page }) => {
  // By day, when a delivery is made the same day.
  await page.clock.setFixedTime(NOW);
  await openForm(page);
});

test('the message stays in view beside the form, and over no field; the bar leaves', async ({ page }) => {
  const bubble = page.locator('.MessageBubble-bubble');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of FIELDS) {
    await field(page, name).focus();
    expect(await isInSight(bubble), name).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await fillRequest(page, SHORT_REQUEST);
  await expect(bubble).toContainText(`${formWords.mensagem.nome}: ${SHORT_REQUEST.nome}`);
  const [button, message] = await Promise.all([submitButton(page).boundingBox(), bubble.boundingBox()]);
  expect(button?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
  for (const control of [...FIELDS.map((name) => field(page, name)), submitButton(page)]) {
    await control.focus();
    // Of a field of several lines browsers bring the one into view that is being written.
    expect(await isInSight(control, 40), `${await control.getAttribute('name')}`).toBe(true);
  }
  await field(page, 'nome').focus();
  await expect(bar(page)).toBeHidden();
  await submitButton(page).evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await submitButton(page).boundingBox()) ?? {};
  // One press, though it leaves the field and stands where the bar comes back.
  await submit(page, () => page.mouse.click(x + 100, y + 30));
  await expect(bar(page)).toBeVisible();
});

test('without what is required nothing is sent; three taps open one chat', async ({ page, context, outbound }) => {
  await test.step('one is missing', async () => {
    // The required ones: tests/dist/request-form.test.ts.
    const mobile = field(page, 'telemovel');
    await fillRequest(page, { ...SHORT_REQUEST, telemovel: '' });
    await expect(mobile).toHaveAttribute('aria-invalid', 'false');
    await page.setViewportSize({ width: 360, height: 740 });
    await setLetters(page, 24);
    await submitButton(page).scrollIntoViewIfNeeded();
    const [x, y] = await centreOf(submitButton(page));
    const [collect, deliver] = [choice(page, formWords.entrega.buscar), choice(page, formWords.entrega.entregar)];
    await page.mouse.click(x, y);
    await expect(collect, 'what comes first in the form').toBeFocused();
    // To where a browser may scroll it.
    await collect.evaluate((node, at) => {
      const { top = 0, height = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
      scrollBy({ top: top + height / 2 - at, behavior: 'instant' });
    }, y);
    for (const shake of [0, 8]) await page.mouse.click(x + shake, y);
    for (const chosen of [collect, deliver]) await expect(chosen, 'by a hand that shakes').not.toBeChecked();
    // A key is meant.
    await collect.press('Space');
    await expect(collect).toBeChecked();
    await collect.press('ArrowRight');
    await expect(deliver).toBeChecked();
    await setLetters(page, 16);
    await submitButton(page).press('Enter');
    await expect(mobile).toBeFocused();
    // The browser's bubble is for the eye; this for the ear, and the border for both.
    const { falta } = formWords.campos.telemovel;
    await expect(mobile).toHaveAccessibleDescription(new RegExp(`${falta}$`));
    await expect(mobile).toHaveAttribute('aria-invalid', 'true');
    // At once: an announcement would be gone after a while.
    expect(await page.getByText(falta, { exact: true }).count(), 'and no live region says it again').toBe(1);
    await mobile.fill('R');
    await expect(mobile).toHaveAttribute('aria-invalid', 'false');
    await mobile.fill('');
    await expect(mobile, 'only after a refused submit').toHaveAttribute('aria-invalid', 'false');
    expect(context.pages()).toHaveLength(1);
    await expect(page.getByText(formWords.aviso.titulo)).toHaveCount(0);
  });

  await test.step('three impatient taps', async () => {
    await fillRequest(page, SHORT_REQUEST);
    await submit(page, () => submitButton(page).click({ clickCount: 3, delay: 50 }));
    await expect(panel(page)).toBeVisible();
  });
  await test.step('a shaking hand: what the first press has brought under it opens nothing', async () => {
    for (const name of [formWords.painel.abrir, formWords.acoes.email]) {
      await fillRequest(page, { outroAssunto: name });
      await submit(page, async () => {
        await submitButton(page).press('Enter');
        await panel(page).getByRole('link', { name }).click();
        await submitButton(page).press('Enter');
      });
    }
    await fillRequest(page, { outroAssunto: '' });
  });
  await test.step('Enter, and what the panel leads to', async () => {
    // A chat asked for later than those would be heard of after them.
    await field(page, 'nif').fill('123456789');
    const second = await submit(page, () => field(page, 'nif').press('Enter'));
    expect(second.url()).toContain(`${whatsappLink(farmacia.telefones.whatsapp ?? '')}?`);
    const request = { ...SHORT_REQUEST, nif: '123456789', delivery: 0 };
    expect(messageOf(second.url())).toBe(messageFor(request));
    expect(outbound.filter((url) => url.startsWith('https://wa.me/'))).toHaveLength(4);
    expect(await second.evaluate(() => [window.opener, document.referrer]), 'it learns nothing else').toEqual([
      null,
      '',
    ]);
    await expect(panel(page), 'it asks for nothing').toContainText(formWords.pendente.pedido);
    await expect(page.locator('#pendente'), 'nor is it asked for twice').toBeHidden();
    await expect(panelHeading(page)).toBeFocused();
    const link = panel(page).getByRole('link', { name: formWords.painel.abrir });
    await expect(link).toHaveAttribute('href', second.url());
    await field(page, 'nif').fill('987654321');
    await expect(link, 'what the form holds then').toHaveAttribute('href', /987654321/);
  });
  await test.step('spaces alone go, and half a code; the button says what is missing, and the panel again', async () => {
    await fillRequest(page, { nome: '  ', instrucoes: 'Soro.', numeroReceita: '10110000123456789' });
    const short = `${formWords.campos.numeroReceita.rotulo}: ${formWords.estado.faltam(2)}`;
    await expect(submitButton(page)).toHaveAccessibleDescription(
      new RegExp(`${formWords.campos.nome.falta}.*${short}`),
    );
    await page.locator('#pedido form').getByRole('link', { name: short }).click();
    await expect(field(page, 'numeroReceita')).toBeFocused();
    const third = await submit(page);
    expect(messageOf(third.url())).toContain(`${formWords.mensagem.nome}: —`);
    await expect(panelHeading(page)).toHaveText(formWords.painel.titulo);
    await expect(panelHeading(page)).toHaveAccessibleDescription(
      new RegExp(`${formWords.campos.nome.falta}.*${formWords.estado.faltam(2)}`),
    );
  });
});

test('what was typed stays, above a lasting panel that says what is still to do', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-12-31T10:00:00Z'));
  await page.setViewportSize({ width: 360, height: 740 });
  await fillRequest(page, FULL_REQUEST);
  const chat = await submit(page);
  await test.step('what is still to do, and the chat again', async () => {
    expect(messageOf(chat.url())).toBe(messageFor(FULL_REQUEST));
    expect(await readRequest(page)).toEqual(FULL_REQUEST);
    await expect(page.getByRole('heading', { name: formWords.painel.titulo })).toBeVisible();
    await expect(page.locator('#pedido')).toContainText(formWords.painel.texto);
    await expect(panel(page), 'nothing was chosen').toContainText(formWords.entrega.falta);
    await expect(panel(page).locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
    const again = panel(page).getByRole('link', { name: formWords.painel.abrir });
    await expect(again).toHaveAttribute('href', chat.url());
    await expect(again).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(again).toHaveAttribute('target', '_blank');
    for (const name of [formWords.acoes.sms, formWords.acoes.email]) {
      const { searchParams } = new URL((await panel(page).getByRole('link', { name }).getAttribute('href')) ?? '');
      const body = searchParams.get('body')?.replaceAll('\r\n', '\n');
      expect(body, 'no marks of WhatsApp').toBe(messageOf(chat.url()).replaceAll('*', ''));
    }
  });

  await test.step('a reminder that says nothing about health', async () => {
    const { lembrete } = formWords;
    const downloading = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: lembrete.botao }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${lembrete.ficheiro}.ics`);
    await expect(panel(page).getByText(lembrete.guardado)).toBeVisible();
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270228\r\n');
    expect(file).not.toMatch(/farm[aá]c|receita|medic|sa[uú]de|Maria|1011/i);
  });

  await test.step('a copy; cleared, and back', async () => {
    // The only copy button is the panel's: the preview beside it has none.
    await page.locator('#pedido').getByRole('button', { name: formWords.acoes.copiar }).click();
    await expect(page.locator('#pedido').getByText(formWords.acoes.copiada)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(messageFor(FULL_REQUEST));
    await panel(page).getByRole('button', { name: formWords.painel.limpar }).click();
    expect(Object.values(await readRequest(page)).join('')).toBe('');
    await expect(page.getByRole('heading', { name: formWords.painel.limpo })).toBeFocused();
    await expect(page.locator('#pedido form details[open]'), 'as the page came').toHaveCount(0);
    const undo = page.locator('#pedido').getByRole('button', { name: formWords.desfazer });
    await expect(undo, 'the page is shorter now').toBeInViewport();
    await field(page, 'instrucoes').fill('Algodão.');
    await undo.click();
    await expect(field(page, 'nif'), 'a value opens its fold').toBeVisible();
    const { instrucoes } = FULL_REQUEST;
    const both = { ...FULL_REQUEST, instrucoes: `${instrucoes}\nAlgodão.` };
    expect(await readRequest(page), 'what was cleared comes back, above what was written since').toEqual(both);
    await field(page, 'instrucoes').fill(instrucoes);
  });

  // That any character gives a valid link: src/contact/links.test.ts.
  await test.step('too long for a link, it is copied, and an empty chat opened', async () => {
    const long = { ...FULL_REQUEST, instrucoes: 'Uma linha bastante comprida.\n'.repeat(200) };
    await fillRequest(page, long);
    await expect(page.locator('.MessageBubble-bubble'), 'whole').toContainText(FULL_REQUEST.outroAssunto);
    await page.locator('#pedido form').getByRole('link', { name: formWords.pendente.comprida }).click();
    await expect(page.getByRole('button', { name: formWords.acoes.copiar }), 'before it is sent').toBeFocused();
    await submitButton(page).click();
    await expect(panel(page)).toContainText(formWords.pendente.comprida);
    const empty = panel(page).getByRole('link', { name: formWords.painel.abrirVazia });
    await expect(empty).toHaveAttribute('href', whatsappLink(farmacia.telefones.whatsapp ?? ''));
    for (const name of [formWords.acoes.sms, formWords.acoes.email])
      await expect(page.locator('#pedido').getByRole('link', { name }), 'none that would open empty').toHaveCount(0);
    await panel(page).getByRole('button', { name: formWords.acoes.copiar }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(messageFor(long));
    expect(await readRequest(page)).toEqual(long);
  });
});

test('who collects gives no address, and has it back; who wants a delivery says how soon', async ({ page }) => {
  const { buscar, entregar, pergunta } = formWords.entrega;
  const [normal, urgent] = deliveryKinds(loadPharmacy());
  const address = field(page, 'morada');
  const matter = field(page, 'outroAssunto');
  await fillRequest(page, { ...SHORT_REQUEST, outroAssunto: 'Têm protetor solar?' });
  const bubble = page.locator('#pedido section').filter({ hasText: formWords.balao.titulo });

  await choice(page, buscar).check();
  await expect(page.getByRole('group', { name: pergunta }).getByRole('radio', { name: buscar })).toBeChecked();
  await expect(address, 'nobody asks for it').toBeHidden();
  await expect(bubble).toContainText(`${formWords.mensagem.morada}: —`);
  await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(formWords.pendente.morada));
  await expect(bubble).toContainText(formWords.mensagem.entrega('collect'));

  await choice(page, entregar).check();
  await expect(address).toHaveValue(SHORT_REQUEST.morada);
  await expect(address).toBeVisible();
  const whereTo = page.locator('#pedido').getByText(entregas.concelhos.at(-1) ?? '');
  await expect(whereTo).toBeVisible();
  await expect(choice(page, normal?.name ?? '')).toBeChecked();
  await choice(page, urgent?.name ?? '').check();
  await expect(bubble).toContainText(formWords.mensagem.entrega(1));
  await choice(page, buscar).check();
  await choice(page, entregar).check();
  await expect(choice(page, urgent?.name ?? ''), 'as it was chosen before').toBeChecked();
  await expect(matter, 'no prose is written into a field').toHaveValue('Têm protetor solar?');

  await matter.fill('');
  // As a browser fills in `street-address`.
  await address.fill('Rua da Fonte, 12\n2000-000 Vila Exemplo');
  const chat = await submit(page);
  const morada = 'Rua da Fonte, 12, 2000-000 Vila Exemplo';
  expect(messageOf(chat.url())).toBe(messageFor({ ...SHORT_REQUEST, morada, delivery: 1 }));
  await expect(panel(page)).not.toContainText(formWords.entrega.falta);
});

test('a reload asks first while no chat has what is written; late, a delivery is of the next day', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await page.clock.setFixedTime(new Date('2026-11-28T23:40:00Z'));
  await page.reload();
  expect(asked).toEqual([]);
  await test.step('folded, and opened by a value, whichever way that came', async () => {
    await field(page, 'nome').scrollIntoViewIfNeeded();
    await page.locator('#pedido form[data-ready]').waitFor();
    for (const name of ['nif', 'numeroReceita'] as const) await expect(field(page, name)).toBeHidden();
    await fillRequest(page, { nif: '123456789' });
    await expect(field(page, 'nif')).toBeVisible();
    await expect(field(page, 'outroAssunto')).toBeHidden();
    await page.locator('summary', { hasText: formWords.dobras.nif }).click();
    await fillRequest(page, { nome: 'Rui' });
    await expect(field(page, 'nif'), 'closed by hand it stays so').toBeHidden();
    await paste(
      page,
      field(page, 'nome'),
      'Receita 1011000012345678901 código de dispensa 123456 código de opção 7890',
    );
    await expect(field(page, 'codigoOpcao')).toBeVisible();
    await expect(field(page, 'codigoOpcao')).toHaveValue('7890');
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await formReady(page);
  await fillRequest(page, SHORT_REQUEST);
  await choice(page, formWords.entrega.entregar).check();
  const [, urgent] = deliveryKinds(loadPharmacy());
  const start = fromDay(tomorrowIs('domingo'));
  await expect(choice(page, urgent?.name ?? '')).toHaveAccessibleName(new RegExp(start));
  await choice(page, urgent?.name ?? '').check();
  await test.step('while the page stays open until that day, it says the same at the choice, in the preview and in what is sent', async () => {
    const bubble = page.locator('#pedido section').filter({ hasText: formWords.balao.titulo });
    const line = `${formWords.mensagem.entrega(1)}, ${start}`;
    await expect(bubble).toContainText(line);
    const passTo = async (time: string) => {
      await page.clock.setFixedTime(new Date(time));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    await passTo('2026-11-29T00:10:00Z');
    await expect(choice(page, urgent?.name ?? '')).not.toHaveAccessibleName(new RegExp(start));
    await expect(bubble).not.toContainText(line);
    await passTo('2026-11-28T23:50:00Z');
    await expect(choice(page, urgent?.name ?? '')).toHaveAccessibleName(new RegExp(start));
    await expect(bubble).toContainText(line);
    const chat = await submit(page);
    expect(messageOf(chat.url())).toContain(line);
    await passTo('2026-11-29T00:10:00Z');
    const again = panel(page).getByRole('link', { name: formWords.painel.abrir });
    await expect(again).not.toHaveAttribute('href', chat.url());
    await expect(panel(page), 'nobody has changed the request').not.toContainText(formWords.painel.mudou);
    await passTo('2026-11-28T23:50:00Z');
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await formReady(page);
  await fillRequest(page, SHORT_REQUEST);
  await page.locator('#pedido').getByRole('link', { name: formWords.privacidadeLigacao }).click();
  await page.waitForURL('**/politica-privacidade');
  expect(asked, 'a link keeps what was typed').toHaveLength(1);
});

/** Each way a text can get into a field. */
const WAYS: Record<string, (page: Page, control: Locator, text: string) => Promise<void>> = {
  typed: (_page, control, text) => control.pressSequentially(text),
  pasted: paste,
  'filled in by the browser': (_page, control, text) => control.fill(text),
  dropped: drop,
  // While composing it may show letters; what it commits is filtered.
  'written with an input method editor': (page, control, text) =>
    compose(page, control, ['に', text.slice(0, 2), text]),
};

/**
 * Raw text and what the field holds after it, whichever way it came. What each field keeps:
 * src/request/prescription.test.ts.
 */
const CASES: [FieldName, string, string][] = [
  ['numeroReceita', '1234 5678-9012.3456 78x', '123456789012345678X'],
  ['codigoDispensa', 'a1b2c3 456789', '123456'],
  ['codigoOpcao', '12-345', '1234'],
];

test('a code field keeps only what it takes, whichever way it comes, and says what it did not', async ({ page }) => {
  for (const [way, enter] of Object.entries(WAYS)) {
    // The fields share one handler: the ways other than typing are tried in one.
    for (const [name, raw, kept] of CASES.filter(([field]) => way === 'typed' || field === 'codigoDispensa')) {
      const control = field(page, name);
      await enter(page, control, raw);
      await expect(control, `${name} after ${JSON.stringify(raw)}, ${way}`).toHaveValue(kept);
      // Beside another whole code a line more stands above the field, and one drops where it was.
      await control.fill('');
    }
  }
  // Where the caret goes: src/request/prescription.test.ts.
  const dispensa = field(page, 'codigoDispensa');
  await dispensa.fill('1234');
  await placeCaret(dispensa, 2);
  await dispensa.press('a');
  expect(await stateOf(dispensa)).toEqual({ value: '1234', caret: 2 });
  await expect(page.locator('#pedido :is([role=alert], [aria-invalid=true])'), 'no error').toHaveCount(0);
  await dispensa.fill('');

  const status = (text: string) => page.locator('#pedido form').getByText(text, { exact: true });
  const option = field(page, 'codigoOpcao');
  const expectCut = async (value: string, remark: string) => {
    await expect(option).toHaveValue(value);
    await expect(status(remark)).toBeVisible();
    await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(remark));
    await expect(page.getByRole('status').filter({ hasText: remark }), 'heard').toHaveClass('visually-hidden');
  };
  await paste(page, option, 'não');
  await expectCut('', formWords.estado.nadaFicou(4));
  await paste(page, option, '789012');
  await expectCut('7890', formWords.estado.ficou('7890'));
  await option.press('Backspace');
  await expect(status(formWords.estado.ficou('7890'))).toHaveCount(0);
  await option.pressSequentially('01');
  await expectCut('7890', formWords.estado.ficou('7890'));
  await placeCaret(option, 0);
  await option.press('5');
  await option.press('Tab');
  await expectCut('5789', formWords.estado.ficou('5789'));
  await option.fill('');
  await option.pressSequentially('sim');
  await expect(page.locator('[data-announcements]').getByText(formWords.estado.nadaFicou(4)).first()).toBeAttached();
  await expect(status(formWords.estado.nadaFicou(4)), 'letters that are typed go in silence').toHaveCount(0);
});
