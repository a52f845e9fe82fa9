import { formWords } from '../request-words.ts';
import { banner, publishNotices, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { findRingless, walk } from './focus-stops.ts';
import { fillRequest, panel, SHORT_REQUEST, submit, unfold } from './form.ts';
import { openHydrated } from './islands.ts';
import { sizeOf } from './looks.ts';

test('Tab shows every control, in the order of reading and under nothing', async ({ page }) => {
  test.slow();
  const texto = 'Esta noite estamos de serviço permanente, até às nove da manhã de domingo.';
  await publishNotices(page, { texto, tipo: 'urgente' });
  await openHydrated(page);
  await expect(banner(page)).toBeVisible();
  // The least room: a desktop of 1280×1024 magnified four times.
  await page.setViewportSize(sizeOf('320×256'));
  expect.soft(await walk(page)).toEqual([]);
  expect.soft(await page.evaluate(findRingless)).toEqual([]);

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
  expect.soft(await page.evaluate(findRingless)).toEqual([]);
});
