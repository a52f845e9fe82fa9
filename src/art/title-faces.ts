import type { TileName } from './azulejo.ts';

/**
 * The typefaces of titles and of the pharmacy's name, each of what the house's tile is made of: drawn with a brush, cut
 * into stone, laid in paving. What is read at length, and each number, is in Atkinson. Each has one weight; `family` is
 * what its file calls it.
 */
export const TITLE_FACES = {
  Lora: { family: 'Lora', fallback: 'serif' },
  Bitter: { family: 'Bitter Thin ExtraBold', fallback: 'serif' },
  Jost: { family: 'Jost', fallback: 'sans-serif' },
} as const;

export type TitleFace = keyof typeof TITLE_FACES;

const FACE_OF_TILE: Readonly<Record<TileName, TitleFace>> = {
  roseta: 'Lora',
  estrela: 'Lora',
  losango: 'Bitter',
  escama: 'Bitter',
  onda: 'Jost',
};

/** The typeface of the titles of a house with these tiles. */
export const titleFaceOf = (tile: TileName): TitleFace => FACE_OF_TILE[tile];

/** The property that holds it, with its stand-ins, on a page that has it. */
export const titleVariable = (face: TitleFace) => `--font-${face.toLowerCase()}` as `--font-${Lowercase<TitleFace>}`;
