import type { ReactNode } from 'react';
import { FULL_TIDE, hasHeart, LIGHTHOUSE, SITTING_CAT, TILE_SIDE, type TileName } from '../../art/azulejo.ts';
import styles from './Azulejo.module.css';
import { Lamplight } from './Lamplight.tsx';
import { Layers, MIDDLE, PrintedTiles, type PrintedTilesProps, placesOf } from './Tiles.tsx';

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
        {isLit && <FootLamps tiles={tiles} />}
        {children}
      </svg>
    </div>
  );
}

/**
 * The lighthouse in the waves of two rows, near their beginning, which a phone shows too. At night its beam falls over
 * the sea, past the staff of the tide.
 */
export function LighthouseInWaves() {
  return (
    <g
      className={styles.beacon}
      transform={`translate(${1.6 * TILE_SIDE} 88) scale(.25) translate(0 -330)`}
      data-print="no"
    >
      <path className={styles.beam} d="M18 54L2800 332V372H1740L18 80z" />
      <g className="lighthouse-in-waves">
        <Layers of={LIGHTHOUSE} />
      </g>
      <Layers of={FULL_TIDE} />
    </g>
  );
}

/** By night the crosses of the first row are lit, as the sign is. */
export function LitCrosses({ tiles }: { tiles: number }) {
  return (
    <g className={styles.crosses} data-print="no">
      <PrintedTiles tiles={tiles} />
    </g>
  );
}

/** The cat on the edge of what stands below it, its eyes lit by night. */
export function CatOnEdge({ className }: { className: string }) {
  return (
    <svg className={`${className} ${styles.cat}`} viewBox="0 0 40 37" aria-hidden="true" data-print="no">
      <Layers of={SITTING_CAT} />
    </svg>
  );
}

/** By night the hearts of the flowers in the middle of two rows are lamps, those to both sides less and less. */
function FootLamps({ tiles }: { tiles: number }) {
  const middle = (tiles * TILE_SIDE) / 2;
  return (
    <g className={styles.foot}>
      <Lamplight of="rodape" x={middle} y={TILE_SIDE} radius={300} />
      <path className={styles.lit} fill="url(#brilho-rodape)" d={`M0 0h${2 * middle}v96H0z`} />
      <path fill="url(#penumbra-rodape)" d={`M0 0h${2 * middle}v96H0z`} />
      {placesOf(tiles, 2).map(({ x, y }) => {
        const [cx, cy] = [x * TILE_SIDE + MIDDLE, y * TILE_SIDE + MIDDLE];
        const opacity = Number((1 - Math.abs(cx - middle) / (3 * TILE_SIDE)).toFixed(1));
        return (
          opacity > 0 && (
            <circle
              key={`${x} ${y}`}
              className={styles.light}
              cx={cx}
              cy={cy}
              r="5.6"
              strokeWidth="2.4"
              strokeOpacity={opacity}
            />
          )
        );
      })}
    </g>
  );
}
