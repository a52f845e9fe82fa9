import type { Page } from '@playwright/test';
import { talkBy } from '../../src/contact/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { formWords } from '../request-words.ts';
import { isInSight } from './clipping.ts';
import { bar } from './controls.ts';
import { expect, test } from './fixtures.ts';
import type { RequestForm } from './form.ts';

const { channel } = loadPharmacy();
const { titulo: TITLE, descricao: DESCRIPTION } = formWords.aviso;

const titles = (page: Page) => page.locator('.toast').getByText(TITLE).filter({ visible: true });

/** Submits, and lets the toast come in. */
async function send(page: Page, form: RequestForm): Promise<void> {
  await (await form.submit()).close();
  // Under the pointer a toast stays.
  await page.mouse.move(0, 0);
  await page.clock.runFor(50);
}

test('a submit is answered by a polite toast for 4 s, three at most, that covers no way on', async ({ page, form }) => {
  await form.openStopped();
  await page.clock.runFor(10_000);
  await expect(page.getByText(formWords.aPreparar), 'a form ready in time is not late').toBeHidden();
  await test.step('its place, and who hears it', async () => {
    await send(page, form);
    await expect(titles(page)).toHaveCount(1);
    await expect(page.getByText(DESCRIPTION).filter({ visible: true }).first()).toBeVisible();
    const { x = 0, y = 0, height = 0 } = (await titles(page).first().boundingBox()) ?? {};
    const button = await page.getByRole('link', { name: talkBy(channel.kind) }).boundingBox();
    expect(x).toBeGreaterThan(1280 / 2);
    expect(y).toBeGreaterThan(720 / 2);
    expect(y + height, 'over the floating button').toBeLessThanOrEqual(button?.y ?? 0);
    await page.clock.runFor(1000);
    const heard = page.locator('[data-announcements]').getByText(`${TITLE} ${DESCRIPTION}`);
    await expect(heard, 'where the page still shows after the chat has opened').toHaveCount(1);
    await expect(page.locator('.toast:focus-within')).toHaveCount(0);
  });
  await test.step('for 4 s', async () => {
    // One that goes is still seen while it fades.
    const staying = page.locator('.toast:not([data-ending-style])');
    await page.clock.runFor(2400);
    await expect(staying).toHaveCount(1);
    await page.clock.runFor(700);
    await expect(staying).toHaveCount(0);
  });

  await test.step('three at most', async () => {
    for (let time = 0; time < 5; time++) {
      // Another message each time: within ONE_PRESS the same one would count as one press.
      await form.field('nif').fill(`${time}`);
      await send(page, form);
    }
    await expect.poll(() => titles(page).count(), 'at most three').toBeLessThanOrEqual(3);
    expect(await titles(page).count()).toBeGreaterThanOrEqual(1);
  });
  // Those of before are gone.
  await page.clock.runFor(5000);
  await page.setViewportSize({ width: 360, height: 640 });
  // Who says nothing of what is wanted, or of how, reads a line more, and so does who gives an address.
  await form.fill({ nif: '', instrucoes: 'Soro.', morada: '' });
  await form.choice(formWords.entrega.buscar).check();
  await send(page, form);
  await page.clock.runFor(500);
  await expect(form.panelHeading).toBeFocused();
  const toast = await page.locator('.toast').boundingBox();
  const dock = await bar(page).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0), 'above the bar').toBeLessThanOrEqual(dock?.y ?? 0);
  for (const part of await form.panel.locator('h3, a[target=_blank], .message-actions :is(a, button)').all())
    expect(await isInSight(part), `${await part.textContent()}`).toBe(true);
  const dispatch = (type: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
  const comeBack = async () => {
    await dispatch('focus');
    await page.clock.runFor(1100);
  };
  await dispatch('blur');
  await expect(form.panelHeading, 'or it would not be said again').not.toBeFocused();
  await comeBack();
  await expect(form.panelHeading).toBeFocused();
  await form.field('nif').focus();
  await dispatch('blur');
  await comeBack();
  await expect(form.field('nif')).toBeFocused();
});
