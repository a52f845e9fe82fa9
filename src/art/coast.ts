/** What stands on the coast: gull, tide, lighthouse, boat. */

import { crest, DRAWN, disc, type SectionTiles, SQUARE, type TileLayer } from './layers.ts';

/** The gull of the coast's pictures, in flight with what it brings. */
const FLYING: readonly TileLayer[] = [
  { fill: 'glaze', d: 'M23 13.5q-3-7.5-12-10q.5 7.5 6 11.5z', outline: DRAWN },
  {
    fill: 'glaze',
    d: 'M37 16q-1-4.5-5-4.5q-5 0-10 2.5q-6 2.5-12 2q4 5.5 13 5q12 .5 14-5z',
    outline: DRAWN,
  },
  { fill: 'line', d: 'M30 15q2-7-4-11.5q-5 5-6.5 13q5.5 3 10.5-1.5z', outline: DRAWN },
  { fill: 'ink', d: `${disc(33.6, 14.7, 1.1)}M38.9 17h1.2v3h-1.2z` },
  { fill: 'heart', d: 'M37 15l5 2.5-5.5 .8z', outline: DRAWN, isUnlit: true },
  { fill: 'glaze', d: 'M35.5 19h8v8h-8z', outline: DRAWN },
  { fill: 'line', d: 'M38.8 20.3h1.4v2h2v1.4h-2v2h-1.4v-2h-2v-1.4h2z' },
];

/** The same gull, small, on a staff whose top is that high. */
const STANDING: readonly TileLayer[] = [
  { fill: 'ink', d: 'M21.6 14h1.2v5h-1.2zM24.8 14H26v5h-1.2z' },
  {
    fill: 'glaze',
    d: 'M32.6 6.1q0-3.7-3.7-3.7q-3.2 0-3.7 3.7q-1.1 2.6-4.7 3.2q-4.7 1.1-9.5 4.7q4.7 1.1 7.9.6q2.6 2.1 6.3 1.6q6.3-.5 6.8-6.3z',
    outline: DRAWN,
  },
  { fill: 'line', d: 'M25.2 9.8q-6.3-1.1-14.3 4.2q10.5 2.1 14.3-4.2z' },
  { fill: 'ink', d: disc(29.8, 5.6, 1) },
  { fill: 'heart', d: 'M32.6 4.6l5 2.6-5.4.7z', outline: { role: 'ink', width: 1.4 }, isUnlit: true },
];

type Mark = 5 | 6 | 7;

/** The figures of the tide's marks, around their middle. */
const FIGURES: Record<Mark, string> = {
  5: 'm-2.3-3.6h4.7v1.4h-3.4l-.1 1.4q3.6-.5 3.6 2q0 2.5-2.7 2.5q-1.8 0-2.6-1.5l1.2-.8q.5.9 1.4.9q1.1 0 1.1-1.1q0-1.4-3.4-.5z',
  6: 'm2.5 1.2a2.5 2.5 0 1 1-4.6-1.4l2.4-3.5h1.7l-1.6 2.5a2.5 2.5 0 0 1 2.1 2.4m-1.5 0a1 1 0 1 0-2 0a1 1 0 1 0 2 0',
  7: 'm-2.5-3.6h5v1.3l-2.4 5.9h-1.6l2.3-5.7h-3.3z',
};

/**
 * The tide that rises down the page of a house with waves, by the sections' anchors: after the first four marks, which
 * pictures have. At the contacts it is full.
 */
export const TIDE: SectionTiles = {
  'como-chegar': tide(5, 7, 9.5, 39, FLYING),
  pedido: tide(6, 7, 20.5, 39, FLYING),
  contactos: tide(7, 17, 19, 30.5, STANDING),
};

/** The staff, so far aside, its top and the water so high, that mark's figure on the float, and the gull over it. */
function tide(mark: Mark, side: number, top: number, water: number, gull: readonly TileLayer[]): readonly TileLayer[] {
  const above = ([7, 6] as const).filter((other) => other > mark);
  const level = (other: Mark) => water - 11 * (other - mark);
  const foam = [7, 13].map((y) => water + y).filter((y) => y < 43);
  return [
    { fill: 'soft', d: SQUARE },
    ...gull,
    { fill: 'glaze', d: `M${side} ${top}h14V49h-14z`, outline: DRAWN },
    {
      fill: 'ink',
      d:
        `M${side} ${top + 3}h3.6v1.4h-3.6z` +
        above.map((y) => `M${side} ${level(y) - 0.7}h3.6v1.4h-3.6zM${side + 9.6} ${level(y)}${FIGURES[y]}`).join(''),
    },
    { fill: 'ground', d: `M0 ${water - 2}${crest(24)}V49H0z` },
    { fill: 'line', d: `M0 ${water}${crest(24)}V49H0z` },
    { fill: 'ground', d: foam.map((y) => `M0 ${y}${crest(24)}v1.4${crest(-24)}z`).join('') },
    { fill: 'heart', d: `M${side - 2} ${water - 5.5}h18v11h-18z`, outline: DRAWN, isUnlit: true },
    { fill: 'ink', d: `M${side + 7} ${water}${FIGURES[mark]}` },
  ];
}

