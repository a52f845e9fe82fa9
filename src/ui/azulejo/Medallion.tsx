import { markLayers, TILE_SIDE, type TileName } from '../../art/azulejo.ts';
import styles from './Azulejo.module.css';
import { Layers, MIDDLE } from './Tiles.tsx';

/** How much of the medallion the mark takes. */
const MARK = 0.64;

const MARKED = `translate(${MIDDLE} ${MIDDLE}) scale(${MARK}) translate(${-MIDDLE} ${-MIDDLE})`;

/** The house's mark in a ring, as the sign in the street has it: what is behind its cross. */
export function MedallionDisc({ of }: { of: TileName }) {
  return (
    <>
      <circle className={styles.medallion} cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 2.8} />
      <g transform={MARKED}>
        <Layers of={markLayers(of).filter(({ fill }) => fill !== 'cross')} />
      </g>
    </>
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
        d={`M0 0h${side}v${side}H0zM${EDGE} ${EDGE + corner}v${straight}${arc(1, 1)}h${straight}${arc(1, -1)}v${-straight}${arc(-1, -1)}h${-straight}${arc(-1, 1)}z`}
      />
      <g transform={discOf(side)}>
        <MedallionDisc of={of} />
      </g>
    </g>
  );
}

/** The cross of `MedallionTile`, painted after the light that falls on the tile. */
export function MedallionTileCross({ of, x, y, side }: { of: TileName; x: number; y: number; side: number }) {
  return (
    <g transform={`translate(${x} ${y}) ${discOf(side)}`}>
      <MedallionCross of={of} />
    </g>
  );
}

/** The medallion in the middle of a tile of that side, of which it leaves the corners and a margin. */
const discOf = (side: number) => `translate(${side * 0.05} ${side * 0.05}) scale(${(side * 0.9) / TILE_SIDE})`;

/** The cross of the disc: apart, for light falls between both. */
export function MedallionCross({ of }: { of: TileName }) {
  return (
    <g className={styles.sign} transform={MARKED}>
      <Layers of={markLayers(of).filter(({ fill }) => fill === 'cross')} />
    </g>
  );
}
