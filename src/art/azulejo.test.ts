import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MARK_LAYERS, TILE_LAYERS, TILE_SIDE } from './azulejo.ts';
import { paintLayers } from './paint.ts';

const SIZE = 96;
const PALETTE = { ground: '#ffffff', soft: '#cddbf4', line: '#1d4796', cross: '#0f6b41' };

describe('the tile', () => {
  test('is one drawing of a few hundred bytes', () => {
    expect(brotliCompressSync(paintLayers(TILE_LAYERS, PALETTE)).length).toBeLessThan(600);
    expect(brotliCompressSync(paintLayers(MARK_LAYERS, PALETTE)).length).toBeLessThan(250);
  });

  test('meets its neighbours without a seam: opposite edges are alike', async () => {
    const pixel = await render();
    for (let i = 0; i < SIZE; i++) {
      expect(distance(pixel(0, i), pixel(SIZE - 1, i))).toBeLessThan(16);
      expect(distance(pixel(i, 0), pixel(i, SIZE - 1))).toBeLessThan(16);
    }
  });

  test('looks the same turned by a quarter', async () => {
    const pixel = await render();
    let different = 0;
    for (let x = 0; x < SIZE; x++) {
      for (let y = 0; y < SIZE; y++) different += distance(pixel(x, y), pixel(SIZE - 1 - y, x)) > 24 ? 1 : 0;
    }
    expect(different).toBe(0);
  });

  test('shows all four of its colours', async () => {
    const pixel = await render();
    const middle = (x: number, y: number) => pixel((x * SIZE) / TILE_SIDE, (y * SIZE) / TILE_SIDE);
    expect(middle(1, 1)).toEqual([15, 107, 65]);
    expect(middle(32, 24)).toEqual([29, 71, 150]);
    expect(middle(40, 31)).toEqual([205, 219, 244]);
    expect(middle(10, 1)).toEqual([15, 107, 65]);
    expect(middle(14, 2)).toEqual([255, 255, 255]);
  });
});

async function render(): Promise<(x: number, y: number) => number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}">${paintLayers(TILE_LAYERS, PALETTE)}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3)];
}

function distance(a: number[], b: number[]): number {
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));
}
