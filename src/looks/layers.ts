/**
 * The layers of a tile or a mark, and their SVG. Paths lie in a square of `TILE_SIDE` units, y downwards, and reach
 * over its edges, a ground by a quarter of a unit, a shape by a whole one: else a hairline shows between tiles.
 */

/**
 * The role of a colour, `--color-tile-…` in src/styles/tokens.css: `ground` is the glaze, `soft` the palest of the
 * house's hue, `mid` between `soft` and `line`; `bright` is the `line`, but paler in the dark theme, for small shapes.
 * `cross` is green, and lit in a sign; `lamp` is yellow; `paper` is the page's ground.
 */
export type TileRole = 'ground' | 'soft' | 'mid' | 'line' | 'bright' | 'cross' | 'lamp' | 'paper';

/** One layer, the lowest first. `outline` is stroked under the fill, so that half of its width shows. */
export interface TileLayer {
  fill: TileRole;
  d: string;
  outline?: { role: TileRole; width: number };
}

/** The side of a tile and of a mark, in the units of their paths. */
export const TILE_SIDE = 48;

/** The ground of a tile, over its edges. */
export const SQUARE = 'M-.25-.25h48.5v48.5H-.25z';

/** A mark's cross, with a larger notch at the upper right for a drawing. */
export const CORNERED_CROSS = 'M15.1 8h11.4v14.1h14.1v11.4H26.5v14.1H15.1V33.5H1V22.1h14.1z';

/** A disc as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

/** The layers as SVG paths, for pictures that stand alone: icons, the shared picture. */
export function paintLayers(layers: readonly TileLayer[], colourOf: (role: TileRole) => string): string {
  const paths = layers.map(({ d, fill, outline }) => {
    const stroke =
      outline && ` stroke="${colourOf(outline.role)}" stroke-width="${outline.width}" paint-order="stroke"`;
    return `<path fill="${colourOf(fill)}"${stroke ?? ''} d="${d}"/>`;
  });
  return paths.join('');
}
