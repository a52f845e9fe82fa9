import { MARK_LAYERS, TILE_SIDE, TILES, type TileLayer, type TileName, type TileRole } from '../art/azulejo.ts';
import styles from './Azulejo.module.css';

const PATTERN_ID = 'azulejo';

/** The tile as an SVG pattern, once in each document. Not `display: none`, which would disable it for the walls. */
export function AzulejoDefs({ tile }: { tile: TileName }) {
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

/** Tiles of 48 px over the whole of its box, decoration only; `--tile-scale` (0.5 and up) in CSS makes them larger or smaller. */
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

/** The logo, hidden from screen readers: the name stands beside it. */
export function CrossMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
      <Layers of={MARK_LAYERS} />
    </svg>
  );
}

function Layers({ of }: { of: readonly TileLayer[] }) {
  const colourOf = (role: TileRole) => `var(--color-tile-${role})`;
  return of.map(({ fill, d, outline }) => {
    const stroke = outline && { stroke: colourOf(outline.role), strokeWidth: outline.width, paintOrder: 'stroke' };
    return <path key={d} d={d} fill={colourOf(fill)} {...stroke} />;
  });
}
