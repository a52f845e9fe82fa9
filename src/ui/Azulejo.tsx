import { MARK_LAYERS, TILE_SIDE, TILES, type TileLayer, type TileName, type TileRole } from '../art/azulejo.ts';
import styles from './Azulejo.module.css';

const PATTERN_ID = 'azulejo';

/**
 * The tile as an SVG pattern, coloured by the page's `--color-tile-*` roles. Needed once in each document, before any
 * wall. Not `display: none`, which would disable it for them.
 */
export function AzulejoDefs({ tile = 'roseta' }: { tile?: TileName }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <pattern
        id={PATTERN_ID}
        // Half a tile of shift puts a whole cross in the corner where a wall or a frieze begins.
        x={TILE_SIDE / 2}
        y={TILE_SIDE / 2}
        width={TILE_SIDE}
        height={TILE_SIDE}
        patternUnits="userSpaceOnUse"
      >
        <Layers of={TILES[tile]} />
      </pattern>
    </svg>
  );
}

/**
 * Tiles over the whole of its box, decoration only. Tiles are 48 px; CSS makes them larger or smaller by setting
 * `--tile-scale` (0.5 and up) on this element or around it: 0.5 is a frieze of 24 px, 2 a wall of 96 px.
 */
export function AzulejoWall({ className }: { className?: string | undefined }) {
  return (
    <svg className={[styles.wall, className].filter(Boolean).join(' ')} aria-hidden="true">
      <rect className={styles.paint} width="200%" height="200%" fill={`url(#${PATTERN_ID})`} />
    </svg>
  );
}

/** One row of small tiles: the edge between two sections. */
export function Frieze() {
  return (
    <div className={styles.frieze}>
      <AzulejoWall />
    </div>
  );
}

/** Four tiles, to choose by: whole crosses stand only where four meet. Hidden from screen readers: the name stands beside it. */
export function Tiles({ of }: { of: TileName }) {
  const places = [0, TILE_SIDE].flatMap((x) => [0, TILE_SIDE].map((y) => `translate(${x} ${y})`));
  return (
    <svg viewBox={`0 0 ${2 * TILE_SIDE} ${2 * TILE_SIDE}`} aria-hidden="true">
      {places.map((transform) => (
        <g key={transform} transform={transform}>
          <Layers of={TILES[of]} />
        </g>
      ))}
    </svg>
  );
}

/** The logo: the pharmacy cross with four azulejo petals. Hidden from screen readers: the name stands beside it. */
export function CrossMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
      <Layers of={MARK_LAYERS} />
    </svg>
  );
}

function Layers({ of }: { of: readonly TileLayer[] }) {
  return of.map(({ fill, d, outline }) => (
    <path
      key={d}
      d={d}
      fill={roleColour(fill)}
      {...(outline && { stroke: roleColour(outline.role), strokeWidth: outline.width, paintOrder: 'stroke' })}
    />
  ));
}

function roleColour(role: TileRole): string {
  return `var(--color-tile-${role})`;
}
