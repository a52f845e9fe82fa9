/** The story of the rosette: a flower that grows from title to title, and in the niches of a wall. */

import { disc, type SectionTiles, type TileLayer } from './layers.ts';

/** How high a niche of the story is. */
export const NICHE_HEIGHT = 72;

/** A niche, and the earth in it. */
export const NICHE: readonly TileLayer[] = [
  { fill: 'soft', d: 'M4 68V24a20 20 0 0 1 40 0V68z', outline: { role: 'line', width: 3 } },
  { fill: 'border', d: 'M3.7 68.3v-9.8q20.3-4 40.6 0v9.8z' },
];

/**
 * The rosette's flower as it grows from section to section, by their anchors: the seed with its sprout, leaves, a green
 * bud, the bud in colour, a cup, half open, and the bloom of which the façade is full. With it grows the yellow, from
 * seed to heart, which burns in a wider ring each time.
 */
export const GROWTH: SectionTiles = {
  sobre: growth(stem(51, 62) + leaf(53, 6), '', seed(63, 4), 0.8),
  servicos: growth(stem(42, 62) + leaves(45, 10), '', seed(63, 4.8), 1),
  aluguer: growth(
    `${stem(30)}${leaves(53, 11)}${leaves(42, 8)}M24 33q6-4.5 0-12q-6 7.5 0 12`,
    '',
    'M24 19q3 3.6 1.8 6.4q-1.8 1.4-3.6 0q-1.2-2.8 1.8-6.4',
    1.2,
  ),
  parceiros: growth(
    stem(26) + leaves(54, 12) + leaves(43, 9) + calyx(22),
    petals(28, 17, -22, 22, 0),
    'M24 15q2.6 5 1.8 8.6q-1.8 1.2-3.6 0q-.8-3.6 1.8-8.6',
    1.4,
  ),
  // From its side, a cup, and half open.
  'como-chegar': growth(
    stem(25) + leaves(54, 12) + leaves(43, 9) + calyx(22),
    petals(28, 18, -48, 48, -24, 24, 0),
    'M20.4 26a3.6 5 0 0 1 7.2 0q-3.6 2.6-7.2 0',
    1.7,
  ),
  pedido: growth(
    stem(28) + leaves(54, 12) + leaves(44, 9) + calyx(25),
    petals(29, 18.5, -84, 84, -56, 56, -28, 28, 0),
    'M18.4 28a5.6 5.6 0 0 1 11.2 0q-5.6 3.2-11.2 0',
    1.9,
  ),
  // As large as its arch.
  contactos: growth(
    stem(34) + leaves(55, 12) + leaves(46, 8),
    petals(22, 16.5, 0, 45, 90, 135, 180, 225, 270, 315),
    disc(24, 22, 5),
    2.2,
  ),
};

function growth(green: string, flower: string, yellow: string, light: number): readonly TileLayer[] {
  return [
    { fill: 'joint', d: green },
    { fill: 'line', d: flower, outline: { role: 'soft', width: 1.6 } },
    { fill: 'heart', d: yellow, outline: { role: 'soft', width: 1.6 }, light },
  ].filter(({ d }) => d) as TileLayer[];
}

function seed(y: number, half: number): string {
  const arc = `a${half} ${half * 0.64} 0 1 0`;
  return `M${24 - half} ${y}${arc} ${2 * half} 0${arc}-${2 * half} 0`;
}

/** From the earth, or the seed in it, up to `y`. */
function stem(y: number, foot = 58): string {
  return `M25 ${foot}V${y}h-2V${foot}z`;
}

/** What holds a bud, from its points at `y` down to the stem. */
function calyx(y: number): string {
  return `M24 ${y + 9.5}q7-2 6.5-9.5q-2.5 3.5-6.5 3.5t-6.5-3.5q-.5 7.5 6.5 9.5`;
}

/** A pair of leaves, as the logo has them, from the stem at `y`. */
function leaves(y: number, size: number): string {
  return leaf(y, size) + leaf(y, size, -1);
}

function leaf(y: number, size: number, side = 1): string {
  const arc = `a${size} ${size} 0 0 0`;
  return `M24 ${y}${arc} ${side * size}-${size}${arc} ${-side * size} ${size}`;
}

/** Petals of that length around the flower's heart at `y`, by their angle from above. */
function petals(y: number, length: number, ...angles: number[]): string {
  return angles
    .map((angle) => {
      const at = (out: number, aside: number) => {
        const turn = (angle * Math.PI) / 180;
        const [x, up] = [out * Math.sin(turn) + aside * Math.cos(turn), out * Math.cos(turn) - aside * Math.sin(turn)];
        return `${Number((24 + x).toFixed(1))} ${Number((y - up).toFixed(1))}`;
      };
      const bend = (side: number) => at(length * 0.5, side * length * 0.4);
      return `M24 ${y}Q${bend(1)} ${at(length, 0)}Q${bend(-1)} 24 ${y}z`;
    })
    .join('');
}
