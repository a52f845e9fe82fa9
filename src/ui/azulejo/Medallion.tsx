import type { TileName } from '../../art/azulejo.ts';
import { TILE_SIDE } from '../../art/layers.ts';
import { markLayers, nightLight } from '../../art/mark.ts';
import styles from './Azulejo.module.css';
import { Layers, MIDDLE } from './Tiles.tsx';

/** How much of the medallion the mark takes. */
const MARK = 0.66;

const MARKED = `translate(${MIDDLE} ${MIDDLE}) scale(${MARK}) translate(${-MIDDLE} ${-MIDDLE})`;

/** The house's mark in a ring, as the sign in the street has it. */
export function Medallion({ of }: { of: TileName }) {
  return (
    <>
      <circle className={styles.medallion} cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 2.8} />
      <g className={styles.sign} transform={MARKED}>
        <Layers of={markLayers(of)} />
      </g>
    </>
  );
}

/** The light beside the title of what is said of the night, lit at any hour. */
export function NightLight({ of }: { of: TileName }) {
  const { box, layers } = nightLight(of);
  return (
    <svg className={styles.nightLight} viewBox={box} aria-hidden="true">
      <Layers of={layers} />
    </svg>
  );
}

/** How thick the edge of the medallion's tile is. */
const EDGE = 2;

/** On a wall the medallion has a tile of its own, as large as several, with the edge and the corners of a title's. */
export function MedallionTile({ of, x, y, side }: { of: TileName; x: number; y: number; side: number }) {
  const corner = side / 8;
  const straight = side - 2 * (EDGE + corner);
  const arc = (right: number, down: number) => `a${corner} ${corner} 0 0 1 ${right * corner} ${down * corner}`;
  return (
    <g className={styles.lantern} transform={`translate(${x} ${y})`}>
      <path className={styles.glaze} d={`M0 0h${side}v${side}H0z`} />
      <path
        fill="var(--color-tile-border)"
        fillRule="evenodd"
        d={`M0-.5h${side}v${side + 1}H0zM${EDGE} ${EDGE + corner}v${straight}${arc(1, 1)}h${straight}${arc(1, -1)}v${-straight}${arc(-1, -1)}h${-straight}${arc(-1, 1)}z`}
      />
      <g transform={discOf(side)}>
        <Medallion of={of} />
      </g>
    </g>
  );
}

/** The medallion in the middle of a tile of that side, of which it leaves the corners and a margin. */
const discOf = (side: number) => `translate(${side * 0.02} ${side * 0.02}) scale(${(side * 0.96) / TILE_SIDE})`;
