import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFile, GLYPHS } from './font.ts';

async function read(file: Promise<string>) {
  const font = create(readFileSync(await file));
  if (!('variationAxes' in font)) throw new Error('The file holds several fonts.');
  const characters = [...GLYPHS].filter((glyph) => font.hasGlyphForCodePoint(glyph.codePointAt(0) ?? 0));
  return { characters: characters.join(''), weights: font.variationAxes.wght };
}

const WEIGHTS = expect.objectContaining({ min: 400, max: 700 });

test('the font holds every glyph it promises, and varies in weight from 400 to 700', async () => {
  expect(await read(fontFile())).toMatchObject({ characters: GLYPHS, weights: WEIGHTS });
});

test('it promises every character of the content, and of the words of the site', () => {
  const files = globSync(['exemplos/demonstracao/content/*.*', 'src/*/**/words.ts'], {
    // Whoever reads another language has its letters on their phone.
    exclude: ['src/other-languages/**'],
  });
  expect(files.length).toBeGreaterThan(15);
  const missing = new Set(files.map((file) => readFileSync(file, 'utf8')).join(''));
  for (const glyph of `${GLYPHS}\n\r`) missing.delete(glyph);
  expect([...missing]).toEqual([]);
});
