/** The cat of the mountain: beside titles without a picture, on the façade's foot. */

import { DRAWN, disc, type SectionTiles, SQUARE, type TileLayer } from './layers.ts';

/**
 * The cat of the mountain's scenes, which goes on where there are none, as a piece of them: it waits for a bag on the
 * counter, sleeps there by the telephone.
 */
export const CAT: SectionTiles = {
  pedido: onCounter(
    { fill: 'glaze', d: 'M28 36V19l2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2v17z', outline: DRAWN },
    { fill: 'joint', d: 'M34.5 22.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z' },
    cat('M9 36q-4-11 2-16q-2.5-4-2-11l4 3.5h5L22 9q.5 7-2 11q5 5 3 14q4 0 4-4q0-3 2-2.5q2 5-2 8.5z'),
    { fill: 'heart', d: disc(13.2, 16, 1.1) + disc(17.8, 16, 1.1) },
  ),
  contactos: onCounter(
    { fill: 'glaze', d: 'M28.5 36l2.5-9h10l2.5 9z', outline: DRAWN },
    { fill: 'line', d: 'M27 24q0-5 9-5t9 5l-1 3.5h-4l-1-3q-3-.8-6 0l-1 3h-4z', outline: DRAWN },
    { fill: 'heart', d: disc(36, 31.5, 2.6), outline: DRAWN },
    cat('M4 36q-2-7 3-9v-7l4 3.5h4L19 20q1 2 .5 5Q28 24 28 36z'),
    { fill: 'heart', d: 'M8.5 29q1.5 1.5 3 0v1.2q-1.5 1.5-3 0zM14.5 29q1.5 1.5 3 0v1.2q-1.5 1.5-3 0z' },
  ),
};

/** The cat is as dark as the night, and set off from it; in the mark, too small for an outline, it is pale by night. */
export function cat(d: string, fill: 'ink' | 'cat' = 'ink'): TileLayer {
  return { fill, d, outline: { role: 'glaze', width: 2.4 } };
}

/** The cat as it sits in the mountain's panels: 40 wide, its ground at 37. */
export const SITTING_CAT: readonly TileLayer[] = [
  cat('M5 34q-3-11 3-17q-3-5-2-14l5 4h5l5-4q1 9-2 14q6 6 3 17q10 1 11-7q0-4 2-3q3 5-1 10q-4 3-12 3H6q-2 0-1-3z'),
  { fill: 'heart', d: disc(10.7, 12, 1.9) + disc(16.3, 12, 1.9) },
];

/** What stands on the pharmacy's counter, over its tiles. */
function onCounter(...layers: TileLayer[]): readonly TileLayer[] {
  const places = [0, 8, 16, 24, 32, 40, 48];
  return [
    { fill: 'soft', d: SQUARE },
    { fill: 'glaze', d: 'M-2 39h52v11H-2z' },
    { fill: 'mid', d: places.map((x) => `M${x} 39.5l4 4-4 4-4-4z`).join('') },
    { fill: 'line', d: 'M-2 36h52v3H-2z', outline: DRAWN },
    ...layers,
  ];
}
