import {
  BORDER,
  BORDER_SIDE,
  CORNER,
  CREST,
  MARK_LAYERS,
  TILE_SIDE,
  TILES,
  type TileLayer,
  type TileName,
  type TileRole,
} from '../art/azulejo.ts';
import styles from './Azulejo.module.css';

const PATTERN_ID = 'azulejo';
const TILED = `url(#${PATTERN_ID})`;

/** The tile as an SVG pattern, once in each document. Not `display: none`, which would disable it where it is used. */
export function AzulejoDefs({ tile }: { tile: TileName }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <Pattern id={PATTERN_ID} width={TILE_SIDE} of={TILES[tile]} />
    </svg>
  );
}

function Pattern({
  id,
  width,
  height = width,
  of,
}: {
  id: string;
  width: number;
  height?: number;
  of: readonly TileLayer[];
}) {
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <Layers of={of} />
    </pattern>
  );
}

/** Tiles of 48 px over its box, as many as fit in whole; decoration only. */
export function AzulejoWall({ className }: { className?: string | undefined }) {
  return (
    <svg className={[styles.wall, className].filter(Boolean).join(' ')} aria-hidden="true">
      <rect width="100%" height="100%" fill={TILED} />
    </svg>
  );
}

/** One row of whole tiles as wide as its box: eight on a phone, 16, or 32. */
export function Frieze({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.frieze, className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${32 * TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={TILED} />
      </svg>
    </div>
  );
}

/** Two rows of whole tiles as wide as its box, larger than a frieze's; scales are a sea, with its waves above. */
export function Sea({ tile, className }: { tile: TileName; className?: string | undefined }) {
  const hasWaves = tile === 'escama';
  // The last scales end under their crosses.
  const top = hasWaves ? TILE_SIDE / 2 : 0;
  const height = hasWaves ? 108 : 2 * TILE_SIDE;
  return (
    <div className={[styles.frieze, 'Azulejo-sea', className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${32 * TILE_SIDE} ${height}`} aria-hidden="true">
        {hasWaves && (
          <>
            <Pattern id="onda" width={TILE_SIDE} height={top} of={CREST} />
            <rect width="100%" height={top} fill="url(#onda)" />
          </>
        )}
        <g transform={`translate(0 ${top})`}>
          <rect width="100%" height={height - top} fill={TILED} />
        </g>
      </svg>
    </div>
  );
}

/** Whole tiles on each side of a panel. */
const PANEL_TILES = 5;

/** A panel of five by five tiles in a border with corner tiles. */
export function Panel({ className }: { className?: string | undefined }) {
  const tiles = PANEL_TILES * TILE_SIDE;
  const end = tiles + BORDER_SIDE;
  return (
    <svg className={className} viewBox={`0 0 ${end + BORDER_SIDE} ${end + BORDER_SIDE}`} aria-hidden="true">
      <Pattern id="cercadura" width={BORDER_SIDE} of={BORDER} />
      <rect width="100%" height="100%" fill="url(#cercadura)" />
      <g id="canto">
        <Layers of={CORNER} />
      </g>
      <use href="#canto" x={end} />
      <use href="#canto" y={end} />
      <use href="#canto" x={end} y={end} />
      <path className={styles.edge} d={`M1 1h${end + BORDER_SIDE - 2}v${end + BORDER_SIDE - 2}H1z`} />
      <g transform={`translate(${BORDER_SIDE} ${BORDER_SIDE})`}>
        <rect className={styles.tiles} width={tiles} height={tiles} fill={TILED} />
      </g>
    </svg>
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
