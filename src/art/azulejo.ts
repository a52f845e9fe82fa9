/**
 * The house's own azulejo: a rosette of quarter-circle petals in a ring, the pharmacy cross where four tiles meet.
 *
 * Pure geometry, so that one drawing serves the page (`src/ui/Azulejo.tsx`), the icons and the share picture. Paths hold
 * a 48-unit square, y downwards, and tile without a seam: what crosses an edge comes back in at the opposite one. Colours
 * are roles; each consumer brings its own.
 */

/** The colour of a layer, as a role. `ground` is the glaze, `soft` the pale blue under the rosette. */
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

/** The tile's coats, bottom first. The rosette is in the middle, a quarter of the cross in each corner. */
export const TILE_LAYERS: readonly TileLayer[] = [
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
