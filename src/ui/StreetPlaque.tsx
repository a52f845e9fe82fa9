import styles from './StreetPlaque.module.css';
import { Unbroken } from './Unbroken.tsx';

/** The address as a Portuguese street name stands on a wall: blue letters on a white tile with a double edge. */
export function StreetPlaque({ street, place }: { street: string; place: string }) {
  return (
    <address className={styles.plaque} translate="no">
      {/* The space keeps door and postal code apart where only the text is read or copied. */}
      <strong className={styles.street}>{street}</strong>{' '}
      <span>
        <Unbroken text={place} />
      </span>
    </address>
  );
}
