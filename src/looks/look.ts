import type { TileLayer } from './layers.ts';

/** The typeface of a look's titles, of one weight. What is read at length, and each number, is in the text's. */
export interface TitleFace {
  /** The package's file that it is cut from. */
  file: string;
  /** The name that the file gives itself, by which pictures ask for it. */
  family: string;
}

/**
 * What opens the page: the pharmacy's sign on a wall of the look's tiles, or a picture, `opening.svg` in the look's
 * folder, and the styles of that alone, if it has any, in `opening.css`.
 */
export type Opening = 'sign' | 'picture';

/**
 * A face that a pharmacy may choose (`aspeto` in farmacia.yaml). Each is one folder, named as the content names it, and
 * one line in looks.ts; schema, editor, pages, icons and the shared picture take all that they show from here.
 */
export interface Look {
  /** What the owner reads in the editor. */
  label: string;
  /** The hue that goes with it, from 0 to 360: the pharmacy's, where farmacia.yaml has no `matiz`. */
  hue: number;
  titles: TitleFace;
  /** One tile, which repeats in both directions. */
  tile: readonly TileLayer[];
  /** The cross, and in its notches what the look puts there: header, icons, shared picture, paper. */
  mark: readonly TileLayer[];
  opening: Opening;
}
