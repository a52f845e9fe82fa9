import { TILE_SIDE, type TileLayer } from '../looks/layers.ts';
import type { Look } from '../looks/look.ts';
import styles from './Tiles.module.css';

/** The layers in the colours of their roles. */
export function Layers({ of }: { of: readonly TileLayer[] }) {
  return of.map(({ fill, d, outline }) => (
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

/**
 * The pattern of the look's tile, `#azulejo`, in each document once. Not `display: none`, which would disable it where
 * it is used.
 */
export function TileDefs({ look }: { look: Look }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <pattern id="azulejo" width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <Layers of={look.tile} />
      </pattern>
    </svg>
  );
}

/** A fill of whole tiles. */
export const TILED = 'url(#azulejo)';

/** A row of 28 whole tiles: a phone shows seven of them, a tablet 14. */
export function TileRow() {
  return (
    <div className={styles.row}>
      <svg viewBox={`0 0 ${28 * TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={TILED} />
      </svg>
    </div>
  );
}
