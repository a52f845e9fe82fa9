import type { TileLayer } from './layers.ts';

/** The typeface of a look's titles, of one weight. Numbers and running text are never in it. */
export interface TitleFace {
  /** The package's file that it is cut from. */
  file: string;
  /** The last `family` that `fc-scan` prints of the file ("Bitter Thin ExtraBold"): pictures ask for that. */
  family: string;
}

/**
 * Opens the page: the sign on a wall of the look's tiles, or `opening.svg` in its folder (styles: `opening.css`). That
 * picture is one `<g id="p">`, drawn far beyond its `viewBox`, since a wide frame shows more of it. Its colours are
 * those of tokens.css and Opening.module.css; `--lit` is 1 while the door is closed.
 */
export type Opening = 'sign' | 'picture';

/**
 * A face that a pharmacy may choose (`aspeto` in farmacia.yaml). Each is one folder, named as the content names it, and
 * two lines in looks.ts; schema, editor, pages, icons and the shared picture know no look by name.
 */
export interface Look {
  /** Its label in the editor. */
  label: string;
  /** The hue that goes with it, 0 to 20 or 80 to 360 (21 to 79 become wine or ochre); `matiz` in farmacia.yaml wins. */
  hue: number;
  titles: TitleFace;
  /** One tile, which repeats in both directions. */
  tile: readonly TileLayer[];
  /** A green cross, with the look's drawing in a corner between its arms: header, icons, shared picture, paper. */
  mark: readonly TileLayer[];
  opening: Opening;
}
