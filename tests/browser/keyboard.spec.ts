import type { Locator, Page } from '@playwright/test';
import { book } from '../../src/rental/words.ts';
import { formWords } from '../request-words.ts';
import { answerCookies, banner, publishNotices, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { faintRings, walk } from './focus-stops.ts';
import {
  field,
  fillRequest,
  messageOf,
  panel,
  panelHeading,
  SHORT_REQUEST,
  submit,
  submitButton,
  unfold,
} from './form.ts';
import { openHydrated } from './islands.ts';
import { sizeOf } from './looks.ts';

test('Tab shows every control, in the order of reading and under nothing: with the banner and a sent notice, then those of the form with the box for the SMS and the panel', async ({
  page,
}) => {
  test.slow();
  const texto = 'Esta noite estamos de serviço permanente, até às nove da manhã de domingo.';
  await publishNotices(page, { texto, tipo: 'urgente' });
  await openHydrated(page);
  await expect(banner(page)).toBeVisible();
  // The least room: a desktop of 1280×1024 magnified four times.
  await page.setViewportSize(sizeOf('320×256'));
  expect.soft(await walk(page)).toEqual([]);
  expect.soft(await faintRings(page)).toEqual([]);

  await rejectButton(page).click();
  await fillRequest(page, SHORT_REQUEST);
  await (await submit(page)).close();
  await panel(page).waitFor();
  await page.getByRole('button', { name: formWords.aviso.fechar, exact: true, includeHidden: true }).click();
  await expect(page.locator('.toast'), 'it takes the keys until it is gone').toHaveCount(0);
  await unfold(page);
  await page.getByRole('button', { name: formWords.botaoSms }).click();
  await expect(page.getByRole('textbox', { name: formWords.sms.campo })).toBeFocused();
  // Exactly: a screen reader is told it too, in a sentence of its own.
  await expect(page.getByText(texto, { exact: true })).toBeVisible();
  expect.soft(await walk(page, '#pedido')).toEqual([]);
  expect.soft(await faintRings(page)).toEqual([]);
});

// The words of each field: tests/dist/request-form.test.ts.
test('a request is made without a mouse or a screen: from the rental through the form to the panel', async ({
  page,
}) => {
  await answerCookies(page);
  // At night the number to call comes before the first field.
  await page.clock.setFixedTime(new Date('2026-11-24T11:00:00Z'));
  await openHydrated(page);
  await page.setViewportSize(sizeOf('360×640'));
  await page.locator('#aluguer').getByRole('link', { name: book }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(field(page, 'instrucoes')).toBeFocused();
  for (const name of ['morada', 'nome', 'telemovel'] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(SHORT_REQUEST[name]);
  }
  await tabTo(page, page.locator('summary', { hasText: formWords.dobras.receita }));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'codigoOpcao'));
  await page.keyboard.type('a');
  await expect(page.getByRole('status').filter({ hasText: formWords.estado.codigoOpcao })).toHaveCount(1);
  await tabTo(page, submitButton(page));
  const chat = await submit(page, () => page.keyboard.press('Enter'));
  expect(messageOf(chat.url())).toContain('Rua A, 1');
  await chat.close();
  await expect(panelHeading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: formWords.painel.abrir })).toBeFocused();
});

/** Presses Tab until the control has the focus. */
const tabTo = (page: Page, control: Locator) =>
  expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
