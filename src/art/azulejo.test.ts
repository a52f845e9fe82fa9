import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { TILE_SIDE, TILES, type TileName } from './azulejo.ts';
import { paintLayers } from './paint.ts';

const SIZE = 96;
const PALETTE = { ground: '#ffffff', soft: '#cddbf4', line: '#1d4796', cross: '#0f6b41' };

const NAMES = Object.keys(TILES) as TileName[];

describe.each(NAMES)('the tile %s', (name) => {
  test('meets its neighbours without a seam: it changes across an edge as it does beside it', async () => {
    const pixel = await render(name);
    const lines = Array.from({ length: SIZE }, (_, i) => i);
    const change = (at: (line: number, i: number) => number[], from: number, to: number) =>
      lines.reduce((sum, i) => sum + distance(at(from, i), at(to, i)), 0);
    for (const at of [pixel, (line: number, i: number) => pixel(i, line)]) {
      const beside = Math.max(change(at, 0, 1), change(at, SIZE - 2, SIZE - 1));
      expect(change(at, SIZE - 1, 0)).toBeLessThanOrEqual(2 * beside);
    }
  });

  test('shows all four of its colours', async () => {
    const pixel = await render(name);
    const shown = new Set<string>();
    for (let x = 0; x < SIZE; x++) for (let y = 0; y < SIZE; y++) shown.add(pixel(x, y).join());
    expect([...shown]).toEqual(expect.arrayContaining(['255,255,255', '205,219,244', '29,71,150', '15,107,65']));
  });
});

async function render(name: TileName): Promise<(x: number, y: number) => number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}">${paintLayers(TILES[name], PALETTE)}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3)];
}

function distance(a: number[], b: number[]): number {
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));
}
