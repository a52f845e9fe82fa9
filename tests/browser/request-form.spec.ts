import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { whatsappLink } from '../../src/contact/links.ts';
import { fromDay, tomorrowIs } from '../../src/opening/words.ts';
import { deliveryKinds } from '../../src/pharmacy/delivery.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { FIELD_NAMES, type FieldName } from '../../src/request/request.ts';
import { FULL_REQUEST, formWords, messageFor } from '../request-words.ts';
import { centreOf, isInSight } from './clipping.ts';
import { bar } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { messageOf, type RequestForm, SHORT_REQUEST } from './form.ts';
import { NOW } from './islands.ts';
import { setLetters } from './looks.ts';

const { entregas, farmacia } = loadPharmacy();

test.beforeEach(async ({ page, form }) => {
  // By day, when a delivery is made the same day.
  await page.clock.setFixedTime(NOW);
  await form.open();
});

test('the message stays in view beside the form, and over no field; the bar leaves', async ({ page, form }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of FIELD_NAMES) {
    await form.field(name).focus();
    expect(await isInSight(form.bubble), name).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await form.fill(SHORT_REQUEST);
  await expect(form.bubble).toContainText(`${formWords.mensagem.nome}: ${SHORT_REQUEST.nome}`);
  const [button, message] = await Promise.all([form.submitButton.boundingBox(), form.bubble.boundingBox()]);
  expect(button?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
  for (const control of [...FIELD_NAMES.map((name) => form.field(name)), form.submitButton]) {
    await control.focus();
    // Of a field of several lines browsers bring the one into view that is being written.
    expect(await isInSight(control, 40), `${await control.getAttribute('name')}`).toBe(true);
  }
  await form.field('nome').focus();
  await expect(bar(page)).toBeHidden();
  await form.submitButton.evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await form.submitButton.boundingBox()) ?? {};
  // One press, though it leaves the field and stands where the bar comes back.
  await form.submit(() => page.mouse.click(x + 100, y + 30));
  await expect(bar(page)).toBeVisible();
});

test('without what is required nothing goes; three taps open one chat', async ({ page, form, context, outbound }) => {
  await test.step('one is missing', async () => {
    // The required ones: tests/dist/request-form.test.ts.
    const mobile = form.field('telemovel');
    await form.fill({ ...SHORT_REQUEST, telemovel: '' });
    await expect(mobile).toHaveAttribute('aria-invalid', 'false');
    await page.setViewportSize({ width: 360, height: 740 });
    await setLetters(page, 24);
    await form.submitButton.scrollIntoViewIfNeeded();
    const [x, y] = await centreOf(form.submitButton);
    const [collect, deliver] = [form.choice(formWords.entrega.buscar), form.choice(formWords.entrega.entregar)];
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
    await form.submitButton.press('Enter');
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
    await form.fill(SHORT_REQUEST);
    await form.submit(() => form.submitButton.click({ clickCount: 3, delay: 50 }));
    await expect(form.panel).toBeVisible();
  });
  await test.step('a shaking hand: what the first press has brought under it opens nothing', async () => {
    for (const name of [formWords.painel.abrir, formWords.acoes.email]) {
      await form.fill({ outroAssunto: name });
      await form.submit(async () => {
        await form.submitButton.press('Enter');
        // By its event: a click by the mouse waits until the panel stands, on a slow machine for longer than one press.
        await form.panel.getByRole('link', { name }).dispatchEvent('click', { detail: 1 });
        await form.submitButton.press('Enter');
      });
    }
    await form.fill({ outroAssunto: '' });
  });
  await test.step('Enter, and what the panel leads to', async () => {
    // A chat asked for later than those would be heard of after them.
    await form.field('nif').fill('123456789');
    const second = await form.submit(() => form.field('nif').press('Enter'));
    expect(second.url()).toContain(`${whatsappLink(farmacia.telefones.whatsapp ?? '')}?`);
    const request = { ...SHORT_REQUEST, nif: '123456789', delivery: 0 };
    expect(messageOf(second)).toBe(messageFor(request));
    expect(outbound.filter((url) => url.startsWith('https://wa.me/'))).toHaveLength(4);
    expect(await second.evaluate(() => [window.opener, document.referrer]), 'nothing else').toEqual([null, '']);
    await expect(form.panel, 'it asks for nothing').toContainText(formWords.pendente.pedido);
    await expect(page.locator('#pendente'), 'nor is it asked for twice').toBeHidden();
    await expect(form.panelHeading).toBeFocused();
    await expect(form.openAgain).toHaveAttribute('href', second.url());
    await form.field('nif').fill('987654321');
    await expect(form.openAgain, 'what the form holds then').toHaveAttribute('href', /987654321/);
  });
  await test.step('spaces alone go, and half a code; the button says what is missing, and the panel again', async () => {
    await form.fill({ nome: '  ', instrucoes: 'Soro.', numeroReceita: '10110000123456789' });
    const short = `${formWords.campos.numeroReceita.rotulo}: ${formWords.estado.faltam(2)}`;
    await expect(form.submitButton).toHaveAccessibleDescription(new RegExp(`${formWords.campos.nome.falta}.*${short}`));
    await form.element.getByRole('link', { name: short }).click();
    await expect(form.field('numeroReceita')).toBeFocused();
    const third = await form.submit();
    expect(messageOf(third)).toContain(`${formWords.mensagem.nome}: —`);
    await expect(form.panelHeading).toHaveText(formWords.painel.titulo);
    await expect(form.panelHeading).toHaveAccessibleDescription(
      new RegExp(`${formWords.campos.nome.falta}.*${formWords.estado.faltam(2)}`),
    );
  });
});

