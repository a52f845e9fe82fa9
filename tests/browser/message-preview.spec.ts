import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { isInSight } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import { FIELDS, field, fillRequest, openForm, SHORT_REQUEST, submitButton } from './form.ts';

const { formulario } = loadPharmacy();

const opener = (page: Page) => page.locator('summary').filter({ hasText: formulario.balao.titulo });

const shownName = (page: Page) => page.locator('#pedido details').getByText(`${formulario.mensagem.nome}: Rui`);

test('on a phone the message is one tap away from every field, and the way to it covers none, nor the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await opener(page).waitFor({ state: 'attached' });
  await field(page, 'nome').focus();
  await expect(opener(page), 'an empty form has no message to show').toBeHidden();
  await page.keyboard.type('R');
  await opener(page).waitFor();
  for (const control of [...FIELDS.map((name) => field(page, name)), submitButton(page)]) {
    await control.focus();
    // Of a field of several lines browsers bring the one into view that is being written.
    expect(await isInSight(control, 40), `${await control.getAttribute('name')}`).toBe(true);
  }
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

  await field(page, 'instrucoes').fill('Uma linha.\n'.repeat(40));
  await opener(page).click();
  expect(await isInSight(opener(page)), 'a long one is scrolled in its own place').toBe(true);
  await page.locator('#pedido details').getByRole('button', { name: formulario.acoes.copiar }).scrollIntoViewIfNeeded();
  expect(await isInSight(opener(page))).toBe(true);
  await opener(page).click();
  await expect(shownName(page)).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await field(page, 'instrucoes').fill('');
  await field(page, 'outroAssunto').focus();
  expect(await isInSight(page.locator('.MessageBubble-phone')), 'beside the last field').toBe(true);
});
