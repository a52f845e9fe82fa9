import styles from './Azulejo.module.css';

interface DuskProps {
  /** For each ring around the sign the tiles outside of it, as a path filled by `evenodd`, and how much is on these. */
  outside: readonly (readonly [d: string, depth: number])[];
}

/** By night what lies on the tiles about a lit sign: nothing on the nearest, more outside of each ring. */
export function Dusk({ outside }: DuskProps) {
  return outside.map(([d, depth]) => (
    <path key={d} className={styles.dusk} fillOpacity={depth} fillRule="evenodd" d={d} />
  ));
}
