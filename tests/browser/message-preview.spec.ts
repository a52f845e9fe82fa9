import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { isInSight } from './clipping.ts';
import { banner, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FIELDS, field, fillRequest, formReady, openForm, SHORT_REQUEST, submitButton } from './form.ts';
import { setLetters } from './looks.ts';

/** Monday: who answers outside the hours is not named in the form. */
const OPEN = new Date('2026-11-23T11:00:00Z');

const opener = (page: Page) => page.locator('summary').filter({ hasText: formWords.balao.titulo });

const shownName = (page: Page) => page.locator('#pedido details').getByText(`${formWords.mensagem.nome}: Rui`);

test('on a phone the message is one tap away from every field, and the way to it covers none, nor the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await opener(page).waitFor({ state: 'attached' });
  await test.step('the way to it covers no field', async () => {
    await field(page, 'nome').focus();
    expect(await isInSight(opener(page)), 'an empty form has no message to show').toBe(false);
    await page.keyboard.type('R');
    await opener(page).waitFor();
    for (const control of [...FIELDS.map((name) => field(page, name)), submitButton(page)]) {
      await control.focus();
      // Of a field of several lines browsers bring the one into view that is being written.
      expect(await isInSight(control, 40), `${await control.getAttribute('name')}`).toBe(true);
    }
  });
  await test.step('from every field and back', async () => {
    await fillRequest(page, SHORT_REQUEST);
    for (const name of ['nome', 'nif', 'codigoDispensa', 'instrucoes'] as const) {
      await field(page, name).focus();
      const scrolled = await page.evaluate(() => scrollY);
      expect(await isInSight(opener(page)), name).toBe(true);
      await opener(page).click();
      await expect(shownName(page)).toBeInViewport();
      expect(await page.evaluate(() => scrollY), 'the form stays where it was').toBe(scrolled);
      await field(page, name).focus();
      await expect(shownName(page), 'gone when one writes on').toBeHidden();
    }
  });

  await test.step('a long message', async () => {
    await field(page, 'instrucoes').fill('Uma linha.\n'.repeat(40));
    await opener(page).click();
    expect(await isInSight(opener(page)), 'a long one is scrolled in its own place').toBe(true);
    await page
      .locator('#pedido details')
      .getByRole('button', { name: formWords.acoes.copiar })
      .scrollIntoViewIfNeeded();
    expect(await isInSight(opener(page))).toBe(true);
    await opener(page).click();
    await expect(shownName(page)).toBeHidden();
  });

  await test.step('a low screen', async () => {
    // Where it would leave less than 300 px it stays at its place under the form.
    await page.setViewportSize({ width: 360, height: 480 });
    await field(page, 'nome').focus();
    expect(await isInSight(opener(page))).toBe(false);
  });

  await test.step('a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await field(page, 'instrucoes').fill('');
    await field(page, 'outroAssunto').focus();
    expect(await isInSight(page.locator('.MessageBubble-preview')), 'beside the last field').toBe(true);
  });
});

test('the line of the message stays one line with large letters, and waits until the cookies are answered', async ({
  page,
}) => {
  await setLetters(page, 32);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await formReady(page);
  await fillRequest(page, SHORT_REQUEST);
  await expect(banner(page)).toBeVisible();
  await field(page, 'instrucoes').focus();
  await expect(opener(page)).not.toBeInViewport();
  await rejectButton(page).click();
  await expect(opener(page)).toBeInViewport();
  const lines = await opener(page).evaluate(
    (node) => node.scrollHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
  );
  expect(lines).toBeLessThan(2);
});

test('the form feels short: by day at most 1,900 px on a phone', { tag: '@any' }, async ({ page }) => {
  await page.clock.setFixedTime(OPEN);
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  const { height = 0 } = (await page.locator('#pedido form').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(1000);
  expect(height).toBeLessThanOrEqual(1900);
});
