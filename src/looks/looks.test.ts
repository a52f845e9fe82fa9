import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { iconPng } from '../art/icons.ts';
import { colour, houseTokens } from '../art/palette.ts';
import { paintLayers, TILE_SIDE } from './layers.ts';
import type { Look } from './look.ts';
import { LOOKS } from './looks.ts';

type Pixel = number[];

/** A picture's pixels, by column and row. */
async function pixelsOf(picture: Buffer): Promise<(x: number, y: number) => Pixel> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

const distance = (a: Pixel, b: Pixel) => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));

/** The share of a picture's pixels that do not have its most frequent colour. */
async function shareOfOthers(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture)
    .resize(60, 60, { fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = [...data.subarray(at, at + 3)].map((value) => value >> 4).join();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return 1 - Math.max(...counts.values()) / 3600;
}

describe.each(Object.entries<Look>(LOOKS))('the look %s', (name, look) => {
  const drawing = `src/looks/${name}/opening.svg`;

  test('has a tile that is not empty', async () => {
    const size = 96;
    const paths = paintLayers(look.tile, (role) => colour(`tile-${role}`, look.hue));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}">${paths}</svg>`;
    expect(await shareOfOthers(Buffer.from(svg))).toBeGreaterThan(0.1);
  });

  test('has a mark that is not empty, and of which a phone cuts nothing: it is within the middle 80 %', async () => {
    const size = 400;
    const pixel = await pixelsOf(await iconPng('maskable', size, look.hue, look));
    const radii = Array.from({ length: size * size }, (_, i) => {
      const [x, y] = [i % size, Math.floor(i / size)];
      const isMark = distance(pixel(0, 0), pixel(x, y)) > 40;
      return isMark ? Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) : 0;
    });
    const farthest = radii.reduce((most, radius) => Math.max(most, radius));
    expect(farthest).toBeGreaterThan(0.3 * size);
    expect(farthest).toBeLessThan(0.4 * size);
  });

  test('opens the page with what it says: a picture has a drawing, of at most 2,000 bytes, and a sign has none', () => {
    expect(existsSync(drawing), drawing).toBe(look.opening === 'picture');
    if (look.opening === 'picture') expect(brotliCompressSync(readFileSync(drawing)).length).toBeLessThanOrEqual(2000);
  });

  test.runIf(look.opening === 'picture')('has a drawing that paints something, in colours that there are', async () => {
    const svg = readFileSync(drawing, 'utf8');
    const page = houseTokens(look.hue) + readFileSync('src/sections/Opening.module.css', 'utf8');
    const properties = [...new Set(svg.match(/(?<=var\()--[\w-]+(?=\))/g))];
    expect(properties.filter((name) => !page.includes(`${name}:`))).toEqual([]);
    // The page shows it by its id, in a place of the shape of this.
    expect(svg).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"[^>]*><g id="p"/);
    const withColours = properties.reduce(
      (text, name, i) => text.replaceAll(`var(${name})`, `hsl(${40 * i},60%,50%)`),
      svg,
    );
    expect(await shareOfOthers(Buffer.from(withColours))).toBeGreaterThan(0.3);
  });
});
