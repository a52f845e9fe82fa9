/**
 * The azulejos that a pharmacy may choose from, each with the pharmacy cross.
 *
 * Pure geometry, so that one drawing serves the page (`src/ui/Azulejo.tsx`), the icons and the share picture. Paths hold
 * a 48-unit square, y downwards, and tile without a seam: what crosses an edge comes back in at the opposite one. Colours
 * are roles; each consumer brings its own.
 */

/** The colour of a layer, as a role. `ground` is the glaze, `soft` the pale blue. */
export type TileRole = 'ground' | 'soft' | 'line' | 'cross';

/** One coat of paint. `outline` is stroked under the fill, `width` units wide in all, so that half of it shows. */
export interface TileLayer {
  name: string;
  fill: TileRole;
  d: string;
  outline?: { role: TileRole; width: number };
}

/** Side of the tile and of the mark, in path units. */
export const TILE_SIDE = 48;

/** A rosette of quarter-circle petals in a ring, a quarter of the cross in each corner; coats bottom first, as in all of them. */
const ROSETTE: readonly TileLayer[] = [
  { name: 'ground', fill: 'ground', d: 'M0 0h48v48H0z' },
  {
    name: 'ring',
    fill: 'soft',
    d: 'M3.5 24a20.5 20.5 0 1 0 41 0a20.5 20.5 0 1 0-41 0',
    outline: { role: 'line', width: 3.4 },
  },
  {
    name: 'petals',
    fill: 'line',
    d:
      'M26 26a10 10 0 0 1 10 10a10 10 0 0 1-10-10M22 26a10 10 0 0 1-10 10a10 10 0 0 1 10-10' +
      'M22 22a10 10 0 0 1-10-10a10 10 0 0 1 10 10M26 22a10 10 0 0 1 10-10a10 10 0 0 1-10 10' +
      'M26 24q6 5 15 0q-9-5-15 0M22 24q-6 5-15 0q9-5 15 0M24 26q5 6 0 15q-5-9 0-15M24 22q5-6 0-15q-5 9 0 15',
    outline: { role: 'ground', width: 2 },
  },
  {
    name: 'hub',
    fill: 'cross',
    d: 'M22 24a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    outline: { role: 'ground', width: 2.6 },
  },
  {
    name: 'buds',
    fill: 'line',
    d:
      'M0 25q2.6 6 0 9zM0 23q2.6-6 0-9zM48 25q-2.6 6 0 9zM48 23q-2.6-6 0-9z' +
      'M25 0q6 2.6 9 0zM23 0q-6 2.6-9 0zM25 48q6-2.6 9 0zM23 48q-6-2.6-9 0z',
  },
  {
    name: 'cross',
    fill: 'cross',
    d: 'M0 0h11.5v4H4v7.5H0zM48 0H36.5v4H44v7.5h4zM0 48h11.5v-4H4v-7.5H0zM48 48H36.5v-4H44v-7.5h4z',
  },
];

const round = (value: number) => Number(value.toFixed(1));

/** A star of eight points: two squares, one on its corner. */
function star(radius: number): string {
  const from = round(24 - radius * Math.SQRT1_2);
  const side = round(48 - 2 * from);
  return `M24 ${24 - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}zM${from} ${from}h${side}v${side}h-${side}z`;
}

/** Rays from the middle to as many points. */
function rays(points: number, notches: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const radius = i % 2 === 0 ? points : notches;
    return `${round(24 + radius * Math.sin(angle))} ${round(24 - radius * Math.cos(angle))}`;
  });
  return `M${corners.join(' ')}z`;
}

/** Stars of eight points that leave crosses between them, as the Mudéjar tiles of Sintra and Coimbra do. */
const STAR: readonly TileLayer[] = [
  { name: 'ground', fill: 'soft', d: 'M0 0h48v48H0z' },
  { name: 'star', fill: 'ground', d: star(23), outline: { role: 'line', width: 2 } },
  { name: 'glaze', fill: 'line', d: star(19.5) },
  { name: 'rays', fill: 'ground', d: rays(16, 6) },
  { name: 'heart', fill: 'soft', d: star(7.5), outline: { role: 'line', width: 2 } },
  { name: 'hub', fill: 'cross', d: disc(24, 24, 2.4) },
  { name: 'cross', fill: 'cross', d: 'M0 0h7v3H3v4H0zM48 0h-7v3h4v4h3zM48 48h-7v-3h4v-4h3zM0 48h7v-3H3v-4H0z' },
];

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

function crossAt(x: number, y: number): string {
  return `M${x - 3} ${y - 7}h6v4h4v6h-4v4h-6v-4h-4v-6h4z`;
}

/** Rows of scales, each over the one above it and half a tile aside: a roof, or the sea. */
const SCALES: readonly TileLayer[] = [
  [[24, 0]],
  [
    [0, 24],
    [48, 24],
  ],
  [[24, 48]],
].flatMap((row, i) => {
  const discs = (radius: number) => row.map(([x = 0, y = 0]) => disc(x, y, radius)).join('');
  return [
    { name: `scale-${i}`, fill: 'ground', d: discs(22.6), outline: { role: 'line', width: 2.8 } },
    { name: `arch-${i}`, fill: 'line', d: discs(18) },
    { name: `fan-${i}`, fill: 'soft', d: discs(13), outline: { role: 'ground', width: 2.4 } },
    { name: `cross-${i}`, fill: 'cross', d: row.map(([x = 0, y = 0]) => crossAt(x, y)).join('') },
  ] as const;
});

/** By the names that the content gives them. */
export const TILES = { roseta: ROSETTE, estrela: STAR, escama: SCALES } as const;

export type TileName = keyof typeof TILES;

/** The logo: the cross, and in its four notches the tile's quarter-circle petals. */
export const MARK_LAYERS: readonly TileLayer[] = [
  {
    name: 'leaves',
    fill: 'line',
    d:
      'M3.5 3.5a12 12 0 0 1 12 12a12 12 0 0 1-12-12M44.5 3.5a12 12 0 0 1-12 12a12 12 0 0 1 12-12' +
      'M44.5 44.5a12 12 0 0 1-12-12a12 12 0 0 1 12 12M3.5 44.5a12 12 0 0 1 12-12a12 12 0 0 1-12 12',
  },
  { name: 'cross', fill: 'cross', d: 'M17.5 2h13v15.5H46v13H30.5V46h-13V30.5H2v-13h15.5z' },
];
