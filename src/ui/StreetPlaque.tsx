import { Unbroken } from './Unbroken.tsx';

interface StreetPlaqueProps {
  street: string;
  place: string;
  /** The site's, which print.css puts beside it. */
  site: string;
}

/** The address as a Portuguese street name stands on a wall: blue letters on a white tile. */
export function StreetPlaque({ street, place, site }: StreetPlaqueProps) {
  return (
    <address className="plaque" data-site={site} translate="no">
      {/* Without this space the street and the postal code run together in a reader view and in a copy. */}
      <strong className="plaque-street" data-title-face>
        {street}
      </strong>{' '}
      <span>
        <Unbroken text={place} />
      </span>
    </address>
  );
}
