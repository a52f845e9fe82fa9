import type { ReactNode } from 'react';
import {
  BORDER_SIDE,
  BORDERS,
  borderRepeat,
  CORNER,
  markLayers,
  TILE_SIDE,
  TILES,
  type TileLayer,
  type TileName,
  type TileRole,
} from '../art/azulejo.ts';
import styles from './Azulejo.module.css';

const TILED = 'url(#azulejo)';
const BORDERED = 'url(#cercadura)';

/**
 * The tile, and patterns of it and of its border, once in each document. Not `display: none`, which would disable them
 * where they are used.
 */
export function AzulejoDefs({ tile }: { tile: TileName }) {
  return (
    <svg className={`visually-hidden ${styles.wall}`} aria-hidden="true">
      <symbol id="ladrilho" viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`}>
        <Layers of={TILES[tile]} />
      </symbol>
      <pattern id="azulejo" width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <Tile />
      </pattern>
      <pattern
        id="cercadura"
        className={styles.border}
        width={borderRepeat(tile)}
        height={BORDER_SIDE}
        patternUnits="userSpaceOnUse"
      >
        <Layers of={BORDERS[tile]} />
      </pattern>
    </svg>
  );
}

function Tile({ x, y }: { x?: number; y?: number }) {
  return <use href="#ladrilho" x={x} y={y} width={TILE_SIDE} height={TILE_SIDE} />;
}

interface TileRowsProps {
  /** The number of rows; one by default. */
  rows?: number;
  className?: string | undefined;
  /** What stands over them. */
  children?: ReactNode;
}

/** Rows of 32 whole tiles, which the styles enlarge: eight fill a phone, 16 a tablet, all of them a wide screen. */
export function TileRows({ rows = 1, className, children }: TileRowsProps) {
  return (
    <div className={[styles.rows, className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${32 * TILE_SIDE} ${rows * TILE_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={TILED} />
      </svg>
      {children}
    </div>
  );
}

/** Tiles in a printed row. */
const PRINTED_TILES = 16;

/** Two rows of 16 whole tiles, each by itself: a printer would get a pattern as a coarse picture. */
export function PrintedTileRows({ className }: { className: string }) {
  const places = [0, TILE_SIDE].flatMap((y) =>
    Array.from({ length: PRINTED_TILES }, (_, i) => ({ x: i * TILE_SIDE, y })),
  );
  return (
    <div className={`${styles.rows} ${className}`}>
      <svg className={styles.wall} viewBox={`0 0 ${PRINTED_TILES * TILE_SIDE} ${2 * TILE_SIDE}`} aria-hidden="true">
        {places.map(({ x, y }) => (
          <Tile key={`${x} ${y}`} x={x} y={y} />
        ))}
      </svg>
    </div>
  );
}

/** A course of 64 of the border's tiles, 16 on a phone: the first at a wall's upper edge, the last at its lower one. */
export function TileCourse() {
  return (
    <div className={`${styles.rows} ${styles.course}`} data-print="no">
      <svg viewBox={`0 0 ${64 * BORDER_SIDE} ${BORDER_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={BORDERED} />
      </svg>
    </div>
  );
}

/** Whole tiles on each side of a panel. */
const PANEL_TILES = 5;
/** The frame around the medallion, in units of its tile. */
const FRAME = 1.5;
/** How much of the medallion the mark takes, and the middle of both. */
const MARK = 0.64;
const MIDDLE = TILE_SIDE / 2;

/**
 * A panel of sixteen tiles in a border with corner tiles, in their middle the medallion, as large as nine. The tiles go
 * without their crosses, which would all be cut.
 */
export function Panel({ of, className }: { of: TileName; className?: string | undefined }) {
  const tiles = PANEL_TILES * TILE_SIDE;
  const end = tiles + BORDER_SIDE;
  const places = Array.from({ length: PANEL_TILES }, (_, i) => i * TILE_SIDE);
  const isEdge = (at: number) => at === 0 || at === tiles - TILE_SIDE;
  return (
    <svg className={className} viewBox={`0 0 ${end + BORDER_SIDE} ${end + BORDER_SIDE}`} aria-hidden="true">
      <rect width="100%" height="100%" fill={BORDERED} />
      <g id="canto">
        <Layers of={CORNER} />
      </g>
      <use href="#canto" x={end} />
      <use href="#canto" y={end} />
      <use href="#canto" x={end} y={end} />
      <path className={styles.edge} d={`M1 1h${end + BORDER_SIDE - 2}v${end + BORDER_SIDE - 2}H1z`} />
      <g transform={`translate(${BORDER_SIDE} ${BORDER_SIDE})`}>
        <rect className={styles.joint} width={tiles} height={tiles} />
        <g className={styles.plain}>
          {places.flatMap((y) =>
            places.filter((x) => isEdge(x) || isEdge(y)).map((x) => <Tile key={`${x} ${y}`} x={x} y={y} />),
          )}
        </g>
        <g transform={`translate(${TILE_SIDE} ${TILE_SIDE}) scale(3)`}>
          <MedallionTile of={of} />
        </g>
      </g>
    </svg>
  );
}

/** The medallion by itself: the house's mark, as the sign in the street has it. */
export function Medallion({ of, className }: { of: TileName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
      <MedallionTile of={of} />
    </svg>
  );
}

function MedallionTile({ of }: { of: TileName }) {
  return (
    <>
      <rect className={styles.frame} width={TILE_SIDE} height={TILE_SIDE} />
      <g transform={`translate(${FRAME} ${FRAME}) scale(${1 - (2 * FRAME) / TILE_SIDE})`}>
        <rect className={styles.joint} width={TILE_SIDE} height={TILE_SIDE} />
        <circle className={styles.medallion} cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 2.5} />
        <g
          className={styles.wall}
          transform={`translate(${MIDDLE} ${MIDDLE}) scale(${MARK}) translate(${-MIDDLE} ${-MIDDLE})`}
        >
          <Layers of={markLayers(of)} />
        </g>
      </g>
    </>
  );
}

/** One tile, beside the title of a section without a picture. */
export function TitleTile() {
  return (
    <svg
      className={`${styles.title} ${styles.wall}`}
      viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`}
      aria-hidden="true"
      data-print="no"
    >
      <Tile />
    </svg>
  );
}

/**
 * Four tiles, for the choice in the editor: a whole cross appears only where four meet. Hidden from screen readers: the
 * name stands beside it.
 */
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

/** The logo, cut from the pharmacy's tile; hidden from screen readers: the name stands beside it. */
export function CrossMark({ of, className }: { of: TileName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
      <Layers of={markLayers(of)} />
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
