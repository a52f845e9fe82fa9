import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';

const { pagina } = loadPharmacy();

test('the WhatsApp button floats at the bottom right, wherever one scrolls', async ({ page }) => {
  // The cookie banner lifts it.
  await answerCookies(page);
  await page.goto('/');
  const button = page.getByRole('link', { name: pagina.whatsappFlutuante.texto });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const selector of ['h1', '#servicos', '#contactos']) {
    await page.locator(selector).scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button has no box.');
    expect(width - box.x - box.width).toBeLessThan(48);
    expect(height - box.y - box.height).toBeLessThan(48);
  }
});

test('before a visitor chooses or comes near the map, there is no cookie, no storage and no third party', async ({
  page,
  context,
  outbound,
}) => {
  // A long way down: on a wide screen the map of a pharmacy with few services is near from the start.
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(outbound).toEqual([]);
  await page.locator('#como-chegar').scrollIntoViewIfNeeded();
  await expect.poll(() => outbound.map((url) => new URL(url).hostname)).toEqual(['www.openstreetmap.org']);
});
