import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { banner } from './controls.ts';
import { expect, test } from './fixtures.ts';

const { farmacia, servicos, aluguer, entregas } = loadPharmacy();

/** With a script, the sheet for paper comes after what is seen. */
async function openWithSheet(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));
}

test('printed, the home page is one A4 sheet', async ({ page }) => {
  await openWithSheet(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
});

test('the sheet holds name, address, hours, telephones, services, rental prices and delivery terms, and no button', async ({
  page,
}) => {
  await openWithSheet(page);
  await banner(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const expected = [
    farmacia.nome,
    farmacia.morada.rua,
    inThrees(farmacia.telefones.geral),
    inThrees(farmacia.telefones.urgencia ?? ''),
    entregas.urgente?.prazo ?? '',
    ...servicos.map(({ nome }) => nome),
    ...aluguer.map(({ nome }) => nome),
  ];
  for (const text of expected) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('table').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('#pedido, iframe, [data-cookie-banner]').filter({ visible: true })).toHaveCount(0);
});

test('the sheet for paper does not hold up what is read on the screen', async ({ page }) => {
  await openWithSheet(page);
  const sheet = page.locator('link[media=print]');
  const blocking = await sheet.evaluate(({ href }: HTMLLinkElement) =>
    performance.getEntriesByName(href).map((entry) => Reflect.get(entry, 'renderBlockingStatus')),
  );
  expect(blocking).toEqual(['non-blocking']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is printed on one sheet all the same', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    const pdf = (await page.pdf()).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
