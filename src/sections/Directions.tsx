import { Navigation } from 'lucide';
import { directionsLink, mapEmbedLink } from '../contact/links.ts';
import { openMap } from '../contact/words.ts';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { ButtonLink, NEW_TAB } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { siteName } from './site-name.ts';
import { mapOf, mapPlace, seeMap } from './words.ts';

/** The map's tile servers refuse requests without a referrer (wiki.openstreetmap.org/wiki/Referer). */
const FRAME = {
  loading: 'lazy',
  credentialless: true,
  sandbox: 'allow-scripts allow-same-origin allow-popups',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

/** The way to the pharmacy: its plaque, a button that opens the maps app, the façade to look for, and a map. */
export function Directions({ pharmacy, photograph }: IllustratedProps) {
  const { acessos, coordenadas, nome } = pharmacy.farmacia;
  const { street, place } = pharmacy.address;
  const texts = pharmacy.pagina.comoChegar;
  const frame = <iframe className="map-frame" src={mapEmbedLink(coordenadas)} title={mapOf(nome)} {...FRAME} />;
  return (
    <Section id="como-chegar" title={texts.titulo} intro={texts.introducao}>
      <div className="columns directions">
        <div className="directions-text stack">
          {/* As a Portuguese street name stands on a wall. print.css puts the site beside it. */}
          <address className="plaque" data-site={siteName(pharmacy.farmacia.site)} translate="no">
            {/* Without this space the street and the postal code run together in a reader view and in a copy. */}
            <strong className="plaque-street" data-title-face>
              {street}
            </strong>{' '}
            <span>
              <Unbroken text={place} />
            </span>
          </address>
          {acessos.length > 0 && (
            <p>
              <Facts facts={acessos} />
            </p>
          )}
          {photograph && <Photograph {...photograph} />}
          <ButtonLink variant="action" href={directionsLink(coordenadas)} {...NEW_TAB}>
            <Icon of={Navigation} />
            {openMap}
          </ButtonLink>
        </div>
        {/* On a phone it opens on a tap, and only then is it asked for. */}
        <details className="map-fold" data-folds="" open>
          <summary>{seeMap}</summary>
          {/* Its name is heard also where the frame stays empty. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div className="map" role="group" aria-label={mapOf(nome)}>
            <p className="map-place">{mapPlace}</p>
            <template data-map="">{frame}</template>
            <noscript>{frame}</noscript>
          </div>
        </details>
      </div>
    </Section>
  );
}
