import { Navigation } from 'lucide';
import type { Content } from '../../content/load.ts';
import { type Coordinates, directionsLink, mapEmbedLink } from '../../lib/links.ts';
import { AzulejoWall } from '../../ui/Azulejo.tsx';
import { ButtonLink, NEW_TAB } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Photograph, type PhotographProps } from '../../ui/Photograph.tsx';
import { Section } from '../../ui/Section.tsx';
import { StreetPlaque } from '../../ui/StreetPlaque.tsx';
import styles from './Directions.module.css';

interface DirectionsProps {
  texts: Content['pagina']['comoChegar'];
  place: Coordinates;
  address: { street: string; place: string };
  /** Aids to coming in: a ramp, a place to park. */
  access: readonly string[];
  shop?: PhotographProps | undefined;
}

/**
 * The map's frame loads only near the screen, without credentials, in a sandbox. Its referrer policy must show the tile
 * servers where it is embedded: they refuse requests without a referrer (wiki.openstreetmap.org/wiki/Referer).
 */
const FRAME = {
  loading: 'lazy',
  credentialless: true,
  sandbox: 'allow-scripts allow-same-origin allow-popups',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

/**
 * The way to the pharmacy: its address, a button that opens the maps app, and a map. Until it has loaded, a wall of
 * tiles shows.
 */
export function Directions({ texts, place, address, access, shop }: DirectionsProps) {
  return (
    <Section id="como-chegar" title={texts.titulo}>
      <div className="columns">
        <div className={styles.text}>
          <StreetPlaque {...address} />
          <p>{texts.introducao}</p>
          {access.length > 0 && <p>{access.join(' · ')}</p>}
          {shop && <Photograph {...shop} />}
          <ButtonLink variant="action" href={directionsLink(place)} {...NEW_TAB}>
            <Icon of={Navigation} />
            {texts.abrir}
          </ButtonLink>
        </div>
        <div className={styles.map}>
          <AzulejoWall className={styles.tiles} />
          <iframe className={styles.frame} src={mapEmbedLink(place)} title={texts.mapa} {...FRAME} />
          <p className={styles.caption}>{texts.semMapa}</p>
        </div>
      </div>
    </Section>
  );
}
