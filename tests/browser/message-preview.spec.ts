import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { isInSight } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import { FIELDS, field, fillRequest, openForm, SHORT_REQUEST, submit, submitButton } from './form.ts';

const preview = (page: Page) => page.locator('#pedido section').filter({ hasText: formWords.balao.titulo });

test('the message stays in view beside the form, and over no field; the bar leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page);
  for (const name of FIELDS) {
    await field(page, name).focus();
    expect(await isInSight(page.locator('.MessageBubble-bubble')), name).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await fillRequest(page, SHORT_REQUEST);
  await expect(preview(page)).toContainText(`${formWords.mensagem.nome}: ${SHORT_REQUEST.nome}`);
  const [button, message] = await Promise.all([submitButton(page).boundingBox(), preview(page).boundingBox()]);
  expect(button?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
  const bar = page.locator('.ActionBar-bar');
  for (const control of [...FIELDS.map((name) => field(page, name)), submitButton(page)]) {
    await control.focus();
    // Of a field of several lines browsers bring the one into view that is being written.
    expect(await isInSight(control, 40), `${await control.getAttribute('name')}`).toBe(true);
  }
  await field(page, 'nome').focus();
  await expect(bar).toBeHidden();
  await submitButton(page).evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await submitButton(page).boundingBox()) ?? {};
  // One press, though it leaves the field and stands where the bar comes back.
  await submit(page, () => page.mouse.click(x + 100, y + 30));
  await expect(bar).toBeVisible();
});
