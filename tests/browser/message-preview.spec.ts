import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { isInSight } from './clipping.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FIELDS, field, fillRequest, openForm, SHORT_REQUEST, submitButton } from './form.ts';

/** Monday: who answers outside the hours is not named in the form. */
const OPEN = new Date('2026-11-23T11:00:00Z');

const preview = (page: Page) => page.locator('#pedido section').filter({ hasText: formWords.balao.titulo });

test('on a phone the message stands below the button, over no field; the bar leaves while one types', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await expect(preview(page)).toContainText(`${formWords.mensagem.nome}: ${SHORT_REQUEST.nome}`);
  const [button, message] = await Promise.all([submitButton(page).boundingBox(), preview(page).boundingBox()]);
  expect(message?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  const bar = page.locator('.ActionBar-bar');
  for (const control of [...FIELDS.map((name) => field(page, name)), submitButton(page)]) {
    await control.focus();
    // Of a field of several lines browsers bring the one into view that is being written.
    expect(await isInSight(control, 40), `${await control.getAttribute('name')}`).toBe(true);
  }
  await field(page, 'nome').focus();
  await expect(bar).toBeHidden();
  await submitButton(page).focus();
  await expect(bar).toBeVisible();
});

test('beside the form it stays in view down to the last field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page);
  await field(page, 'outroAssunto').focus();
  expect(await isInSight(preview(page))).toBe(true);
});

test('the form feels short: by day at most 1,200 px on a phone', { tag: '@any' }, async ({ page }) => {
  await page.clock.setFixedTime(OPEN);
  await page.setViewportSize({ width: 360, height: 740 });
  await answerCookies(page);
  await page.goto('/#pedido');
  await page.locator('#pedido form[data-ready]').waitFor();
  const { height = 0 } = (await page.locator('#pedido form').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(700);
  expect(height).toBeLessThanOrEqual(1200);
});
