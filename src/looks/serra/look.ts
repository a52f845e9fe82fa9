import { CORNERED_CROSS, disc, SQUARE } from '../layers.ts';
import type { Look } from '../look.ts';

function diamonds(y: number, columns: number[]): string {
  return columns.map((x) => `M${x} ${y - 8}l8 8-8 8-8-8z`).join('');
}

export default {
  label: 'Serra: a casa entre penedos, com o gato à porta',
  hue: 128,
  titles: {
    file: '@fontsource/bitter/files/bitter-latin-800-normal.woff2',
    family: 'Bitter Thin ExtraBold',
  },
  // The diamonds at the foot of old houses' walls.
  tile: [
    { fill: 'ground', d: SQUARE },
    { fill: 'mid', d: diamonds(8, [8, 24, 40]) + diamonds(24, [8, 40]) + diamonds(40, [8, 24, 40]) },
    { fill: 'cross', d: 'M22.4 17.5h3.2v4.9h4.9v3.2h-4.9v4.9h-3.2v-4.9h-4.9v-3.2h4.9z' },
  ],
  mark: [
    { fill: 'line', d: 'M7.3 9l6 6-6 6-6-6zM7.3 34.9l6 6-6 6-6-6zM33.9 34.9l6 6-6 6-6-6z' },
    { fill: 'cross', d: CORNERED_CROSS },
    {
      fill: 'bright',
      d: 'M29.5 19.4q-.3-4.7 1.1-7.3q-2-2-2-4.9V1.2l4.4 3.5h4.1L41.5 1.2v6q0 1.7-.7 2.9q3.7 2.8 3.7 9.3z',
      outline: { role: 'paper', width: 2.4 },
    },
    { fill: 'lamp', d: disc(32.7, 8.4, 1.6) + disc(37.6, 8.4, 1.6) },
  ],
  opening: 'picture',
} satisfies Look;