/**
 * The lighthouse of the coast's panels (src/art/panels/lighthouse.svg) on its quay, which stands in the waves of the
 * façade's foot too: from 10 to 372, its middle at 0; `heart` is what is lit at night.
 */
export const LIGHTHOUSE: readonly TileLayer[] = [
  {
    fill: 'glaze',
    d: 'M-120 380l12-62H108l12 62zM-27 96h54L38 322h-76z',
    outline: { role: 'ink', width: 14 },
  },
  {
    fill: 'mid',
    d:
      'M-29.2 132h58.4L32 172h-64zM-33.7 212h67.4L36 252h-72zM-118 380l9-42H109l9 42z' +
      'M-30 100L-36 92V80h72v12l-6 8zM-24 48q2-26 24-28q22 2 24 28z',
    outline: { role: 'ink', width: 8 },
  },
  { fill: 'heart', d: 'M-20 52h40v28h-40zM-8 206v-14a8 8 0 0 1 16 0v14z', outline: { role: 'ink', width: 8 } },
  { fill: 'ink', d: 'M-3 52h6v28h-6zM-3 22V6h6v16zM-13 320v-22a13 13 0 0 1 26 0v22z' },
];

/** The sky over the waves of the façade's foot, down to the one of the full tide, on so many tiles. */
export const footSky = (tiles: number): readonly TileLayer[] => [
  { fill: 'soft', d: `M0 0V27${crest(24).repeat(tiles)}V0z` },
];

/** The same waves from there on where they cover the lighthouse's quay. */
export const footSwell = (tiles: number): readonly TileLayer[] => [
  { fill: 'ground', d: `M0 81${crest(24).repeat(tiles)}V97H0z` },
  { fill: 'line', d: [75, 87].map((y) => `M0 ${y}${crest(24).repeat(tiles)}v6${crest(-24).repeat(tiles)}z`).join('') },
];

/** The top of the tide's staff over the water, which is at the last mark. */
export const FULL_TIDE: readonly TileLayer[] = [
  { fill: 'glaze', d: 'M604 2h76v102h-76z', outline: { role: 'ink', width: 14 } },
  { fill: 'ink', d: 'M604 14h24v8h-24zM604 36h38v8h-38z' },
  { fill: 'heart', d: 'M592 60h100v58H592z', outline: { role: 'ink', width: 12 }, isUnlit: true },
];

/** A boat under sail, far out in the sea of the foot and as high as that. */
export const SAIL: readonly TileLayer[] = [
  {
    fill: 'glaze',
    d: 'M2482 140V-2q74 50 84 142zM2472 140V22q-54 44-74 118zM2370 152h234q-20 56-64 66h-112q-40-10-58-66z',
    outline: { role: 'ink', width: 14 },
  },
  { fill: 'mid', d: 'M2370 152h234l-10 22H2378z', outline: { role: 'ink', width: 8 } },
];

/** The coast's sign on paper, 48 by 68: the gull of its pictures on the staff of the tide, which bears the cross. */
export const GULL_ON_STAFF: readonly TileLayer[] = [
  { fill: 'soft', d: 'M-2-2h52v72h-52z' },
  { fill: 'ink', d: 'M23.8 22h1.8v8h-1.8zM28.5 22h1.8v8h-1.8z' },
  {
    fill: 'glaze',
    d: 'M39.6 11.1q-0-5.5-5.5-5.5q-4.7 0-5.5 5.5q-1.6 3.9-7 4.7q-7 1.6-14 7q7 1.6 11.7 .8q3.9 3.1 9.4 2.3q9.4-.8 10.1-9.4z',
    outline: DRAWN,
  },
  { fill: 'line', d: 'M28.7 16.5q-9.4-1.6-21.1 6.2q15.6 3.1 21.1-6.2z', outline: DRAWN },
  { fill: 'ink', d: disc(35.7, 9.9, 1.4) },
  { fill: 'heart', d: 'M39.6 9.5l6.2 3.1-7 .8z', outline: DRAWN, isUnlit: true },
  { fill: 'ground', d: `M0 54${crest(24)}v16H0z` },
  { fill: 'line', d: [54, 63].map((y) => `M0 ${y}${crest(24)}v4.5${crest(-24)}z`).join('') },
  { fill: 'glaze', d: 'M18 30h18v42H18z', outline: DRAWN },
  { fill: 'joint', d: 'M25 33h4v3.5h3.5v4H29v3.5h-4v-3.5h-3.5v-4h3.5z' },
  { fill: 'ink', d: [47.5, 60.5, 65].map((y) => `M22.5 ${y}h9v1.6h-9z`).join('') },
  { fill: 'heart', d: 'M15.5 52h23v5h-23z', outline: DRAWN, isUnlit: true },
];
