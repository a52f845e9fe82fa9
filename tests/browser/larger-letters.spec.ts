import { expect, test } from './fixtures.ts';
import { NIGHT, OPEN } from './islands.ts';

/** In the page: lets the letters alone grow, as a WebView's text zoom does, by which no breakpoint goes. */
function growLetters(times: number) {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) => node instanceof HTMLElement);
  const sizes = elements.map((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  for (const [i, node] of elements.entries()) node.style.fontSize = `${(sizes[i] ?? 0) * times}px`;
}

/** In the page, with its folds open: how far it reaches beyond the screen, and which words of the header overlap. */
function faultsOfLetters() {
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

test('where letters alone grow, no word lies over another or beyond the page', { tag: '@any' }, async ({ page }) => {
  for (const [time, width, times] of [
    [OPEN, 412, 1.5],
    [NIGHT, 320, 2],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.evaluate(growLetters, times);
    expect.soft(await page.evaluate(faultsOfLetters), `${times} on ${width}`).toEqual({ beyond: 0, covered: [] });
  }
});
