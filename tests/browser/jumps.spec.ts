import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answerCookies, bar, menu, menuButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { setLetters, sizeOf } from './looks.ts';

const { pagina } = loadPharmacy();

/** In CSS pixels: a section that begins this much higher or lower still looks as if it began there. */
const TOLERANCE = 8;

/** The sections to which the menu and the bar lead. */
const SECTIONS = [...new Set([...pagina.cabecalho.ligacoes.map(({ para }) => para), 'pedido', 'como-chegar'])];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function goTo(page: Page, id: string): Promise<void> {
  const link = bar(page).or(menu(page)).locator(`a[href$="/#${id}"]`).filter({ visible: true });
  if ((await link.count()) === 0) await menuButton(page).click();
  await link.click();
}

/** In the page: how far it is from where a link to the section should leave it; null while it or an island loads. */
function distanceTo(id: string): number | null {
  const NEAR = 600;
  const root = document.documentElement;
  const topOf = (node: Element | null) => node?.getBoundingClientRect().top ?? Number.NaN;
  const hydratesSoon = ({ firstElementChild }: Element) =>
    topOf(firstElementChild) > -NEAR && topOf(firstElementChild) < innerHeight + NEAR;
  if (document.readyState !== 'complete' || [...document.querySelectorAll('[ssr]')].some(hydratesSoon)) return null;
  const top = topOf(document.getElementById(id)) + scrollY - Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  return Math.round(scrollY - Math.min(top, root.scrollHeight - innerHeight));
}

/** Waits until the page rests where a link should leave it: a scroll that has not begun is at rest too. */
async function expectArrival(page: Page, id: string): Promise<void> {
  let distance: number | null = null;
  const atRest = async () => {
    const before = distance;
    distance = await page.evaluate(distanceTo, id);
    return distance === before ? Math.abs(distance ?? Number.NaN) : Number.NaN;
  };
  await expect
    .poll(atRest, { message: `px off #${id}`, intervals: [250], timeout: 15_000 })
    .toBeLessThanOrEqual(TOLERANCE);
}

test('with letters of 150 % a jump ends where its section begins, however its address is spelt', async ({ page }) => {
  await page.setViewportSize(sizeOf('360×640'));
  await answerCookies(page);
  // Safari does not scroll along when something above grows; here Chromium does not either.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('overflow-anchor', 'none')),
  );
  await setLetters(page, 24);
  // A cold page each takes a second: every fourth section by a link, and one by its address, as a link of another page
  // has it. One that differs by its `#` alone would only scroll.
  for (const id of SECTIONS.filter((_, i) => i % 4 === 0)) {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await goTo(page, id);
    await expectArrival(page, id);
  }
  await page.goto('/?para#PEDIDO', { waitUntil: 'domcontentloaded' });
  await expectArrival(page, 'pedido');
  // A scroll that somebody asks for ends at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [hash, id] of [
    ['#Servi%C3%A7os.', 'servicos'],
    ['#/pedido%20?fbclid=IwAR0', 'pedido'],
    ['#Como Chegar', 'como-chegar'],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate((to) => location.assign(to), hash);
    await expectArrival(page, id);
  }
});
