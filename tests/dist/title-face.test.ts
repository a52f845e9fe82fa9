import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { DIST, PAGES, readableText, readPage, text } from './pages.ts';

/** What the page's own styles show in the typeface of the titles. */
function titlesOf(page: string) {
  const rules = text(page).matchAll(/([^{}]+)\{[^{}]*font-family:var\(--font-title\)/g);
  const selectors = [...rules].map(([, selector = '']) => selector.replace(/^.*\/\*.*\*\//, ''));
  return readPage(page).querySelectorAll(selectors.join());
}

test.each(PAGES)('no letter of a title falls out of the typeface that comes for it: %s', (page) => {
  const titles = titlesOf(page);
  expect(titles.map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(['H1']));
  const [, file = ''] = /font-family:Titles;[^}]*url\(([^)]+)\)/.exec(text(page)) ?? [];
  const font = create(readFileSync(join(DIST, file)));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The file holds several fonts.');
  const missing = titles.flatMap((title) => {
    const letters = [...new Set(readableText(title))].filter((letter) => letter.trim() !== '');
    const lost = letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    return lost.length > 0 ? [`${readableText(title)}: ${lost.join('')}`] : [];
  });
  expect(missing).toEqual([]);
});
