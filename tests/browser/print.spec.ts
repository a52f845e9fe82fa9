import type { Page } from '@playwright/test';
import { unanswered } from '../../src/contact/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { SECTIONS } from '../../src/pharmacy/schemas/pagina.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { answerCookies, publishNotices } from './controls.ts';
import { expect, onSecond, test } from './fixtures.ts';
import { IS_ANOTHER, setLetters } from './looks.ts';

const { farmacia, horario, servicos, aluguer, entregas, pagamentos, pagina } = loadPharmacy();

/** Pixels of so many printers' points. */
const points = (size: number) => (size * 96) / 72;

/** The width of A4 within the margins of print.css. */
const PAPER = Math.round((182 * 96) / 25.4);

/** Opens the home page with its sheet, as a printer gets it: with a script, that comes after what is seen. */
async function openSheet(page: Page, time = '2026-11-21T03:00:00Z'): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.goto('/');
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));
}

async function showSheet(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 900 });
}

const print = async (page: Page) => (await page.pdf({ preferCSSPageSize: true })).toString('latin1');

const sidesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The address of the site, as the sheet has it. */
const SITE = `"${new URL(farmacia.site).host}"`;
const sizesOf = (nodes: Element[]) => nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize));
const textAfter = (node: Element) => getComputedStyle(node, '::after').content;

/** In the page: what a printer would cut, and the text that is small or neither black nor a title's colour. */
function unreadable(smallest: number): string[] {
  const title = getComputedStyle(document.querySelector('h2, h3') ?? document.body).color;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const box = parent?.getBoundingClientRect();
    // What only a screen reader says has one pixel.
    if (!parent || !box || box.width < 2 || !textContent?.trim()) continue;
    const { color, fontSize } = getComputedStyle(parent);
    if (color !== 'rgb(0, 0, 0)' && color !== title) wrong.push(`${color}: ${textContent}`);
    if (Number.parseFloat(fontSize) < smallest) wrong.push(`${fontSize}: ${textContent}`);
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`cut: ${textContent}`);
  }
  return wrong;
}

// That the sheet's styles hold up no reading: tests/dist/counts.test.ts.
test('printed, the home page is both sides of a sheet to hang on a fridge', { tag: '@any' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSheet(page);
  const pdf = await print(page);
  expect(sidesOf(pdf)).toBe(2);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]\S*\]/);
  await setLetters(page, 24);
  expect(sidesOf(await print(page)), 'with letters of 150 %').toBe(2);
  await showSheet(page);
  // A wider page would make a printer set all letters smaller.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER);
  expect(await page.evaluate(unreadable, points(10))).toEqual([]);
  await expect(page.locator('main details:not([open])').filter({ visible: true })).toHaveCount(0);

  await setLetters(page, 16);
  const { geral, urgencia } = farmacia.telefones;
  const front = [
    farmacia.nomeCurto ?? farmacia.nome,
    farmacia.morada.rua,
    inThrees(geral),
    ...(urgencia ? [inThrees(urgencia)] : []),
    ...pagina.socorro.map(({ numero }) => numero),
  ];
  const paid = pagamentos.filter(({ aceita }) => aceita);
  const overleaf = [
    ...(entregas.faz && entregas.urgente ? [entregas.urgente.prazo] : []),
    ...[...servicos, ...aluguer, ...paid].map(({ nome }) => nome),
  ];
  const second = page.locator('#servicos');
  await expect(second, 'whole, and so overleaf').toHaveCSS('break-inside', 'avoid');
  const { y: fold = 0 } = (await second.boundingBox()) ?? {};
  for (const text of [...front, ...overleaf]) {
    const found = page.getByText(text, { exact: text.length < 4 }).filter({ visible: true });
    const tops = await found.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top + scrollY));
    const isThere = tops.some((top) => top < fold === front.includes(text));
    expect(isThere, text).toBe(true);
  }
  expect(await page.locator('address').filter({ visible: true }).first().evaluate(textAfter)).toBe(SITE);
  for (const { nome, telefone = geral } of farmacia.postos) {
    const place = page.locator('#contactos').filter({ hasText: nome, visible: true });
    await expect(place.getByText(inThrees(telefone))).toBeVisible();
  }
  for (const [least, letters] of [
    [24, '#horario tr:not([data-always]) td > span'],
    [36, '.board-urgent a'],
  ] as const) {
    const sizes = await page.locator(letters).filter({ visible: true }).evaluateAll(sizesOf);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(points(least));
  }
  for (const night of await page.locator('.board-urgent').all())
    await expect(night.getByText(/Chamada|Grátis|€/).filter({ visible: true }), 'what a call costs').toHaveCount(1);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('iframe, img, [data-cookie-banner]').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('svg').filter({ visible: true }), 'the mark').toHaveCount(1);
  for (const [id, { isPrinted }] of Object.entries(SECTIONS)) {
    const section = page.locator(`#${id}`);
    // Of the contacts the other places are.
    const isOnPaper = isPrinted || (id === 'contactos' && farmacia.postos.length > 0);
    if (await section.count()) await expect(section, id).toBeVisible({ visible: isOnPaper });
  }
});

test('the sheet says nothing that is untrue next week, the next turns, and how often they come', {
  // The demonstration, and who has such turns.
  tag: IS_ANOTHER && horario.servico.turnos.length === 0 ? [] : '@any',
}, async ({ page }) => {
  const sheetAt = async (time: string, notice?: string) => {
    await page.emulateMedia({ media: null });
    await openSheet(page, time);
    if (notice) await expect(page.locator('[data-aviso]').getByText(notice)).toBeVisible();
    await showSheet(page);
    const again = page.locator('[data-onwards]').filter({ visible: true });
    expect((await again.count()) > 0).toBe(horario.servico.turnos.some(({ repete }) => repete));
    // At once: a script says the turns anew meanwhile.
    return page.evaluate(() => {
      const turns = document.querySelectorAll<HTMLElement>('[data-turns] > li, [data-later-turns] > li');
      const dates = new Set([...turns].map((turn) => turn.innerText.trim()));
      const lines = document.body.innerText.split('\n').map((line) => line.trim());
      return lines.filter((line) => line && !dates.has(line)).sort();
    });
  };
  await answerCookies(page);
  const closed = await sheetAt('2026-11-21T03:00:00Z');
  const notice = 'Hoje fechamos às 17h.';
  await publishNotices(page, { texto: notice, de: '2026-11-27', ate: '2026-11-27' });
  expect(await sheetAt('2026-11-27T11:00:00Z', notice), 'open, with a notice').toEqual(closed);
  expect(await sheetAt('2026-12-01T11:00:00Z'), 'on a holiday').toEqual(closed);
});

onSecond('a long week, turns and another place have both sides too', async ({ page }) => {
  await openSheet(page);
  const notices = page.locator('[data-aviso]').filter({ visible: true });
  await expect(notices).toHaveCount(1);
  expect(sidesOf(await print(page))).toBe(2);
  await showSheet(page);
  await expect(notices, 'which may be over next week').toHaveCount(0);
  await expect(page.getByText(unanswered).filter({ visible: true }), 'which holds at this hour').toHaveCount(0);
  await expect(page.locator('header').getByText(/Atendemos: segunda a sexta, 8h30.às.21h/)).toBeVisible();
  expect(await page.evaluate(unreadable, points(10))).toEqual([]);
});
