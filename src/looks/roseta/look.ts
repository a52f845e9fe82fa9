import { disc, SQUARE, type TileLayer } from '../layers.ts';
import type { Look } from '../look.ts';

/** A quarter of a cross in each corner: four tiles make a whole one. */
const CORNERS: TileLayer = {
  fill: 'cross',
  d: 'M-1-1h12v4.7H3.7V11H-1zM49-1H37v4.7h7.3V11H49zM-1 49h12v-4.7H3.7V37H-1zM49 49H37v-4.7h7.3V37H49z',
};

/** A flower in a ring. */
const ROSETTE: readonly TileLayer[] = [
  { fill: 'ground', d: SQUARE },
  CORNERS,
  { fill: 'soft', d: disc(24, 24, 20.5), outline: { role: 'line', width: 3.4 } },
  {
    fill: 'line',
    d:
      'M26 26a10 10 0 0 1 10 10a10 10 0 0 1-10-10M22 26a10 10 0 0 1-10 10a10 10 0 0 1 10-10' +
      'M22 22a10 10 0 0 1-10-10a10 10 0 0 1 10 10M26 22a10 10 0 0 1 10-10a10 10 0 0 1-10 10' +
      'M26 24q6 5 15 0q-9-5-15 0M22 24q-6 5-15 0q9-5 15 0M24 26q5 6 0 15q-5-9 0-15M24 22q5-6 0-15q-5 9 0 15',
    outline: { role: 'ground', width: 2 },
  },
  { fill: 'soft', d: disc(24, 24, 3.2), outline: { role: 'ground', width: 2.4 } },
];

export default {
  label: 'Rosetas: flores em anel, com a cruz ao meio',
  hue: 155,
  titles: { file: '@fontsource/lora/files/lora-latin-700-normal.woff2', family: 'Lora' },
  tile: ROSETTE,
  mark: [
    {
      fill: 'line',
      d:
        'M3.5 3.5a12 12 0 0 1 12 12a12 12 0 0 1-12-12M44.5 3.5a12 12 0 0 1-12 12a12 12 0 0 1 12-12' +
        'M44.5 44.5a12 12 0 0 1-12-12a12 12 0 0 1 12 12M3.5 44.5a12 12 0 0 1 12-12a12 12 0 0 1-12 12',
    },
    { fill: 'cross', d: 'M17.5 2h13v15.5H46v13H30.5V46h-13V30.5H2v-13h15.5z' },
  ],
  opening: 'sign',
} satisfies Look;
