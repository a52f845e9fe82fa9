import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';

const OPEN = new Date('2026-11-23T11:00:00Z');
const NIGHT = new Date('2026-11-21T03:00:00Z');

/**
 * In the page: lets the letters alone grow, as a WebView's text zoom does, by which no breakpoint goes. Returns how far
 * the page then reaches beyond the screen, and the words of the header that lie over others.
 */
function growLetters(times: number) {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) => node instanceof HTMLElement);
  const sizes = elements.map((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  for (const [i, node] of elements.entries()) node.style.fontSize = `${(sizes[i] ?? 0) * times}px`;
  for (const fold of document.querySelectorAll('details')) fold.open = true;
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
  const covered = words.flatMap((a, i) =>
    words
      .slice(i + 1)
      .filter(
        (b) =>
          a.left < b.right && b.left < a.right && Math.abs(a.middle - b.middle) < a.half + b.half && a.text !== b.text,
      )
      .map((b) => `${a.text} | ${b.text}`),
  );
  return { beyond: document.documentElement.scrollWidth - innerWidth, covered };
}

test('where letters alone grow, to twice their size, nothing scrolls sideways, and no word of the header lies over another', {
  tag: '@any',
}, async ({ page }) => {
  await answerCookies(page);
  for (const time of [OPEN, NIGHT]) {
    await page.clock.setFixedTime(time);
    for (const [width, times] of [
      [320, 1.3],
      [412, 1.5],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      expect.soft(await page.evaluate(growLetters, times), `${times} on ${width}`).toEqual({ beyond: 0, covered: [] });
    }
  }
});
