/**
 * The azulejos that a pharmacy may choose from, with the cross in all but the waves, and the borders that go with them.
 */

import { crest, disc, SQUARE, type TileLayer } from './layers.ts';

const GLAZE: TileLayer = { fill: 'ground', d: SQUARE };

const RING: TileLayer = { fill: 'soft', d: disc(24, 24, 20.5), outline: { role: 'line', width: 3.4 } };

/** A flower of quarter-circle petals, with a yellow heart. */
const PETALS: TileLayer = {
  fill: 'line',
  d:
    'M26 26a10 10 0 0 1 10 10a10 10 0 0 1-10-10M22 26a10 10 0 0 1-10 10a10 10 0 0 1 10-10' +
    'M22 22a10 10 0 0 1-10-10a10 10 0 0 1 10 10M26 22a10 10 0 0 1 10-10a10 10 0 0 1-10 10' +
    'M26 24q6 5 15 0q-9-5-15 0M22 24q-6 5-15 0q9-5 15 0M24 26q5 6 0 15q-5-9 0-15M24 22q5-6 0-15q-5 9 0 15',
  outline: { role: 'ground', width: 2 },
};

const HEART: TileLayer = { fill: 'heart', d: disc(24, 24, 3.2), outline: { role: 'ground', width: 2.4 } };

/** The flower in a ring, which lies on a quarter of the cross in each corner. */
const ROSETTE: readonly TileLayer[] = [
  GLAZE,
  { fill: 'joint', d: corners(11, 3.7), isShared: true },
  RING,
  PETALS,
  HEART,
];

/**
 * Stars of eight points, each two squares, that leave crosses between them, as the Mudéjar tiles of Sintra and Coimbra
 * do.
 */
const STAR: readonly TileLayer[] = [
  { fill: 'soft', d: SQUARE },
  { fill: 'joint', d: corners(7, 3), isShared: true },
  { fill: 'ground', d: 'M24 1l23 23-23 23-23-23zM7.7 7.7h32.6v32.6h-32.6z', outline: { role: 'line', width: 2 } },
  { fill: 'line', d: 'M24 4.5l19.5 19.5-19.5 19.5-19.5-19.5zM10.2 10.2h27.6v27.6h-27.6z' },
  // Rays from the middle.
  {
    fill: 'ground',
    d: 'M24 8 26.3 18.5 35.3 12.7 29.5 21.7 40 24 29.5 26.3 35.3 35.3 26.3 29.5 24 40 21.7 29.5 12.7 35.3 18.5 26.3 8 24 18.5 21.7 12.7 12.7 21.7 18.5z',
  },
  {
    fill: 'soft',
    d: 'M24 16.5l7.5 7.5-7.5 7.5-7.5-7.5zM18.7 18.7h10.6v10.6h-10.6z',
    outline: { role: 'line', width: 2 },
  },
  { fill: 'heart', d: disc(24, 24, 2.4) },
];

/**
 * Diamonds that touch at their points, as on the foot of old houses' walls and of the house in the panels; the cross
 * has the place of the one in the middle.
 */
const DIAMONDS: readonly TileLayer[] = [
  { fill: 'ground', d: SQUARE },
  { fill: 'mid', d: diamonds(8, [8, 24, 40]) + diamonds(24, [8, 40]) + diamonds(40, [8, 24, 40]) },
  { fill: 'joint', d: 'M22.4 17.5h3.2v4.9h4.9v3.2h-4.9v4.9h-3.2v-4.9h-4.9v-3.2h4.9z' },
];

function diamonds(y: number, columns: number[]): string {
  return columns.map((x) => `M${x} ${y - 8}l8 8-8 8-8-8z`).join('');
}

/** A quarter of a cross in each corner, with arms of that length and half that width. */
function corners(arm: number, half: number): string {
  const quarter = (x: number, y: number, right: number, down: number) =>
    `M${x} ${y}h${right * (arm + 1)}v${down * (half + 1)}h${right * (half - arm)}v${down * (arm - half)}h${-right * (half + 1)}z`;
  return quarter(-1, -1, 1, 1) + quarter(49, -1, -1, 1) + quarter(-1, 49, 1, -1) + quarter(49, 49, -1, -1);
}

/**
 * Rows of scales, each over the one above it and half a tile aside: a roof, or the sea. No edge of the tile, and so
 * none of what it covers, cuts a cross.
 */
