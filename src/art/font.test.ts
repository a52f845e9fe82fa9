import { readdirSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFile, GLYPHS } from './font.ts';

const CONTENT = new URL('../../exemplos/demonstracao/content/', import.meta.url);

test('the font holds every glyph it promises, and varies in weight from 400 to 700', async () => {
  const font = create(readFileSync(await fontFile()));
  if (!('variationAxes' in font)) throw new Error('The file holds several fonts.');
  expect([...GLYPHS].filter((glyph) => !font.hasGlyphForCodePoint(glyph.codePointAt(0) ?? 0))).toEqual([]);
  expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
});

test('it promises every character of the content', () => {
  const files = readdirSync(CONTENT).filter((name) => name.includes('.'));
  const texts = files.map((name) => readFileSync(new URL(name, CONTENT), 'utf8')).join('\n');
  // Who reads another language has its letters on their phone.
  const strange = new Set(texts.replace(/^.+ codigo: .+$/gm, '').replace(/[\n\r]/g, ''));
  for (const glyph of GLYPHS) strange.delete(glyph);
  expect([...strange]).toEqual([]);
});
