import { findBrokenWords, findClipping } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import { NIGHT, OPEN } from './islands.ts';

/** In the page, its folds open: lets the letters alone grow, as a WebView's text zoom does, by which no breakpoint goes. */
function growLetters(times: number) {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) => node instanceof HTMLElement);
  const sizes = elements.map((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  for (const [i, node] of elements.entries()) node.style.fontSize = `${(sizes[i] ?? 0) * times}px`;
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
    // The labels of the bar and of a list are cut at their end.
    const found = (await page.evaluate(findClipping)).filter((problem) => !problem.startsWith('cut off'));
    expect.soft(found, `${times} on ${width}`).toEqual([]);
    // Twice as large, a long word has no room in a line; the hours of today have the largest letters of all.
    if (times < 2)
      expect.soft(await page.evaluate(findBrokenWords, ['main', '[data-today], [href^=mailto]'])).toEqual([]);
  }
});
