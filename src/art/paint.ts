import type { TileLayer, TileRole } from './azulejo.ts';

/** A colour for each role, in any notation that SVG reads. */
export type TilePalette = Readonly<Record<TileRole, string>>;

/** The layers as SVG paths in the palette's colours: markup for pictures that stand alone (icons, the share picture). */
export function paintLayers(layers: readonly TileLayer[], palette: TilePalette): string {
  return layers
    .map(({ d, fill, outline }) => {
      const stroke =
        outline && ` stroke="${palette[outline.role]}" stroke-width="${outline.width}" paint-order="stroke"`;
      return `<path fill="${palette[fill]}"${stroke ?? ''} d="${d}"/>`;
    })
    .join('');
}
