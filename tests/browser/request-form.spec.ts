import { loadContent } from '../../src/content/load.ts';
import { whatsappLink } from '../../src/lib/links.ts';
import { composeMessage, EMPTY_REQUEST } from '../../src/lib/message.ts';
import { expect, test } from './fixtures.ts';
import {
  FIELDS,
  FULL_REQUEST,
  field,
  fillRequest,
  messageOf,
  openForm,
  panel,
  readRequest,
  SHORT_REQUEST,
  submit,
  submitButton,
} from './form.ts';

const { farmacia, formulario } = loadContent();
const REQUIRED = ['nome', 'telemovel', 'morada'] as const;

test.beforeEach(async ({ page }) => {
  await openForm(page);
});

test('the form has nine fields in order, each with a label that a person can click', async ({ page }) => {
  const names = await page
    .locator('#pedido form')
    .evaluate((form) =>
      [...form.querySelectorAll('input[name], textarea[name]')].map((control) => control.getAttribute('name')),
    );
  expect(names).toEqual([...FIELDS]);
  for (const name of FIELDS) {
    await expect(field(page, name)).toHaveAccessibleName(new RegExp(formulario.campos[name].rotulo));
    await expect(field(page, name)).toHaveAccessibleDescription(/\S/);
    const label = field(page, name).locator('xpath=ancestor::*[.//label][1]//label').first();
    await label.click();
    await expect(field(page, name)).toBeFocused();
  }
});

test('name, mobile and address are required, the others are not, and none has its format checked', async ({ page }) => {
  for (const name of FIELDS) {
    const isRequired = REQUIRED.some((required) => required === name);
    await expect(field(page, name)).toHaveJSProperty('required', isRequired);
    await field(page, name).fill('x, y!');
    const isRefused = await field(page, name).evaluate(
      (node) => node instanceof HTMLInputElement && node.validity.patternMismatch,
    );
    expect(isRefused, name).toBe(false);
  }
});

for (const missing of REQUIRED) {
  test(`without ${missing} nothing is sent and the browser leads there`, async ({ page, context }) => {
    await fillRequest(page, { ...SHORT_REQUEST, [missing]: '' });
    await submitButton(page).click();
    await expect(field(page, missing)).toBeFocused();
    expect(context.pages()).toHaveLength(1);
    await expect(page.getByText(formulario.aviso.titulo)).toHaveCount(0);
  });
}

test('submitting opens WhatsApp in a new tab with every field in the specified order', async ({ page, outbound }) => {
  await fillRequest(page, FULL_REQUEST);
  const chat = await submit(page);
  expect(new URL(chat.url()).origin + new URL(chat.url()).pathname).toBe(whatsappLink(farmacia.telefones.whatsapp));
  const message = messageOf(chat.url());
  expect(message).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
  expect(message.startsWith(`*${formulario.mensagem.titulo}*`)).toBe(true);
  const lines = ['nome', 'morada', 'telemovel', 'nif', ...FIELDS.slice(4)] as const;
  const positions = lines.map((name) => message.indexOf(`\n${formulario.mensagem[name]}:`));
  expect(positions.every((position, i) => position > (positions[i - 1] ?? 0))).toBe(true);
  expect(outbound.filter((url) => url.startsWith('https://wa.me/'))).toHaveLength(1);
});

