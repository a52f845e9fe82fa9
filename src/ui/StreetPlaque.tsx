import styles from './StreetPlaque.module.css';
import { Unbroken } from './Unbroken.tsx';

/** Letters of a name from which on a sign has smaller ones: in two lines they leave room for the street. */
const LONG = 24;

interface StreetPlaqueProps {
  street: string;
  place: string;
  /** The pharmacy's, where the plaque is its sign; hidden from screen readers: it stands beside the logo. */
  name?: string | undefined;
  /** The site's, which stands on it on paper. */
  site?: string;
}

/** The address as a Portuguese street name stands on a wall: blue letters on a white tile with a double edge. */
export function StreetPlaque({ street, place, name, site }: StreetPlaqueProps) {
  return (
    <address className={styles.plaque} translate="no">
      {name && (
        <b className={styles.name} data-long={name.length > LONG || undefined} aria-hidden="true">
          {`${name} `}
        </b>
      )}
      {/* The space keeps name, door and postal code apart where only the text is read or copied. */}
      <strong className={styles.street}>{street}</strong>{' '}
      <span>
        <Unbroken text={place} />
      </span>
      {site && <b className="paper-site">{` ${new URL(site).host}`}</b>}
    </address>
  );
}
