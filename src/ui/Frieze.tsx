import { AzulejoWall } from './Azulejo.tsx';
import styles from './Frieze.module.css';

/** One row of small tiles: the edge between two sections. */
export function Frieze() {
  return (
    <div className={styles.frieze}>
      <AzulejoWall />
    </div>
  );
}
