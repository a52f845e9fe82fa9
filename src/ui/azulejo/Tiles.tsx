import { Fragment } from 'react';
import { BORDER_SIDE, BORDERS, borderRepeat, TILES, type TileName } from '../../art/azulejo.ts';
import { GROWTH, NICHE } from '../../art/growth.ts';
import { TILE_SIDE, type TileLayer, type TileRole } from '../../art/layers.ts';
import { markLayers } from '../../art/mark.ts';
import { wallStory } from '../../art/story.ts';
import styles from './Azulejo.module.css';

/** How far a tile reaches over its neighbours: where two only meet, a hair shows between them, white on paper. */
const OVERLAP = 1;

/**
 * Fills of `AzulejoDefs`: whole tiles; tiles without what they share, and such near the light; that alone; the
 * border's tiles.
 */
const TILED = 'url(#azulejo)';
export const FLOWERS = 'url(#flor)';
export const NEAR_FLOWERS = 'url(#flor-perto)';
export const JOINTS = 'url(#juntas)';
export const BORDERED = 'url(#cercadura)';

/** The middle of a tile, from its upper left corner to both sides. */
export const MIDDLE = TILE_SIDE / 2;

/**
 * The tile, and patterns of it, of one without what it shares with its neighbours, of that alone, and of its border, in
 * each document once. Not `display: none`, which would disable them where they are used.
 */
export function AzulejoDefs({ tile }: { tile: TileName }) {
  const layers: readonly TileLayer[] = TILES[tile];
  const hasStory = wallStory(tile).length > 0;
  const first = layers.findIndex(({ isShared }) => isShared);
  return (
    <svg className={`visually-hidden ${styles.wall}`} aria-hidden="true">
      <symbol
        id="ladrilho"
        className={hasStory ? styles.unlit : undefined}
        viewBox={`${-OVERLAP} ${-OVERLAP} ${TILE_SIDE + 2 * OVERLAP} ${TILE_SIDE + 2 * OVERLAP}`}
      >
        <Layers of={layers.slice(0, Math.max(first, 0))} />
        <g id="partilha" className={styles.shared}>
          <Layers of={layers.filter(({ isShared }) => isShared)} />
        </g>
        <Layers of={layers.slice(first + 1)} />
      </symbol>
      <pattern id="azulejo" width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <Tile />
      </pattern>
      {['flor', 'flor-perto'].map((id) => (
        <pattern
          key={id}
          id={id}
          className={[styles.apart, hasStory && styles.quiet, id !== 'flor' && styles.near].filter(Boolean).join(' ')}
          width={TILE_SIDE}
          height={TILE_SIDE}
          patternUnits="userSpaceOnUse"
        >
          <Tile />
        </pattern>
      ))}
      <pattern id="juntas" width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <use href="#partilha" />
      </pattern>
      {hasStory && (
        <g id="nicho">
          <Layers of={NICHE} />
        </g>
      )}
      {wallStory(tile).map((section) => (
        <g key={section} id={`passo-${section}`}>
          <use href="#nicho" />
          <Layers of={(GROWTH[section] ?? []).slice(0, -1)} />
          <g id={`luz-${section}`}>
            <Layers of={(GROWTH[section] ?? []).slice(-1)} />
          </g>
        </g>
      ))}
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

/** One whole tile, its corner at that place. */
export function Tile({ x = 0, y = 0 }: { x?: number; y?: number }) {
  const side = TILE_SIDE + 2 * OVERLAP;
  return <use href="#ladrilho" x={x - OVERLAP} y={y - OVERLAP} width={side} height={side} />;
}

interface TileRowsProps {
  /** The number of rows; one by default. */
  rows?: number;
  className?: string | undefined;
}

/** Rows of 32 whole tiles, which the styles enlarge: eight fill a phone, 16 a tablet, all of them a wide screen. */
export function TileRows({ rows = 1, className }: TileRowsProps) {
  return (
    <div className={[styles.rows, className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${32 * TILE_SIDE} ${rows * TILE_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={TILED} />
      </svg>
    </div>
  );
}

export interface PrintedTilesProps {
  /** Tiles in a row. */
  tiles: number;
  rows?: number;
}

/** The place of each tile of such rows, counted in tiles. */
export const placesOf = (tiles: number, rows: number) =>
  Array.from({ length: rows * tiles }, (_, i) => ({ x: i % tiles, y: Math.floor(i / tiles) }));

/** Rows of whole tiles, each by itself: a printer would get a pattern as a coarse picture. */
export function PrintedTiles({ tiles, rows = 1 }: PrintedTilesProps) {
  return placesOf(tiles, rows).map(({ x, y }) => <Tile key={`${x} ${y}`} x={x * TILE_SIDE} y={y * TILE_SIDE} />);
}

/** A course of 64 of the border's tiles, 16 on a phone; of a wall's two the first is the upper edge. */
export function TileCourse() {
  return (
    <div className={`${styles.rows} ${styles.course}`} data-print="no">
      <svg viewBox={`0 0 ${64 * BORDER_SIDE} ${BORDER_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={BORDERED} />
      </svg>
    </div>
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

interface CrossMarkProps {
  of: TileName;
  /** Whether the cross is lit at night, as that of the panel is. */
  isSign?: boolean;
  /** By what the page shows it again. */
  id?: string;
  className?: string | undefined;
}

/** The logo, cut from the pharmacy's tile; hidden from screen readers: the name stands beside it. */
export function CrossMark({ of, isSign, id, className }: CrossMarkProps) {
  return (
    <svg
      className={[isSign && styles.sign, className].filter(Boolean).join(' ') || undefined}
      viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`}
      aria-hidden="true"
    >
      {isSign && <circle className={styles.medallion} cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 2} />}
      <g>
        <g id={id}>
          <Layers of={markLayers(of)} />
        </g>
      </g>
    </svg>
  );
}

/** The drawing of layers in the colours of their roles; by night those that burn have light around them. */
export function Layers({ of }: { of: readonly TileLayer[] }) {
  const colourOf = (role: TileRole) => `var(--color-tile-${role})`;
  return of.map(({ fill, d, outline, light, isUnlit }) => {
    const stroke = outline && {
      stroke: light ? `var(--lamp-flame, ${colourOf(outline.role)})` : colourOf(outline.role),
      strokeWidth: outline.width,
      paintOrder: 'stroke',
    };
    const className = fill === 'heart' && !isUnlit && !light ? styles.heart : undefined;
    return (
      <Fragment key={d}>
        {light && <path className={styles.light} d={d} strokeWidth={(outline?.width ?? 0) + 2 * light} />}
        <path className={className} d={d} fill={colourOf(fill)} {...stroke} />
      </Fragment>
    );
  });
}
