import { TILE_SIDE, type TileLayer } from '../looks/layers.ts';
import type { Look } from '../looks/look.ts';

/** Paints layers in the colours of their roles. */
export function Layers({ layers }: { layers: readonly TileLayer[] }) {
  return layers.map(({ fill, d, outline }) => (
    <path
      key={d}
      fill={`var(--color-tile-${fill})`}
      d={d}
      {...(outline && {
        stroke: `var(--color-tile-${outline.role})`,
        strokeWidth: outline.width,
        paintOrder: 'stroke',
      })}
    />
  ));
}

/** Defines the look's tile as `#azulejo`, once in each document; with `display: none` no browser would paint it. */
export function TileDefs({ look }: { look: Look }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <pattern id="azulejo" width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <Layers layers={look.tile} />
      </pattern>
    </svg>
  );
}

/** A fill of whole tiles. */
export const TILED = 'url(#azulejo)';

/** A row of tiles, as many as the window holds. */
export function TileRow() {
  return (
    <svg className="tile-row" aria-hidden="true">
      <rect width="100%" height="100%" fill={TILED} />
    </svg>
  );
}
