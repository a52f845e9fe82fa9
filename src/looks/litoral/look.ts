import { CORNERED_CROSS, SQUARE } from '../layers.ts';
import type { Look } from '../look.ts';

/** Half a wave of that width; a negative one runs back. */
function crest(half: number): string {
  const [near, far, bend] = [half * 0.364, half * 0.636, half > 0 ? -3.8 : 3.8];
  return `c${near} ${bend} ${far} ${bend} ${half} 0s${far} ${-bend} ${half} 0`;
}

function wave(y: number): string {
  return `M-1 ${y + 0.4}l1-.4${crest(24)}l1-.4v6l-1 .4${crest(-24)}l-1 .4z`;
}

/** Half a wave, as wide as a notch of the cross. */
const RIPPLE = 'c4-4 8 4 12 0v3.4c-4 4-8-4-12 0z';

export default {
  label: 'Litoral: o farol sobre as ondas',
  hue: 222,
  titles: { file: '@fontsource/jost/files/jost-latin-700-normal.woff2', family: 'Jost' },
  // The broad sea (mar largo) of Portuguese pavements.
  tile: [
    { fill: 'ground', d: SQUARE },
    { fill: 'line', d: [-9, 3, 15, 27, 39, 51].map(wave).join('') },
  ],
  mark: [
    { fill: 'line', d: [35.2, 40.2].map((y) => `M1.6 ${y}${RIPPLE}M28 ${y}${RIPPLE}`).join('') },
    { fill: 'cross', d: CORNERED_CROSS },
    {
      fill: 'bright',
      d: 'M30.4 4.6a7 4.6 0 0 1 14 0zM29 11.2h16.8v2.4H29zM31.6 13.6h11.6l.2 2.1H31.4zM31.2 17.6h12.4l.3 3H30.9z',
    },
    { fill: 'lamp', d: 'M31.4 5.2h12v5.4h-12z' },
  ],
  opening: 'picture',
} satisfies Look;
