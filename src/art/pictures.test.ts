import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { converter } from 'culori';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paintLayers, TILE_SIDE } from '../looks/layers.ts';
import { pagamentos, parceiros, servicos } from '../pharmacy/schemas/oferta.ts';
import { houseHues } from '../styles/house-hues.ts';
import { TILES, type TileName } from './azulejo.ts';
import { iconPng, iconSvg } from './icons.ts';
import { letters, setLetters } from './share-picture.ts';

const GREEN = 155;

/** A picture's pixels, by column and row. */
async function pixelsOf(picture: Buffer): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

const distance = (a: number[], b: number[]) => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));

test.each(Object.keys(TILES) as TileName[])('the tile %s meets its neighbours without a seam', async (name) => {
  const size = 96;
  const palette = {
    ground: '#ffffff',
    soft: '#cddbf4',
    mid: '#6c8fd6',
    line: '#1d4796',
    cross: '#0f6b41',
    joint: '#0f6b41',
    heart: '#f5c84c',
    lamp: '#f5c84c',
    bright: '#143c82',
    border: '#1d4796',
    bead: '#0f6b41',
    ink: '#143c82',
    cat: '#143c82',
    eye: '#143c82',
    glaze: '#ffffff',
  };
  const paths = paintLayers(TILES[name], (role) => palette[role]);
  const pixel = await pixelsOf(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}">${paths}</svg>`,
    ),
  );
  const lines = Array.from({ length: size }, (_, i) => i);
  for (const at of [pixel, (line: number, i: number) => pixel(i, line)]) {
    const change = (from: number, to: number) => lines.reduce((sum, i) => sum + distance(at(from, i), at(to, i)), 0);
    // It changes across an edge as it does beside it.
    expect(change(size - 1, 0)).toBeLessThanOrEqual(2 * Math.max(change(0, 1), change(size - 2, size - 1)));
  }
});

test.each([
  [155, 155, 262],
  [128, 146, 262],
  [222, 155, 222],
  [30, 155, 20],
])('a house of hue %d acts in hue %d, and its place has hue %d', (hue, action, place) => {
  expect(houseHues(hue)).toEqual({ '--hue': hue, '--hue-action': action, '--hue-place': place });
});

describe('icons', () => {
  // The tile's cross: src/styles/tokens.test.ts.
  test.each([0, 25, 155, 262, 360])('of a house of hue %d are no white cross on red', (hue) => {
    const ground =
      converter('oklch')(/<rect [^>]*fill="(#\w+)"/.exec(iconSvg('badge', hue, 'roseta'))?.[1] ?? '')?.h ?? 0;
    expect(ground).toBeGreaterThan(75);
    expect(ground).toBeLessThan(330);
  });

  test('for an iPhone have no transparency, which it would paint black', async () => {
    expect((await sharp(await iconPng('bleed', 180, GREEN, 'roseta')).metadata()).hasAlpha).toBe(false);
  });

  test.each(Object.keys(TILES) as TileName[])(
    'that a phone may cut keep the mark of %s within the middle 80 %%',
    async (tile) => {
      const size = 400;
      const pixel = await pixelsOf(await iconPng('maskable', size, GREEN, tile));
      const radii = Array.from({ length: size * size }, (_, i) => {
        const [x, y] = [i % size, Math.floor(i / size)];
        const isMark = distance(pixel(0, 0), pixel(x, y)) > 40;
        return isMark ? Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) : 0;
      });
      const farthest = radii.reduce((most, radius) => Math.max(most, radius));
      expect(farthest).toBeGreaterThan(0.3 * size);
      expect(farthest).toBeLessThan(0.4 * size);
    },
  );
});

test.each(readdirSync('src/art/panels'))('the azulejo panel %s costs a visitor at most 2,000 bytes', (file) => {
  expect(brotliCompressSync(readFileSync(`src/art/panels/${file}`)).length).toBeLessThanOrEqual(2000);
});

test('there is a drawing for each name that the content may give as «icone» or «marca», and no other', () => {
  const views = readFileSync('src/art/drawings.svg', 'utf8').matchAll(/<view id="(\w+)"/g);
  const choices = [servicos.element.shape.icone, parceiros.element.shape.icone, pagamentos.element.shape.marca];
  const names = new Set(choices.flatMap((choice) => choice.unwrap().options as string[]));
  expect([...views].map(([, name]) => name).toSorted()).toEqual([...names].toSorted());
});

describe('letters', () => {
  const look = { size: 88, lineHeight: 0.84, weight: 700, colour: '#123456' };
  const box = { width: 660, height: 240 };

  test.each([
    'Farmácia Nossa Senhora da Conceição dos Olivais e Santa Maria Madalena',
    'Farmaciadonossosenhordosaflitos',
    'F & <F>',
  ])('stay within their box: %s', async (text) => {
    const { info } = await setLetters([letters(text, look)], box);
    expect(info.width).toBeLessThanOrEqual(box.width);
    expect(info.height).toBeLessThanOrEqual(box.height);
  });

  test('are as wide as the site’s font is at that size and weight, and no larger for a large box', async () => {
    const { info } = await setLetters([letters('Farmácia', look)], { width: 2000, height: 2000 });
    expect(Math.abs(info.width - 370)).toBeLessThanOrEqual(2);
  });
});
