import { readdirSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFile, GLYPHS } from './font.ts';

const CONTENT = new URL('../../exemplos/demonstracao/content/', import.meta.url);
const font = create(readFileSync(await fontFile()));
if (!('variationAxes' in font)) throw new Error('The file holds several fonts.');

test('it holds every glyph it promises', () => {
  const missing = [...GLYPHS].filter((glyph) => !font.hasGlyphForCodePoint(glyph.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

test('it varies in weight from 400 to 700', () => {
  expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
});

test.each(readdirSync(CONTENT).filter((name) => name.includes('.')))(
  'it holds every character of content/%s',
  (name) => {
    // Who reads another language has its letters on their phone.
    const text = readFileSync(new URL(name, CONTENT), 'utf8').replace(/^.+ codigo: .+$/gm, '');
    const strange = new Set(text.replace(/[\n\r]/g, ''));
    for (const glyph of GLYPHS) strange.delete(glyph);
    expect([...strange]).toEqual([]);
  },
);
