/**
 * Coats of paint on a tile, and how they become SVG. Paths hold a 48-unit square, y downwards. The ground of each
 * reaches a quarter of a unit over its neighbours, and what crosses an edge a whole one: else a hair of what is below
 * shows between the two.
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

/** The ground of a tile, over its edges. */
export const SQUARE = 'M-.25-.25h48.5v48.5H-.25z';

/** A line as fine as those of the panels. */
export const DRAWN = { role: 'ink', width: 2 } as const;

/** What stands on the tile beside a section's title, by the section's anchor. */
export type SectionTiles = { readonly [section: string]: readonly TileLayer[] };

/** A disc as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

/** A wave's line there, or back, by half of its length. */
export function crest(half: number): string {
  const [near, far, bend] = [half * 0.364, half * 0.636, half > 0 ? -3.8 : 3.8];
  return `c${near} ${bend} ${far} ${bend} ${half} 0s${far} ${-bend} ${half} 0`;
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
