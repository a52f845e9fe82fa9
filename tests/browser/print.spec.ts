import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { banner } from './controls.ts';
import { expect, test } from './fixtures.ts';

const { farmacia, servicos, aluguer, entregas } = loadPharmacy();

test('printed, the home page is one A4 sheet with what one needs of it and no button, and holds up no reading', async ({
  page,
}) => {
  await page.goto('/');
  // With a script, the sheet for paper comes after what is seen.
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));
  await banner(page).waitFor();
  const blocking = await page
    .locator('link[media=print]')
    .evaluate(({ href }: HTMLLinkElement) =>
      performance.getEntriesByName(href).map((entry) => Reflect.get(entry, 'renderBlockingStatus')),
    );
  expect(blocking).toEqual(['non-blocking']);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);

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

test('a sheet printed at night, which hangs there by day too, says of no number that it is closed', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
  await page.goto('/');
  const cost = page.locator('#contactos a[href^=tel] + small').first();
  const saidBefore = () => cost.evaluate((node) => getComputedStyle(node, '::before').content);
  await expect.poll(saidBefore).not.toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await saidBefore()).toBe('none');
});
