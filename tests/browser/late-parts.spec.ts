import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { composeMessage, EMPTY_REQUEST } from '../../src/lib/message.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import {
  field,
  fillRequest,
  formReady,
  messageOf,
  openForm,
  panel,
  readRequest,
  SHORT_REQUEST,
  submit,
} from './form.ts';

const { formulario } = loadContent();
const MESSAGE = composeMessage({ ...EMPTY_REQUEST, ...SHORT_REQUEST }, formulario.mensagem);
/** The browser and React note what did not arrive. */
const NOTES = /console\.error|page error/;

/** From now on this part of the form does not load. */
async function without(page: Page, part: string): Promise<void> {
  await page.route(`**/_astro/${part}.*.js`, (route) => route.abort());
}

test('a panel that does not load leaves the message to take away, and its link', async ({ page, complaints }) => {
  complaints.allow(NOTES);
  await without(page, 'SentPanel');
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  const chat = await submit(page);
  await expect(page.getByRole('textbox', { name: formulario.estado.mensagem })).toHaveValue(MESSAGE);
  const link = page.locator('#pedido').getByRole('link', { name: formulario.estado.abrir });
  await expect(link).toHaveAttribute('href', chat.url());
  expect(await readRequest(page)).toMatchObject(SHORT_REQUEST);
});

test('a toast that does not load leaves the panel, which says the same', async ({ page, complaints }) => {
  complaints.allow(NOTES);
  await without(page, 'Toaster');
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await submit(page);
  await expect(panel(page)).toBeVisible();
});

test('a bubble that does not load leaves the form', async ({ page, complaints }) => {
  complaints.allow(NOTES);
  await without(page, 'MessageBubble');
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  expect(messageOf((await submit(page)).url())).toBe(MESSAGE);
});

test('a box for the SMS that does not load says so, and the codes can be written', async ({ page, complaints }) => {
  complaints.allow(NOTES);
  await without(page, 'PrescriptionSms');
  await openForm(page);
  await page.getByRole('button', { name: formulario.botaoSms }).click();
  await expect(page.getByText(formulario.estado.smsFalhou)).toBeVisible();
  await field(page, 'codigoOpcao').pressSequentially('7890');
  await expect(field(page, 'codigoOpcao')).toHaveValue('7890');
});

test('a request sent before the script is there goes once when it is', async ({ page, context, outbound }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await answerCookies(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await fillRequest(page, SHORT_REQUEST);
  await field(page, 'morada').press('Enter');
  await expect(page.getByText(formulario.aPreparar)).toBeVisible();
  const opened = context.waitForEvent('page');
  release();
  await formReady(page);
  const chat = await opened;
  await chat.waitForURL(/^https:/);
  expect(messageOf(chat.url())).toBe(MESSAGE);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText(formulario.aPreparar)).toBeHidden();
  expect(outbound.filter((url) => url.startsWith('https://wa.me/'))).toHaveLength(1);
});