test('what was typed stays, above a lasting panel that says what is still to do', async ({ page, form, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-12-31T10:00:00Z'));
  await page.setViewportSize({ width: 360, height: 740 });
  await form.fill(FULL_REQUEST);
  const chat = await form.submit();
  await test.step('what is still to do, and the chat again', async () => {
    expect(messageOf(chat)).toBe(messageFor(FULL_REQUEST));
    expect(await form.read()).toEqual(FULL_REQUEST);
    await expect(page.getByRole('heading', { name: formWords.painel.titulo })).toBeVisible();
    await expect(form.section).toContainText(formWords.painel.texto);
    await expect(form.panel, 'nothing was chosen').toContainText(formWords.entrega.falta);
    await expect(form.panel.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
    await expect(form.openAgain).toHaveAttribute('href', chat.url());
    await expect(form.openAgain).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(form.openAgain).toHaveAttribute('target', '_blank');
    for (const name of [formWords.acoes.sms, formWords.acoes.email]) {
      const { searchParams } = new URL((await form.panel.getByRole('link', { name }).getAttribute('href')) ?? '');
      const body = searchParams.get('body')?.replaceAll('\r\n', '\n');
      expect(body, 'no marks of WhatsApp').toBe(messageOf(chat).replaceAll('*', ''));
    }
  });

  await test.step('a reminder that says nothing about health', async () => {
    const { lembrete } = formWords;
    const downloading = page.waitForEvent('download');
    await form.panel.getByRole('button', { name: lembrete.botao }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${lembrete.ficheiro}.ics`);
    await expect(form.panel.getByText(lembrete.guardado)).toBeVisible();
    const file = readFileSync(await download.path(), 'utf8');
    // What RFC 5545 asks of a calendar with an event, the day, and the hour at which it rings.
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/);
    expect(file).toMatch(/\r\nUID:.+\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
    for (const line of ['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20270303', 'TRIGGER:PT9H', 'END:VALARM', 'END:VEVENT'])
      expect(file).toContain(`\r\n${line}\r\n`);
    expect(file).not.toMatch(/farm[aá]c|receita|medic|sa[uú]de|Maria|1011/i);
  });

  await test.step('a copy; cleared, and back', async () => {
    // The only copy button is the panel's: the preview beside it has none.
    await form.section.getByRole('button', { name: formWords.acoes.copiar }).click();
    await expect(form.section.getByText(formWords.acoes.copiada)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(messageFor(FULL_REQUEST));
    await form.panel.getByRole('button', { name: formWords.painel.limpar }).click();
    expect(Object.values(await form.read()).join('')).toBe('');
    await expect(page.getByRole('heading', { name: formWords.painel.limpo })).toBeFocused();
    await expect(form.section.locator('form details[open]'), 'as the page came').toHaveCount(0);
    await expect(form.undo, 'the page is shorter now').toBeInViewport();
    await form.field('instrucoes').fill('Algodão.');
    await form.undo.click();
    await expect(form.field('nif'), 'a value opens its fold').toBeVisible();
    const { instrucoes } = FULL_REQUEST;
    const both = { ...FULL_REQUEST, instrucoes: `${instrucoes}\nAlgodão.` };
    expect(await form.read(), 'what was cleared comes back, above what was written since').toEqual(both);
    await form.field('instrucoes').fill(instrucoes);
  });

  // That any character gives a valid link: src/contact/links.test.ts.
  await test.step('too long for a link, it is copied, and an empty chat opened', async () => {
    const long = { ...FULL_REQUEST, instrucoes: 'Uma linha bastante comprida.\n'.repeat(200) };
    await form.fill(long);
    await expect(form.bubble, 'whole').toContainText(FULL_REQUEST.outroAssunto);
    await form.element.getByRole('link', { name: formWords.pendente.comprida }).click();
    await expect(page.getByRole('button', { name: formWords.acoes.copiar }), 'before it is sent').toBeFocused();
    await form.submitButton.click();
    await expect(form.panel).toContainText(formWords.pendente.comprida);
    const empty = form.panel.getByRole('link', { name: formWords.painel.abrirVazia });
    await expect(empty).toHaveAttribute('href', whatsappLink(farmacia.telefones.whatsapp ?? ''));
    for (const name of [formWords.acoes.sms, formWords.acoes.email])
      await expect(form.section.getByRole('link', { name }), 'none that would open empty').toHaveCount(0);
    await form.panel.getByRole('button', { name: formWords.acoes.copiar }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(messageFor(long));
    expect(await form.read()).toEqual(long);
  });
});

test('who collects gives no address, and has it back; who wants a delivery says how soon', async ({ page, form }) => {
  const { buscar, entregar, pergunta } = formWords.entrega;
  const [normal, urgent] = deliveryKinds(loadPharmacy());
  const address = form.field('morada');
  const matter = form.field('outroAssunto');
  await form.fill({ ...SHORT_REQUEST, outroAssunto: 'Têm protetor solar?' });

  await form.choice(buscar).check();
  await expect(page.getByRole('group', { name: pergunta }).getByRole('radio', { name: buscar })).toBeChecked();
  await expect(address, 'nobody asks for it').toBeHidden();
  await expect(form.bubble).toContainText(`${formWords.mensagem.morada}: —`);
  await expect(form.submitButton).toHaveAccessibleDescription(new RegExp(formWords.pendente.morada));
  await expect(form.bubble).toContainText(formWords.mensagem.entrega('collect'));

  await form.choice(entregar).check();
  await expect(address).toHaveValue(SHORT_REQUEST.morada);
  await expect(address).toBeVisible();
  const whereTo = form.section.getByText(entregas.concelhos.at(-1) ?? '');
  await expect(whereTo).toBeVisible();
  await expect(form.choice(normal?.name ?? '')).toBeChecked();
  await form.choice(urgent?.name ?? '').check();
  await expect(form.bubble).toContainText(formWords.mensagem.entrega(1));
  await form.choice(buscar).check();
  await form.choice(entregar).check();
  await expect(form.choice(urgent?.name ?? ''), 'as it was chosen before').toBeChecked();
  await expect(matter, 'no prose is written into a field').toHaveValue('Têm protetor solar?');

  await matter.fill('');
  // As a browser fills in `street-address`.
  await address.fill('Rua da Fonte, 12\n2000-000 Vila Exemplo');
  const chat = await form.submit();
  const morada = 'Rua da Fonte, 12, 2000-000 Vila Exemplo';
  expect(messageOf(chat)).toBe(messageFor({ ...SHORT_REQUEST, morada, delivery: 1 }));
  await expect(form.panel).not.toContainText(formWords.entrega.falta);
});

test('a reload asks while no chat has what is written; late, a delivery is tomorrow’s', async ({ page, form }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await page.clock.setFixedTime(new Date('2026-11-28T23:40:00Z'));
  await page.reload();
  expect(asked).toEqual([]);
  await test.step('folded, and opened by a value, whichever way that came', async () => {
    await form.field('nome').scrollIntoViewIfNeeded();
    await form.section.locator('form[data-ready]').waitFor();
    for (const name of ['nif', 'numeroReceita'] as const) await expect(form.field(name)).toBeHidden();
    await form.fill({ nif: '123456789' });
    await expect(form.field('nif')).toBeVisible();
    await expect(form.field('outroAssunto')).toBeHidden();
    await page.locator('summary', { hasText: formWords.dobras.nif }).click();
    await form.fill({ nome: 'Rui' });
    await expect(form.field('nif'), 'closed by hand it stays so').toBeHidden();
    await form.paste('nome', 'Receita 1011000012345678901 código de dispensa 123456 código de opção 7890');
    await expect(form.field('codigoOpcao')).toBeVisible();
    await expect(form.field('codigoOpcao')).toHaveValue('7890');
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await form.ready();
  await form.fill(SHORT_REQUEST);
  await form.choice(formWords.entrega.entregar).check();
  const [, urgent] = deliveryKinds(loadPharmacy());
  const start = fromDay(tomorrowIs('domingo'));
  await expect(form.choice(urgent?.name ?? '')).toHaveAccessibleName(new RegExp(start));
  await form.choice(urgent?.name ?? '').check();
  await test.step('while the page stays open until that day, it says the same at the choice, in the preview and in what is sent', async () => {
    const line = `${formWords.mensagem.entrega(1)}, ${start}`;
    await expect(form.bubble).toContainText(line);
    const passTo = async (time: string) => {
      await page.clock.setFixedTime(new Date(time));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    await passTo('2026-11-29T00:10:00Z');
    await expect(form.choice(urgent?.name ?? '')).not.toHaveAccessibleName(new RegExp(start));
    await expect(form.bubble).not.toContainText(line);
    await passTo('2026-11-28T23:50:00Z');
    await expect(form.choice(urgent?.name ?? '')).toHaveAccessibleName(new RegExp(start));
    await expect(form.bubble).toContainText(line);
    const chat = await form.submit();
    expect(messageOf(chat)).toContain(line);
    await passTo('2026-11-29T00:10:00Z');
    await expect(form.openAgain).not.toHaveAttribute('href', chat.url());
    await expect(form.panel, 'nobody has changed the request').not.toContainText(formWords.painel.mudou);
    await passTo('2026-11-28T23:50:00Z');
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await form.ready();
  await form.fill(SHORT_REQUEST);
  await form.section.getByRole('link', { name: formWords.privacidadeLigacao }).click();
  await page.waitForURL('**/politica-privacidade');
  expect(asked, 'a link keeps what was typed').toHaveLength(1);
});

/** Each way a text can get into a field. */
const WAYS: Record<string, (form: RequestForm, name: FieldName, text: string) => Promise<void>> = {
  typed: (form, name, text) => form.field(name).pressSequentially(text),
  pasted: (form, name, text) => form.paste(name, text),
  'filled in by the browser': (form, name, text) => form.field(name).fill(text),
  // While composing it may show letters; what it commits is filtered.
  'written with an input method editor': (form, name, text) =>
    compose(form.field(name), ['に', text.slice(0, 2), text]),
};

/** Writes through an input method editor: each of `steps` replaces the text being composed, the last is committed. */
async function compose(control: Locator, steps: string[]): Promise<void> {
  await control.focus();
  const cdp = await control.page().context().newCDPSession(control.page());
  for (const text of steps)
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

/** Raw text and what the field holds after it, whichever way it came (src/request/prescription.test.ts). */
const CASES: [FieldName, string, string][] = [
  ['numeroReceita', '1234 5678-9012.3456 78x', '123456789012345678X'],
  ['codigoDispensa', 'a1b2c3 456789', '123456'],
  ['codigoOpcao', '12-345', '1234'],
];

test('a code field keeps what it takes, whichever way it comes, and says what it did not', async ({ page, form }) => {
  for (const [way, enter] of Object.entries(WAYS)) {
    // The fields share one handler: the ways other than typing are tried in one.
    for (const [name, raw, kept] of CASES.filter(([field]) => way === 'typed' || field === 'codigoDispensa')) {
      const control = form.field(name);
      await enter(form, name, raw);
      await expect(control, `${name} after ${JSON.stringify(raw)}, ${way}`).toHaveValue(kept);
      // Beside another whole code a line more stands above the field, and one drops where it was.
      await control.fill('');
    }
  }
  // Where the caret goes: src/request/prescription.test.ts.
  const dispensa = form.field('codigoDispensa');
  await dispensa.fill('1234');
  await form.placeCaret('codigoDispensa', 2);
  await dispensa.press('a');
  expect(await form.stateOf('codigoDispensa')).toEqual({ value: '1234', caret: 2 });
  await expect(form.section.locator(':is([role=alert], [aria-invalid=true])'), 'no error').toHaveCount(0);
  await dispensa.fill('');

  const status = (text: string) => form.element.getByText(text, { exact: true });
  const option = form.field('codigoOpcao');
  const expectCut = async (value: string, remark: string) => {
    await expect(option).toHaveValue(value);
    await expect(status(remark)).toBeVisible();
    await expect(form.submitButton).toHaveAccessibleDescription(new RegExp(remark));
    await expect(page.getByRole('status').filter({ hasText: remark }), 'heard').toHaveClass('visually-hidden');
  };
  await form.paste('codigoOpcao', 'não');
  await expectCut('', formWords.estado.nadaFicou(4));
  await form.paste('codigoOpcao', '789012');
  await expectCut('7890', formWords.estado.ficou('7890'));
  await option.press('Backspace');
  await expect(status(formWords.estado.ficou('7890'))).toHaveCount(0);
  await option.pressSequentially('01');
  await expectCut('7890', formWords.estado.ficou('7890'));
  await form.placeCaret('codigoOpcao', 0);
  await option.press('5');
  await option.press('Tab');
  await expectCut('5789', formWords.estado.ficou('5789'));
  await option.fill('');
  await option.pressSequentially('sim');
  await expect(page.locator('[data-announcements]').getByText(formWords.estado.nadaFicou(4)).first()).toBeAttached();
  await expect(status(formWords.estado.nadaFicou(4)), 'letters that are typed go in silence').toHaveCount(0);
});
