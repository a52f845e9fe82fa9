import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { findClipping } from './clipping.ts';
import { banner, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';

const { pagina } = loadPharmacy();

/** A reader's own size of letters: twice everybody else's. */
const LARGE_LETTERS = 32;
/** While the pharmacy is closed the number for urgencies stands first, in a box of its own: the widest line of the page. */
const NIGHT = new Date('2026-11-21T03:00:00Z');
const SCREENS = ['320×640', '360×640', '390×844', '640×360', '768×1024', '1280×800'];

async function show(page: Page, screen: string): Promise<void> {
  const [width = 0, height = 0] = screen.split('×').map(Number);
  await page.setViewportSize({ width, height });
}

/** The page as somebody who sees little has it, all of it started. */
async function openLarge(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, '320×640');
  await page.clock.setFixedTime(NIGHT);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: LARGE_LETTERS } });
  await page.goto('/');
  await banner(page).waitFor();
  for (const island of await page.locator('main astro-island').all()) {
    // The island itself has no box; what is in it has.
    await island.evaluate((node) => node.firstElementChild?.scrollIntoView());
    await expect(island).not.toHaveAttribute('ssr', { timeout: 15_000 });
  }
  await page.evaluate(() => scrollTo(0, 0));
}

test('letters of 200 %: nothing is wider than any screen, and the controls can be reached on the narrowest', {
  tag: '@any',
}, async ({ page, complaints }) => {
  complaints.allow(/^console\.log: Analytics/);
  test.setTimeout(120_000);
  await openLarge(page);
  for (const screen of SCREENS) {
    await show(page, screen);
    expect.soft(await page.evaluate(findClipping), screen).toEqual([]);
  }
  await show(page, '320×640');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: pagina.cabecalho.menu }).click();
  const choices = page.getByRole('navigation', { name: pagina.cabecalho.menu }).getByRole('link');
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) await choice.click({ trial: true });
  await choices.last().click();
  for (const answer of await banner(page).getByRole('button').all()) await answer.click({ trial: true });
  await rejectButton(page).click();
  await expect(banner(page)).toBeHidden();
  const names = [pagina.abertura.ligar, pagina.abertura.whatsapp, pagina.abertura.pedir];
  for (const name of names) await page.locator('main').getByRole('link', { name }).first().click({ trial: true });
});

/** In the page: the words of names, prices and controls that a line break takes apart; an address is one long word. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.parentElement?.closest(':is(h1, h2, h3, th, td, a, button, summary, label):not([href^=mailto], thead *)'))
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !/[-/]/.test(word)) broken.push(word);
    }
  }
  return broken;
}

test('letters of 200 %: on the narrowest phone no word is broken, on a tablet the bar holds its labels', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openLarge(page);
  expect(await page.evaluate(brokenWords)).toEqual([]);
  await show(page, '768×1024');
  const bar = page.getByRole('navigation', { name: pagina.barra.nome });
  const cut = await bar.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return [...node.querySelectorAll('a, svg')].filter((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const box = part.matches('svg') ? part.getBoundingClientRect() : text.getBoundingClientRect();
      return box.top < top || box.bottom > bottom;
    }).length;
  });
  expect(cut).toBe(0);
});
