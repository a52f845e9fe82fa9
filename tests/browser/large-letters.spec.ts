import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { banner, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';

const { pagina } = loadContent();

/** A reader's own size of letters: twice everybody else's. */
const LARGE_LETTERS = 32;
/** While the pharmacy is closed the number for urgencies stands first, in a box of its own: the widest line of the page. */
const NIGHT = new Date('2026-11-21T03:00:00Z');
const SCREENS = [
  [320, 640],
  [360, 640],
  [390, 844],
  [412, 915],
  [640, 360],
] as const;

async function openLarge(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
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

for (const screen of SCREENS) {
  test(`letters of 200 % at ${screen.join('×')}: nothing is wider than the screen, and the controls can be reached`, {
    tag: '@any',
  }, async ({ page, complaints }) => {
    complaints.allow(/^console\.log: Analytics/);
    test.setTimeout(120_000);
    await openLarge(page, screen);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen[0]);
    const wider = await page.locator('body *').evaluateAll((nodes) =>
      nodes
        .filter(
          (node) =>
            node.checkVisibility({ visibilityProperty: true }) && !node.closest('svg, .visually-hidden, .skip-link'),
        )
        .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
        .map((node) => `${node.tagName} ${node.className} ${node.textContent?.slice(0, 30)}`),
    );
    expect(wider).toEqual([]);
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
}

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

test('letters of 200 % on the narrowest phone: no name, price or control is broken within a word', async ({ page }) => {
  test.setTimeout(120_000);
  await openLarge(page, [320, 640]);
  expect(await page.evaluate(brokenWords)).toEqual([]);
});

test('letters of 200 % on a tablet: the bar holds its labels and drawings', async ({ page }) => {
  await openLarge(page, [768, 1024]);
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
