import type { Page } from '@playwright/test';
import { closed } from '../../src/opening/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { SECTIONS } from '../../src/pharmacy/schemas/pagina.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { banner } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { IS_ANOTHER, setLetters } from './looks.ts';
import { onSecond } from './second-pharmacy.ts';

const { farmacia, servicos, aluguer, entregas, pagamentos } = loadPharmacy();

/** Printers' points in pixels. */
const points = (size: number) =>
  `${Number((size * 96) / 72)
    .toFixed(4)
    .replace(/\.?0+$/, '')}px`;

/** The width of the paper within its margins. */
const PAPER = 718;

/** Where letters come out wider, as on screens that fit them to whole pixels, nothing runs over to another side. */
const RESERVE = 1.05;

/** Opens the home page with its sheet: with a script, that for paper comes after what is seen. */
async function openSheet(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
  await page.goto('/');
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));
}

const print = async (page: Page, scale = 1) => (await page.pdf({ preferCSSPageSize: true, scale })).toString('latin1');

const sidesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;

// That the sheet's styles hold up no reading: tests/dist/budgets.test.ts.
test('printed, the home page is both sides of a sheet of A4 with what one needs of it and no button', {
  tag: '@any',
}, async ({ page }) => {
  await openSheet(page);
  await banner(page).waitFor();
  const pdf = await print(page);
  const sides = sidesOf(pdf);
  // In front what one looks for in a hurry, as a poster; the prices overleaf.
  expect(sides).toBe(2);
  // The reader's own letters are for the screen.
  const size = () =>
    page
      .locator('h2')
      .first()
      .evaluate((node) => getComputedStyle(node).fontSize);
  const closedText = page.locator('#contactos').getByText(closed, { exact: true });
  if (!IS_ANOTHER) await expect(closedText).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(closedText, 'the sheet hangs there by day too').toBeHidden();
  await expect(page.locator('body')).toHaveCSS('font-size', points(14));
  for (const number of await page.locator('#horario a[href^="tel:+"], .board-urgent a[href^="tel:+"]').all())
    await expect(number, 'as wide as its column').toHaveCSS('font-size', points(42));
  // A short one has room for more.
  for (const number of await page.locator('.board-urgent a:not([href^="tel:+"])').all())
    expect(await number.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(
      (42 * 96) / 72,
    );
  const ordinary = await size();
  await setLetters(page, 24);
  expect(await size()).toBe(ordinary);
  expect(sidesOf(await print(page)), 'with letters of 150 %').toBe(sides);
  expect(sidesOf(await print(page, RESERVE)), 'set larger by a twentieth').toBe(sides);
  await page.emulateMedia({ media: null });
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]\S*\]/);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 900 });
  // A wider page would make a printer set all letters smaller.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER);
  const { geral, urgencia } = farmacia.telefones;
  const needed = [
    farmacia.nomeCurto ?? farmacia.nome,
    farmacia.morada.rua,
    new URL(farmacia.site).host,
    inThrees(geral),
    ...(urgencia ? [inThrees(urgencia)] : []),
    ...(entregas.faz && entregas.urgente ? [entregas.urgente.prazo] : []),
  ];
  const paid = pagamentos.filter(({ aceita }) => aceita);
  const expected = [...needed, ...[...servicos, ...aluguer, ...paid].map(({ nome }) => nome)];
  for (const text of expected) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  // Once on each side: nobody on a fridge needs the night's number under a chat's name too.
  const overleaf = page.locator('.overleaf');
  for (const number of [geral, urgencia ?? geral]) {
    await expect(page.getByText(inThrees(number)).filter({ visible: true })).toHaveCount(sides);
    await expect(overleaf.getByText(inThrees(number))).toBeVisible();
  }
  await expect(overleaf.getByText(farmacia.nomeCurto ?? farmacia.nome)).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('iframe, [data-cookie-banner]').filter({ visible: true })).toHaveCount(0);
  for (const [id, { isPrinted }] of Object.entries(SECTIONS)) {
    const section = page.locator(`#${id}`);
    if (await section.count()) await expect(section, id).toBeVisible({ visible: isPrinted });
  }
});

onSecond(
  'a long week, turns of duty and another place have both sides too, each hour within its frame',
  async ({ page }) => {
    await openSheet(page);
    expect(sidesOf(await print(page))).toBe(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PAPER, height: 900 });
    for (const part of [page.locator('#horario > div'), page.locator('.about-numbers')])
      expect(await part.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  },
);