test('the chat has no handle on the site and does not learn where it was opened', async ({ page }) => {
  await fillRequest(page, SHORT_REQUEST);
  const chat = await submit(page);
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('what was left empty has no line, but the tax number keeps its own with a dash', async ({ page }) => {
  await fillRequest(page, SHORT_REQUEST);
  const chat = await submit(page);
  const message = messageOf(chat.url());
  expect(message).toBe(composeMessage({ ...EMPTY_REQUEST, ...SHORT_REQUEST }, formulario.mensagem));
  expect(message).toContain(`${formulario.mensagem.nif}: —`);
  for (const name of ['numeroReceita', 'codigoDispensa', 'codigoOpcao', 'instrucoes', 'outroAssunto'] as const) {
    expect(message).not.toContain(formulario.mensagem[name]);
  }
});

test('what is typed cannot forge another line of the message', async ({ page }) => {
  await fillRequest(page, { ...SHORT_REQUEST, instrucoes: `nada\n${formulario.mensagem.nif}: 999999999` });
  const message = messageOf((await submit(page)).url());
  expect(message.split('\n').filter((line) => line.startsWith(`${formulario.mensagem.nif}:`))).toEqual([
    `${formulario.mensagem.nif}: —`,
  ]);
});

test('pressing Enter in a field submits too', async ({ page, context }) => {
  await fillRequest(page, SHORT_REQUEST);
  const [chat] = await Promise.all([context.waitForEvent('page'), field(page, 'morada').press('Enter')]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
});

test.describe('after submitting', () => {
  test('what was typed stays', async ({ page }) => {
    await fillRequest(page, FULL_REQUEST);
    await submit(page);
    expect(await readRequest(page)).toEqual(FULL_REQUEST);
  });

  test('a lasting panel says that the request still has to be sent in WhatsApp', async ({ page }) => {
    await fillRequest(page, SHORT_REQUEST);
    await submit(page);
    await expect(page.getByRole('heading', { name: formulario.painel.titulo })).toBeVisible();
    await expect(page.locator('#pedido')).toContainText(formulario.painel.texto);
    await expect(panel(page).locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
  });

  test('the panel opens the same chat again, by a real link', async ({ page }) => {
    await fillRequest(page, SHORT_REQUEST);
    const chat = await submit(page);
    const again = panel(page).getByRole('link', { name: formulario.painel.abrir });
    await expect(again).toHaveAttribute('href', chat.url());
    await expect(again).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(again).toHaveAttribute('target', '_blank');
  });

  test('the panel copies the message', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillRequest(page, FULL_REQUEST);
    await submit(page);
    await panel(page).getByRole('button', { name: formulario.acoes.copiar }).click();
    await expect(page.getByText(formulario.acoes.copiada)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      composeMessage(FULL_REQUEST, formulario.mensagem),
    );
  });

  test('the panel clears the form, and what was cleared can be brought back', async ({ page }) => {
    await fillRequest(page, FULL_REQUEST);
    await submit(page);
    await panel(page).getByRole('button', { name: formulario.painel.limpar }).click();
    expect(Object.values(await readRequest(page)).join('')).toBe('');
    await page.locator('#pedido').getByRole('button', { name: formulario.painel.desfazer }).click();
    expect(await readRequest(page)).toEqual(FULL_REQUEST);
  });

  test('a second submit opens a second chat with what the form holds then; the one panel takes the focus again', async ({
    page,
  }) => {
    await fillRequest(page, SHORT_REQUEST);
    await submit(page);
    await field(page, 'nif').fill('123456789');
    const second = await submit(page);
    expect(messageOf(second.url())).toContain(`${formulario.mensagem.nif}: 123456789`);
    await expect(page.getByRole('heading', { name: formulario.painel.titulo })).toHaveCount(1);
    await expect(panel(page)).toBeFocused();
    const link = panel(page).getByRole('link', { name: formulario.painel.abrir });
    await expect(link).toHaveAttribute('href', second.url());
    await field(page, 'nif').fill('987654321');
    await expect(link).toHaveAttribute('href', /987654321/);
  });
});

test.describe('a message too long for a link', () => {
  const LONG = { ...SHORT_REQUEST, instrucoes: 'Uma linha bastante comprida.\n'.repeat(200) };

  test('leads with copying, keeps the text and opens an empty chat', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillRequest(page, LONG);
    await submitButton(page).click();
    await expect(page.locator('#pedido')).toContainText(formulario.painel.compridaTexto);
    const chat = panel(page).getByRole('link', { name: formulario.painel.abrirVazia });
    await expect(chat).toHaveAttribute('href', whatsappLink(farmacia.telefones.whatsapp));
    await panel(page).getByRole('button', { name: formulario.acoes.copiar }).click();
    const expected = composeMessage({ ...EMPTY_REQUEST, ...LONG }, formulario.mensagem);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    expect(await readRequest(page)).toMatchObject(LONG);
  });
});

test.describe('any character', () => {
  const STRANGE: [string, string][] = [
    ['a lone surrogate', 'antes \ud800 depois'],
    ['right-to-left text', 'مرحبا ‮abc‬ שלום'],
    ['emoji and joined signs', '👩🏽‍⚕️ ñ e\u0301 ﷽'],
    ['control characters', 'a\u0000b\u0007c\u001bd\u2028e'],
    ['what an address uses itself', '&text=#?%20%+/\\"<>'],
    ['what WhatsApp formats with', '*negrito* _itálico_ ~riscado~ ```código```'],
  ];
  for (const [promise, text] of STRANGE) {
    test(`${promise} in a field still gives a valid link, and stays in the form`, async ({ page }) => {
      const request = { ...SHORT_REQUEST, nome: text, outroAssunto: text };
      await fillRequest(page, request);
      const typed = await readRequest(page);
      const chat = await submit(page);
      expect(messageOf(chat.url())).toBe(composeMessage({ ...EMPTY_REQUEST, ...typed }, formulario.mensagem));
      expect(await readRequest(page)).toEqual(typed);
    });
  }
});

test('the bubble beside the form shows the message while it is being typed', async ({ page }) => {
  await field(page, 'nome').pressSequentially('Amélia');
  await expect(page.locator('#pedido').getByText(/Amélia/)).toBeVisible();
});

test('the browser can fill in name, telephone and address by itself, with the right keyboard', async ({ page }) => {
  await expect(field(page, 'nome')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'telemovel')).toHaveAttribute('autocomplete', /^tel/);
  await expect(field(page, 'morada')).toHaveAttribute('autocomplete', /address/);
  await expect(field(page, 'telemovel')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'codigoDispensa')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'codigoOpcao')).toHaveAttribute('inputmode', 'numeric');
});
