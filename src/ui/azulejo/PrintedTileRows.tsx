import type { ReactNode } from 'react';
import { hasHeart, type TileName } from '../../art/azulejo.ts';
import { SITTING_CAT } from '../../art/cat.ts';
import { FULL_TIDE, footSky, footSwell, LIGHTHOUSE, SAIL } from '../../art/coast.ts';
import { TILE_SIDE } from '../../art/layers.ts';
import styles from './Azulejo.module.css';
import { Dusk } from './Dusk.tsx';
import { MedallionTile } from './Medallion.tsx';
import { Layers, PrintedTiles, type PrintedTilesProps, placesOf, Tile } from './Tiles.tsx';

interface PrintedTileRowsProps extends PrintedTilesProps {
  className: string;
  /** The house's tile: if it has a yellow heart, those in the middle of the rows are lit by night. */
  lampsOf?: TileName;
  /** What stands on the rows. */
  children?: ReactNode;
}

/** Cuts off what a wave above the first row leaves at its edge. */
const CRUMBS = 0.45;

/** Rows of whole tiles, each by itself, as a drawing of their own: as wide as the styles make it. */
export function PrintedTileRows({ tiles, rows = 1, className, lampsOf, children }: PrintedTileRowsProps) {
  const isLit = lampsOf && hasHeart(lampsOf);
  return (
    <div className={[styles.rows, className, isLit && styles.lamps].filter(Boolean).join(' ')}>
      <svg
        className={styles.wall}
        viewBox={`0 ${CRUMBS} ${tiles * TILE_SIDE} ${rows * TILE_SIDE - CRUMBS}`}
        aria-hidden="true"
      >
        <PrintedTiles tiles={tiles} rows={rows} />
        {isLit && <FootSign of={lampsOf} tiles={tiles} />}
        {children}
      </svg>
    </div>
  );
}

/**
 * The lighthouse in the waves of two rows, near their beginning, which a phone shows too. At night its beam falls over
 * the sea, past the tide's mark to the sail.
 */
export function LighthouseInWaves({ tiles }: { tiles: number }) {
  return (
    <g className={styles.beacon} data-print="no">
      <Layers of={footSky(tiles)} />
      <g transform={`translate(${1.6 * TILE_SIDE} 88) scale(.25) translate(0 -330)`}>
        <path className={styles.beam} d="M18 56L3000-12V150L18 78z" />
        <g className="lighthouse-in-waves">
          <Layers of={LIGHTHOUSE} />
        </g>
        <Layers of={FULL_TIDE} />
        <g className={styles.struck}>
          <Layers of={SAIL} />
        </g>
      </g>
      <Layers of={footSwell(tiles)} />
    </g>
  );
}

/** By night the crosses are lit, as the sign is. */
export function LitCrosses({ tiles, rows }: { tiles: number; rows: number }) {
  return (
    <g className={styles.crosses} data-print="no">
      <PrintedTiles tiles={tiles} rows={rows} />
    </g>
  );
}

/** The cat on the edge of what stands below it, its eyes lit by night. */
export function CatOnEdge({ className }: { className: string }) {
  return (
    <svg className={`${className} ${styles.cat}`} viewBox="0 0 40 38.4" aria-hidden="true" data-print="no">
      <Layers of={SITTING_CAT} />
    </svg>
  );
}

/** The sign in the middle of two rows, as in the panel. By night the flowers around it are lit, the others less. */
function FootSign({ of, tiles }: { of: TileName; tiles: number }) {
  const middle = (tiles * TILE_SIDE) / 2;
  const outside = (aside: number) => `M0 0h${2 * middle}v96H0zM${middle - aside} 0h${2 * aside}v96h${-2 * aside}z`;
  return (
    <g data-print="no">
      <g className={styles.near}>
        {placesOf(4, 2).map(({ x, y }) => (
          <Tile key={`${x} ${y}`} x={middle + (x - 2) * TILE_SIDE} y={y * TILE_SIDE} />
        ))}
      </g>
      <Dusk
        outside={[
          [outside(2 * TILE_SIDE), 0.5],
          [outside(3 * TILE_SIDE), 1],
        ]}
      />
      <MedallionTile of={of} x={middle - TILE_SIDE} y={0} side={2 * TILE_SIDE} />
    </g>
  );
}
