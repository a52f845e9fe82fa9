import type { Page } from '@playwright/test';
import { loadContent } from '../../src/pharmacy/load.ts';
import { expect, test } from './fixtures.ts';
import { field, openStoppedForm, panel, submit } from './form.ts';

const { pagina, formulario } = loadContent();
const { titulo: TITLE, descricao: DESCRIPTION } = formulario.aviso;

const titles = (page: Page) => page.getByText(TITLE).filter({ visible: true });

/** Submits, and lets the toast come in. */
async function send(page: Page): Promise<void> {
  await (await submit(page)).close();
  await page.clock.runFor(50);
}

test('at most three toasts are shown', async ({ page }) => {
  await openStoppedForm(page);
  for (let time = 0; time < 5; time++) {
    await field(page, 'nif').fill(`${time}`);
    await send(page);
  }
  await expect.poll(() => titles(page).count()).toBeLessThanOrEqual(3);
  expect(await titles(page).count()).toBeGreaterThanOrEqual(1);
});

for (const [width, height, letters] of [
  [360, 640, 16],
  [360, 640, 32],
  [390, 844, 16],
] as const) {
  test(`at ${width}×${height} and letters of ${letters} px the toast covers neither the panel, which has the focus, nor the bar`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await openStoppedForm(page);
    await send(page);
    await page.clock.runFor(500);
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toBeInViewport();
    const below = [panel(page), page.getByRole('navigation', { name: pagina.barra.nome })];
    const toast = await page.locator('.toast').boundingBox();
    if (!toast) throw new Error('The toast has no box.');
    expect(toast.y).toBeGreaterThanOrEqual(0);
    for (const box of below) expect((await box.boundingBox())?.y).toBeGreaterThanOrEqual(toast.y + toast.height);
  });
}

test('a submit is answered by a toast at the bottom right, announced politely, that does not take the focus, and goes after 4 s', async ({
  page,
}) => {
  await openStoppedForm(page);
  await send(page);
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByText(DESCRIPTION).filter({ visible: true }).first()).toBeVisible();
  const toast = await titles(page).first().boundingBox();
  const button = await page.getByRole('link', { name: pagina.whatsappFlutuante.texto }).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!toast || !button) throw new Error('The toast or the button has no box.');
  expect(toast.x).toBeGreaterThan(width / 2);
  expect(toast.y).toBeGreaterThan(height / 2);
  expect(toast.y + toast.height, 'above the floating button').toBeLessThanOrEqual(button.y);
  const politeness = await titles(page)
    .first()
    .evaluate((node) => {
      const region = node.closest('[aria-live], [role=status], [role=alert]');
      const announced =
        region?.getAttribute('aria-live') ?? (region?.getAttribute('role') === 'status' ? 'polite' : null);
      return announced ?? document.querySelector('[aria-live=polite], [role=status]')?.getAttribute('aria-live');
    });
  expect(politeness).toBe('polite');
  expect(await page.evaluate((title) => document.activeElement?.textContent?.includes(title), TITLE)).toBe(false);
  await page.mouse.move(0, 0);
  // One that goes is still seen while it fades.
  const staying = page.locator('.toast:not([data-ending-style])');
  await page.clock.runFor(3400);
  await expect(staying).toHaveCount(1);
  await page.clock.runFor(700);
  await expect(staying).toHaveCount(0);
});
