import { loadContent } from '../../src/content/load.ts';
import { inThrees } from '../../src/lib/nine-digits.ts';
import { expect, test } from './fixtures.ts';

const { farmacia, servicos, aluguer, entregas } = loadContent();

test('printed, the home page is one A4 sheet', async ({ page }) => {
  await page.goto('/');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
});

test('the sheet holds name, address, hours, telephones, services, rental prices and delivery terms, and no button', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const expected = [
    farmacia.nome,
    farmacia.morada.rua,
    inThrees(farmacia.telefones.geral),
    inThrees(farmacia.telefones.urgencia),
    entregas.urgente.prazo,
    ...servicos.map(({ nome }) => nome),
    ...aluguer.map(({ nome }) => nome),
  ];
  for (const text of expected) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('table').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('#pedido, iframe').filter({ visible: true })).toHaveCount(0);
});
