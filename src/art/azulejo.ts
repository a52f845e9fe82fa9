/**
 * The azulejos that a pharmacy may choose from, all but the waves with the pharmacy cross: one drawing for the page,
 * the icons and the share picture. Paths hold a 48-unit square, y downwards. The ground of each reaches a quarter of a
 * unit over its neighbours, and what crosses an edge a whole one: else a hair of what is below shows between the two.
 */

/**
 * The colour of a layer: `ground` is the glaze, `soft` the pale blue, `mid` that of the dado in the panels, `heart` the
 * yellow in a flower, `lamp` one that is lit by day too, `border` that of the course around a panel and `bead` the
 * crosses in it; `ink` and `glaze` are the darkest and the palest of a scene, at night too; `cat` and `eye` are the
 * mark's. At night `cross`, the sign's, is lit; `joint`, the green between tiles, only on the foot of a house with
 * diamonds.
 */
export type TileRole =
  | 'ground'
  | 'soft'
  | 'mid'
  | 'line'
  | 'cross'
  | 'joint'
  | 'heart'
  | 'lamp'
  | 'bright'
  | 'border'
  | 'bead'
  | 'ink'
  | 'cat'
  | 'eye'
  | 'glaze';

/** One coat of paint, bottom first. `outline` is stroked under the fill, so that half of its width shows. */
export interface TileLayer {
  fill: TileRole;
  d: string;
  outline?: { role: TileRole; width: number };
  /** How wide the ring is that it burns in at night. */
  light?: number;
  /** Yellow that is no lamp at night: a beak. */
  isUnlit?: true;
  /** Whether only its neighbours make it whole: left out where a tile has none. */
  isShared?: true;
}

/** Side of the tile and of the mark, in path units. */
export const TILE_SIDE = 48;

const SQUARE = 'M-.25-.25h48.5v48.5H-.25z';

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

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
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

/** A wave's line there, or back, by half of its length. */
function crest(half: number): string {
  const [near, far, bend] = [half * 0.364, half * 0.636, half > 0 ? -3.8 : 3.8];
  return `c${near} ${bend} ${far} ${bend} ${half} 0s${far} ${-bend} ${half} 0`;
}

/** A line as fine as those of the panels. */
const DRAWN = { role: 'ink', width: 2 } as const;

/** What stands on the tile beside a section's title, by the section's anchor. */
type SectionTiles = { readonly [section: string]: readonly TileLayer[] };

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

/**
 * The cat of the mountain's scenes, which goes on where there are none, as a piece of them: it waits for a bag on the
 * counter, sleeps there by the telephone.
 */
const CAT: SectionTiles = {
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
function cat(d: string, fill: 'ink' | 'cat' = 'ink'): TileLayer {
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
const TIDE: SectionTiles = {
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

/** Of a tile what tells a story down the page, from title to title. */
const STORIES: { readonly [tile in TileName]?: SectionTiles } = { roseta: GROWTH, losango: CAT, onda: TIDE };

/** The tile beside a section's title, where it is not the house's own. */
export const titleLayers = (tile: TileName, section: string) => STORIES[tile]?.[section];

/** The sections of the story that a wall tells too, in its lowest row, and the head of each of them. */
export const wallStory = (tile: TileName) => (tile === 'roseta' ? Object.keys(GROWTH) : []);

/** Whether a cross stands at each joint of four of them. */
export const hasJoints = (tile: TileName) => TILES[tile].some((layer: TileLayer) => layer.isShared);

/** Whether what is on the tile stands in a ring. */
export const hasRing = (tile: TileName) => TILES[tile].some((layer: TileLayer) => layer === RING);

/** Whether the tile has a flower's heart, which is a lamp at night, in its middle. */
export const hasHeart = (tile: TileName) => TILES[tile].some(({ fill }) => fill === 'heart');

/**
 * What closes a tile that hangs by itself: an edge, and in each corner a quarter of a disc; an edge as fine as that of
 * the panels where a scene goes on, and around waves, which are cut at any corner.
 */
export const tileEdge = (tile: TileName, section: string) =>
  tile === 'onda' || (tile === 'losango' && CAT[section])
    ? 'M0 0h48v48H0zM1.9 1.9v44.2h44.2V1.9z'
    : 'M0 0h48v48H0zM1.6 7.6v32.8a6 6 0 0 1 6 6h32.8a6 6 0 0 1 6-6V7.6a6 6 0 0 1-6-6H7.6a6 6 0 0 1-6 6z';

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

/** The layers as SVG paths, for pictures that stand alone: icons, the share picture. */
export function paintLayers(layers: readonly TileLayer[], colourOf: (role: TileRole) => string): string {
  const paths = layers.map(({ d, fill, outline }) => {
    const stroke =
      outline && ` stroke="${colourOf(outline.role)}" stroke-width="${outline.width}" paint-order="stroke"`;
    return `<path fill="${colourOf(fill)}"${stroke ?? ''} d="${d}"/>`;
  });
  return paths.join('');
}
