import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { banner, cookiePreferences, publishNotices, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { findRingless, walk } from './focus-stops.ts';
import { SHORT_REQUEST } from './form.ts';
import { openHydrated } from './islands.ts';
import { sizeOf } from './looks.ts';

const closeToast = (page: Page) =>
  page.getByRole('button', { name: formWords.aviso.fechar, exact: true, includeHidden: true });

test('Tab shows every control, in the order of reading and under nothing', async ({ page, form }) => {
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
  await form.fill(SHORT_REQUEST);
  await (await form.submit()).close();
  await form.panel.waitFor();
  await closeToast(page).click();
  await expect(page.locator('.toast'), 'it takes the keys until it is gone').toHaveCount(0);
  await form.unfold();
  await page.getByRole('button', { name: formWords.botaoSms }).click();
  await expect(form.field('numeroReceita')).toBeFocused();
  // Exactly: a screen reader is told it too, in a sentence of its own.
  await expect(page.getByText(texto, { exact: true })).toBeVisible();
  expect.soft(await walk(page, '#pedido')).toEqual([]);
  expect.soft(await page.evaluate(findRingless)).toEqual([]);
});

const firstInHeader = (page: Page) => page.getByRole('banner').getByRole('link').first();

async function escapeBanner(page: Page): Promise<void> {
  await expect(banner(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
}

test('the focus goes back from the banner to what called it, or stood before it', async ({ page, form }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  for (const _stop of ['skip link', 'banner']) await page.keyboard.press('Tab');
  await escapeBanner(page);
  await page.keyboard.press('Tab');
  await expect(firstInHeader(page), 'who went nowhere before goes on from its place').toBeFocused();

  await cookiePreferences(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await escapeBanner(page);
  await expect(cookiePreferences(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page)).toHaveCount(0);
  await expect(cookiePreferences(page), 'who goes on at once is not called back').not.toBeFocused();

  await page.reload();
  await form.field('morada').focus();
  await expect(banner(page)).toBeVisible();
  await expect(form.field('morada')).toBeFocused();
  await rejectButton(page).click();
  await expect(form.field('morada'), 'given back once it is answered').toBeFocused();
});
