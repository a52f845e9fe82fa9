import styles from './Azulejo.module.css';

interface DuskProps {
  /** The tiles outside of so many rings around the sign, as a path filled by `evenodd`. */
  outside: (rings: number) => string;
}

/** By night what lies on the tiles about a lit sign: nothing on the first ring, more on the second and on the rest. */
export function Dusk({ outside }: DuskProps) {
  return [1, 2].map((rings) => (
    <path key={rings} className={styles.dusk} fillOpacity={rings / 2} fillRule="evenodd" d={outside(rings)} />
  ));
}
