/** The pharmacy's logo, by the house's tile, and its light at night. */

import type { TileName } from './azulejo.ts';
import { cat } from './cat.ts';
import { LIGHTHOUSE } from './coast.ts';
import { DRAWN, disc, type TileLayer } from './layers.ts';

/** Half a wave of the broad sea, as wide as a notch. */
const ripple = 'c4-4 8 4 12 0v3.4c-4 4-8-4-12 0z';

/** What each tile puts into the cross's four notches: a petal, a point of the star, a scale. */
const NOTCHES: Record<Exclude<TileName, 'losango' | 'onda'>, string> = {
  roseta:
    'M3.5 3.5a12 12 0 0 1 12 12a12 12 0 0 1-12-12M44.5 3.5a12 12 0 0 1-12 12a12 12 0 0 1 12-12' +
    'M44.5 44.5a12 12 0 0 1-12-12a12 12 0 0 1 12 12M3.5 44.5a12 12 0 0 1 12-12a12 12 0 0 1-12 12',
  estrela: 'M3.5 3.5l12 5v7h-7zM44.5 3.5l-12 5v7h7zM44.5 44.5l-12-5v-7h7zM3.5 44.5l12-5v-7h-7z',
  escama:
    'M15.5 3.5v12h-12a12 12 0 0 1 12-12M32.5 3.5v12h12a12 12 0 0 0-12-12' +
    'M32.5 44.5v-12h12a12 12 0 0 1-12 12M15.5 44.5v-12h-12a12 12 0 0 0 12 12',
};

/** The cross aside, so that one notch is larger. */
const CORNERED_CROSS = 'M15.1 8h11.4v14.1h14.1v11.4H26.5v14.1H15.1V33.5H1V22.1h14.1z';

/** Diamonds in three notches; in the fourth, the larger, sits the same cat. */
const CAT_MARK: readonly TileLayer[] = [
  { fill: 'line', d: 'M7.3 9l6 6-6 6-6-6zM7.3 34.9l6 6-6 6-6-6zM33.9 34.9l6 6-6 6-6-6z' },
  { fill: 'cross', d: CORNERED_CROSS },
  cat('M29.5 19.4q-.3-4.7 1.1-7.3q-2-2-2-4.9V1.2l4.4 3.5h4.1L41.5 1.2v6q0 1.7-.7 2.9q3.7 2.8 3.7 9.3z', 'cat'),
  { fill: 'eye', d: disc(32.7, 8.4, 1.6) + disc(37.6, 8.4, 1.6) },
];

/** Waves in the lower notches; in the larger of the upper ones a lighthouse, its lantern lit at any hour. */
const LIGHTHOUSE_MARK: readonly TileLayer[] = [
  { fill: 'line', d: [35.2, 40.2].map((y) => `M1.6 ${y}${ripple}M28 ${y}${ripple}`).join('') },
  { fill: 'cross', d: CORNERED_CROSS },
  {
    fill: 'bright',
    d: 'M30.4 4.6a7 4.6 0 0 1 14 0zM29 11.2h16.8v2.4H29zM31.6 13.6h11.6l.2 2.1H31.4zM31.2 17.6h12.4l.3 3H30.9z',
  },
  { fill: 'lamp', d: 'M31.4 5.2h12v5.4h-12z' },
];

/** The logo: the cross, and in its notches what the house's own tile puts there. */
export function markLayers(tile: TileName): readonly TileLayer[] {
  if (tile === 'losango') return CAT_MARK;
  if (tile === 'onda') return LIGHTHOUSE_MARK;
  return [
    { fill: 'line', d: NOTCHES[tile] },
    { fill: 'cross', d: 'M17.5 2h13v15.5H46v13H30.5V46h-13V30.5H2v-13h15.5z' },
  ];
}

/** What is lit where the page tells of the night, in that box: of some houses what they have, else the moon. */
export function nightLight(tile: TileName): { box: string; layers: readonly TileLayer[] } {
  if (tile === 'roseta') {
    const glass: TileLayer = { fill: 'lamp', d: disc(24, 24, 33), outline: { role: 'line', width: 5 } };
    return { box: '-12 -12 72 72', layers: [glass, ...markLayers(tile)] };
  }
  if (tile === 'onda') {
    const beams: TileLayer = { fill: 'lamp', d: 'M-32 60L-112 28V104zM32 60L112 28V104z' };
    return { box: '-112 0 224 224', layers: [beams, ...LIGHTHOUSE] };
  }
  // The bell at the closed door of the mountain's panels.
  const d =
    tile === 'losango' ? 'M6 21l4-8V7l6-6 6 6v6l4 8zM14 22.5h4v4h-4z' : 'M20 3A13 13 0 1 0 29 21A11 11 0 0 1 20 3z';
  return { box: '1 0 30 30', layers: [{ fill: 'lamp', d, outline: DRAWN }] };
}
