import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { findClipping } from './clipping.ts';
import { banner, bar, menu, menuButton, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './islands.ts';
import { IS_ANOTHER, sizeOf } from './looks.ts';

const { interface: texts, pagina } = loadPharmacy();

/** A reader's own size of letters: twice everybody else's. */
const LARGE_LETTERS = 32;
/** While the pharmacy is closed the number for urgencies stands first, in a box of its own: the widest line of the page. */
const NIGHT = new Date('2026-11-21T03:00:00Z');
const SCREENS = ['320×640', '360×640', '390×844', '640×360', '1280×800', '768×1024'];

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

test('letters of 200 %: nothing is wider than any screen, no word broken, each control within reach on the narrowest', {
  tag: '@any',
}, async ({ page, complaints }) => {
  complaints.allow(/^console\.log: Analytics/);
  test.slow();
  await page.clock.setFixedTime(NIGHT);
  await openHydrated(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: LARGE_LETTERS } });
  await banner(page).waitFor();
  for (const screen of SCREENS) {
    await page.setViewportSize(sizeOf(screen));
    expect.soft(await page.evaluate(findClipping), screen).toEqual([]);
  }
  const cut = await bar(page).evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return [...node.querySelectorAll('a, svg')].filter((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const box = part.matches('svg') ? part.getBoundingClientRect() : text.getBoundingClientRect();
      return box.top < top || box.bottom > bottom;
    }).length;
  });
  expect(cut, 'the bar of a tablet holds its labels').toBe(0);

  await page.setViewportSize(sizeOf('360×640'));
  await menuButton(page).click();
  const hidden = await menu(page).evaluate((node) => node.scrollHeight - node.clientHeight);
  expect.soft(hidden, 'px of the menu that only scrolling shows').toBe(0);
  await page.keyboard.press('Escape');

  await page.setViewportSize(sizeOf('320×640'));
  // The longest words of another pharmacy may be.
  if (!IS_ANOTHER) expect.soft(await page.evaluate(brokenWords)).toEqual([]);
  await menuButton(page).click();
  const choices = menu(page).getByRole('link');
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) await choice.click({ trial: true });
  await choices.last().click();
  for (const answer of await banner(page).getByRole('button').all()) await answer.click({ trial: true });
  await rejectButton(page).click();
  await expect(banner(page)).toBeHidden();
  // At night the first of them calls the number for urgencies, or promises nothing.
  const call = new RegExp(`^(${texts.abertaAgora.ligarUrgencias}|${pagina.barra.ligar})`);
  const names = [call, pagina.abertura.whatsapp, pagina.abertura.pedir];
  for (const name of names) await page.locator('main').getByRole('link', { name }).first().click({ trial: true });
});
