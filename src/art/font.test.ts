import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFont } from './font.ts';
import { cutFont, GLYPHS, readFont } from './typeface.ts';

const CONTENT = new URL('../../content/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'font-'));
let stylesheet = '';

beforeAll(async () => {
  await writeFont(folder);
  stylesheet = readFileSync(join(folder, 'font.css'), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the font file', () => {
  test('weighs at most 22 kB', () => {
    expect(readFileSync(join(folder, 'atkinson.woff2')).length).toBeLessThanOrEqual(22_000);
  });

  test('holds every glyph it promises', async () => {
    const font = readFont(await cutFont());
    const missing = [...GLYPHS].filter((glyph) => !font.hasGlyphForCodePoint(glyph.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });

  test('varies in weight from 400 to 700', async () => {
    expect(readFont(await cutFont()).variationAxes.wght).toMatchObject({ min: 400, max: 700 });
  });

  test.each(readdirSync(CONTENT).filter((name) => name.includes('.')))(
    'holds every character of content/%s',
    (file) => {
      const strange = new Set(readFileSync(new URL(file, CONTENT), 'utf8').replace(/[\n\r]/g, ''));
      for (const glyph of GLYPHS) strange.delete(glyph);
      expect([...strange]).toEqual([]);
    },
  );
});

describe('the faces that stand in', () => {
  test('keep the line height of the font, whatever the stretch', () => {
    const faces = stylesheet.split('@font-face').filter((face) => face.includes('size-adjust'));
    expect(faces).toHaveLength(4);
    for (const face of faces) {
      const stretch = percentage(face, 'size-adjust');
      expect(percentage(face, 'ascent-override') * stretch).toBeCloseTo(0.984, 2);
      expect(percentage(face, 'descent-override') * stretch).toBeCloseTo(0.316, 2);
    }
  });

  test('are stretched by little, since Atkinson is about as wide', () => {
    for (const [, stretch] of stylesheet.matchAll(/size-adjust: ([\d.]+)%/g)) {
      expect(Number(stretch)).toBeGreaterThan(95);
      expect(Number(stretch)).toBeLessThan(110);
    }
  });
});

function percentage(face: string, property: string): number {
  return Number(face.match(new RegExp(`${property}: ([\\d.]+)%`))?.[1]) / 100;
}
