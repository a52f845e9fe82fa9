import { markLayers, type TileName } from '../../art/azulejo.ts';
import styles from './Azulejo.module.css';
import { Layers, MIDDLE } from './Tiles.tsx';

/** How much of the medallion the mark takes, and the middle of both. */
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

export function MedallionCross({ of }: { of: TileName }) {
  return (
    <g className={styles.sign} transform={MARKED}>
      <Layers of={markLayers(of).filter(({ fill }) => fill === 'cross')} />
    </g>
  );
}
