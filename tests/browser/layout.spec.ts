import type { Page } from '@playwright/test';
import { address } from '../../src/contact/words.ts';
import { callWhoComes } from '../../src/opening/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { findInLooks } from './axe.ts';
import { findClipping, isInSight } from './clipping.ts';
import { answerCookies, banner, menu, menuButton, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { OPEN, openHydrated } from './islands.ts';
import { IS_ANOTHER, IS_OURS, setLetters, sizeOf } from './looks.ts';
import { openSent } from './sent-request.ts';

const { farmacia, horario, outsideHours, pagina } = loadPharmacy();
const CLOSES = horario.aberturas.some(({ abre, fecha }) => abre !== '00:00' || fecha !== '24:00');

/** In the page: what is smaller than a finger (44 px) or, in a line of text, nearer than 24 px to another. */
function findSmallTargets(): string[] {
  const layerOf = (node: Element | null): Element | null =>
    !node || getComputedStyle(node).position === 'fixed' ? node : layerOf(node.parentElement);
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches('.skip-link'))
    .map((node) => {
      // A tick is pressed by its whole line.
      const { x, y, width, height } = (node.closest('label:has([type=checkbox])') ?? node).getBoundingClientRect();
      return { node, size: Math.min(width, height), x: x + width / 2, y: y + height / 2, layer: layerOf(node) };
    });
  const isSmall = ({ node, size, x, y, layer }: (typeof targets)[0]) => {
    // In a line of text: words of the same paragraph stand before or after it.
    const block = node.closest('p, li, dd, small');
    const isInText =
      getComputedStyle(node).display === 'inline' && block?.textContent?.trim() !== node.textContent?.trim();
    const near = targets.filter((other) => other.layer === layer && Math.hypot(other.x - x, other.y - y) < 24);
    return isInText ? near.length > 1 : size < 44;
  };
  return targets.filter(isSmall).map(({ node, size }) => `${size} px: ${node.outerHTML.slice(0, 80)}`);
}

/** In the page: sets the spacing that a reader may set for every text (WCAG 1.4.12). */
function setSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Phones, and breakpoints: there a wider layout has the least room. */
const WIDTHS = [320, 360, 480, 768, 1024, 1280];

/** In the page: by how much the widest part reaches beyond the screen. */
const beyondScreen = () => document.documentElement.scrollWidth - innerWidth;