const SCALES: readonly TileLayer[] = [
  scales([12, -12], [60, -12]),
  scales([-12, 12], [36, 12]),
  scales([12, 36], [60, 36]),
  scales([-12, 60], [36, 60]),
].flat();

function scales(...places: [x: number, y: number][]): readonly TileLayer[] {
  const discs = (radius: number) => places.map(([x, y]) => disc(x, y, radius)).join('');
  return [
    { fill: 'ground', d: discs(22.6), outline: { role: 'line', width: 2.8 } },
    { fill: 'line', d: discs(18) },
    { fill: 'soft', d: discs(13), outline: { role: 'ground', width: 2.4 } },
    { fill: 'joint', d: places.map(([x, y]) => `M${x - 3} ${y - 7}h6v4h4v6h-4v4h-6v-4h-4v-6h4z`).join('') },
  ];
}

/**
 * The broad sea (mar largo) of Portuguese pavements: four waves, each as long as the tile and as thick as what is
 * between two, each reaching less than half of that aside: neither the tile's edge nor its middle cuts one.
 */
const WAVES: readonly TileLayer[] = [
  { fill: 'ground', d: SQUARE },
  { fill: 'line', d: [-9, 3, 15, 27, 39, 51].map(wave).join('') },
];

function wave(y: number): string {
  return `M-1 ${y + 0.4}l1-.4${crest(24)}l1-.4v6l-1 .4${crest(-24)}l-1 .4z`;
}

/** Whether a cross stands at each joint of four of them. */
export const hasJoints = (tile: TileName) => TILES[tile].some((layer: TileLayer) => layer.isShared);

/** Whether what is on the tile stands in a ring. */
export const hasRing = (tile: TileName) => TILES[tile].some((layer: TileLayer) => layer === RING);

/** Whether the tile has a flower's heart, which is a lamp at night, in its middle. */
export const hasHeart = (tile: TileName) => TILES[tile].some(({ fill }) => fill === 'heart');

/** The side of a border's tile. */
export const BORDER_SIDE = 16;

/** A bead with the cross, the same in each direction. */
const BEADS: readonly TileLayer[] = [
  { fill: 'border', d: 'M0 0h16v16H0z' },
  { fill: 'soft', d: disc(8, 8, 5.4) },
  { fill: 'bead', d: 'M7 5.4h2V7h1.6v2H9v1.6H7V9H5.4V7H7z' },
];

/** Peaks of a mountain range, a drop over and under each: pale on the border's blue, a dense braid at night too. */
const PEAKS: readonly TileLayer[] = [
  { fill: 'border', d: 'M0 0h16v16H0z' },
  { fill: 'glaze', d: `M0 11l8-8 8 8v3l-8-8-8 8z${disc(8, 12, 1.4)}${disc(0, 4, 1.4)}${disc(16, 4, 1.4)}` },
];

/** One wave of the broad sea, over two tiles: above it the ground, below it what the border lies on. */
const SWELL: readonly TileLayer[] = [
  { fill: 'ground', d: 'M0 0h32v8c-5.8 4-10.2 4-16 0s-10.2-4-16 0z' },
  { fill: 'line', d: 'M0 5.5c5.8-4 10.2-4 16 0s10.2 4 16 0v5c-5.8 4-10.2 4-16 0s-10.2-4-16 0z' },
];

/** How wide the border of a tile is before it repeats. */
export const borderRepeat = (tile: TileName) => (tile === 'onda' ? 2 : 1) * BORDER_SIDE;

/** The tile in each corner of the border. */
export const CORNER: readonly TileLayer[] = [
  { fill: 'border', d: 'M0 0h16v16H0z' },
  { fill: 'soft', d: 'M2.5 2.5h11v11h-11z' },
  { fill: 'bead', d: 'M6 3.5h4V6h2.5v4H10v2.5H6V10H3.5V6H6z' },
];

/** By the names that the content gives them. */
export const TILES = { roseta: ROSETTE, estrela: STAR, losango: DIAMONDS, escama: SCALES, onda: WAVES } as const;

export type TileName = keyof typeof TILES;

/** The border of a panel (cercadura), and the course of a wall, that goes with each tile. */
export const BORDERS: Record<TileName, readonly TileLayer[]> = {
  roseta: BEADS,
  estrela: PEAKS,
  losango: PEAKS,
  escama: BEADS,
  onda: SWELL,
};