async function expectRoom(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(sizeOf(screen));
  expect.soft(await page.evaluate(findClipping), screen).toEqual([]);
}

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path}: axe finds nothing, every target fits a finger, nothing is cut off on any screen or out of reach`, {
    // The other pages show nothing of a pharmacy that this one does not.
    tag: path === '/' ? '@any' : [],
  }, async ({ page, complaints }) => {
    test.slow();
    complaints.allow(/404|\/nada/, /^console\.log: Analytics/);
    await page.clock.install({ time: OPEN });
    await openHydrated(page, path);
    await banner(page).waitFor();
    expect.soft(await findInLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 16_000 });
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
    expect(await page.evaluate(styledAway)).toEqual([]);
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((nodes) => nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize)));
    expect(sizes.filter((size) => size < 16)).toEqual([]);
    if (path === '/') {
      expect(sizes.length).toBeGreaterThan(8);
      const state = page.locator('[data-open] [data-opening]');
      const before = await state.allInnerTexts();
      await page.clock.fastForward('16:00:00');
      if (before[0] && CLOSES) await expect(state).not.toHaveText(before[0]);
      expect(await page.evaluate(findSmallTargets)).toEqual([]);
    }
    for (const width of WIDTHS) await expectRoom(page, `${width}×900`);
    if (path === '/') await test.step('nor at night with letters of 200 %', () => tryLargeLetters(page));
    await page.evaluate(setSpacing);
    for (const width of IS_ANOTHER ? [] : [360, 320]) await expectRoom(page, `${width}×900`);
    // As a translator does.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect.soft(await page.evaluate(beyondScreen)).toBeLessThanOrEqual(0);
  });
}

// In what stands for a failed island: errors.spec.ts.
test('axe finds nothing in notices and where a request was sent, and nothing there is cut off', async ({ page }) => {
  test.slow();
  await openSent(page);
  for (const width of WIDTHS) await expectRoom(page, `${width}×900`);
  expect(await findInLooks(page, ['[data-sent-notices]', '#aluguer', '#pedido', '#contactos', '.toast'])).toEqual([]);
  await expect(page.locator('.toast')).toBeVisible();
});

/** Takes the question about cookies away; then the letters are as before. */
async function tryLargeLetters(page: Page): Promise<void> {
  await setLetters(page, 32);
  for (const screen of ['320×640', '360×640', '640×360', '1280×800', '768×1024']) await expectRoom(page, screen);
  await page.setViewportSize(sizeOf('320×640'));
  await menuButton(page).click();
  const choices = menu(page).getByRole('link');
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) await choice.click({ trial: true });
  await choices.first().click();
  for (const answer of await banner(page).getByRole('button').all()) await answer.click({ trial: true });
  await rejectButton(page).click();
  await expect(banner(page)).toBeHidden();
  // At night the first of them calls who answers then, who comes, or who tells which pharmacy is on duty.
  const first = new RegExp(`^(${outsideHours.label}|${callWhoComes})`);
  const names = [first, pagina.abertura.whatsapp ?? '', pagina.abertura.pedir];
  for (const name of names) await page.locator('main').getByRole('link', { name }).first().click({ trial: true });
  await setLetters(page, 16);
}

/**
 * In the page: the texts and targets that the floating button covers, or would at another scroll position: all in its
 * columns but what stands in a bar with it.
 */
function findUnderButton(): string[] {
  const button = document.querySelector('.ActionBar-whatsapp')?.getBoundingClientRect() ?? new DOMRect();
  const bar = document.querySelector('.ActionBar-bar')?.getBoundingClientRect() ?? new DOMRect();
  const isInBar = bar.height > 0 && button.top >= bar.top && button.bottom <= bar.bottom;
  const parts = document.querySelectorAll(isInBar ? '.ActionBar-bar a' : ':is(main, footer, .ActionBar-bar) *');
  const isRead = (part: Element) => part.matches('input, textarea, select') || part.childElementCount === 0;
  return [...parts]
    .filter((part) => part.checkVisibility() && isRead(part) && !part.closest('svg, iframe, .visually-hidden'))
    .filter((part) => {
      const { width, height, left, right } = part.getBoundingClientRect();
      return width > 1 && height > 1 && right > button.left && left < button.right;
    })
    .map((part) => part.outerHTML.slice(0, 80));
}

/** In the page: what depends on the hour and is out of sight by a style alone: a reader view knows no styles. */
function styledAway(): string[] {
  const parts = document.querySelectorAll<HTMLElement>('header [data-while], main [data-while]');
  return [...parts]
    .filter((part) => getComputedStyle(part).display === 'none' && !part.closest('[hidden]'))
    .map((part) => part.outerHTML.slice(0, 120));
}

/**
 * In the page, with its folds open, while the letters alone grow, as a WebView's text zoom has them, by which no
 * breakpoint goes: how far it reaches beyond the screen, and which words of the header overlap.
 */
function faultsOfLetters(times: number) {
  const folds = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  for (const fold of folds) fold.open = true;
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) => node instanceof HTMLElement);
  const sizes = elements.map((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  for (const [i, node] of elements.entries()) node.style.fontSize = `${(sizes[i] ?? 0) * times}px`;
  const texts = document.createTreeWalker(document.querySelector('header') ?? document.body, NodeFilter.SHOW_TEXT);
  const words: { text: string; left: number; right: number; middle: number; half: number }[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // As high as small letters are.
    const half = Number.parseFloat(getComputedStyle(parentElement).fontSize) / 4;
    for (const { left, right, top, bottom } of range.getClientRects())
      words.push({ text: textContent, left, right, middle: (top + bottom) / 2, half });
  }
  const lieOver = (a: (typeof words)[0], b: (typeof words)[0]) =>
    a.left < b.right && b.left < a.right && Math.abs(a.middle - b.middle) < a.half + b.half && a.text !== b.text;
  const covered = words.flatMap((a, i) =>
    words
      .slice(i + 1)
      .filter((b) => lieOver(a, b))
      .map((b) => `${a.text} | ${b.text}`),
  );
  const beyond = document.documentElement.scrollWidth - innerWidth;
  for (const node of elements) node.style.removeProperty('font-size');
  for (const fold of folds) fold.open = false;
  return { beyond, covered };
}

test('a first screen shows what one comes for, and nothing covers a word', { tag: '@any' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T07:30:00Z') });
  const number = page.getByRole('banner').getByRole('link', { name: inThrees(farmacia.telefones.geral) });
  await answerCookies(page);
  await page.goto('/');
  // Closed while it is light, open, and at night.
  for (const [later, width, times] of [
    ['00:00:00', 360, 1.3],
    ['03:30:00', 412, 1.5],
    ['16:00:00', 320, 2],
  ] as const) {
    await page.clock.fastForward(later);
    for (const screen of ['320×640', '360×740', '768×1024', '1280×800', '1920×1080']) {
      const where = `${screen}, ${later} later`;
      await page.setViewportSize(sizeOf(screen));
      expect.soft(await page.evaluate(beyondScreen), where).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(findUnderButton), where).toEqual([]);
      // Another pharmacy's texts are as long as they are.
      if (!IS_OURS || screen !== '360×740') continue;
      for (const part of [number, menuButton(page), page.getByRole('link', { name: address })])
        expect.soft(await isInSight(part), `${part}, ${where}`).toBe(true);
    }
    expect.soft(await page.evaluate(styledAway), `untrue in a reader view, ${later} later`).toEqual([]);
    await page.setViewportSize({ width, height: 740 });
    const faults = await page.evaluate(faultsOfLetters, times);
    expect.soft(faults, `letters alone ${times} on ${width}, ${later} later`).toEqual({ beyond: 0, covered: [] });
  }
});
