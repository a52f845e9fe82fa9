import { Navigation } from 'lucide';
import { directionsLink, mapEmbedLink } from '../contact/links.ts';
import { openMap } from '../contact/words.ts';
import { type IllustratedProps, type PanelProps, Photograph } from '../photographs/Photograph.tsx';
import { TileRows } from '../ui/azulejo/Tiles.tsx';
import { ButtonLink, NEW_TAB } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { StreetPlaque } from '../ui/StreetPlaque.tsx';
import { mapOf, mapPlace, seeMap } from './words.ts';

/** The map's tile servers refuse requests without a referrer (wiki.openstreetmap.org/wiki/Referer). */
const FRAME = {
  loading: 'lazy',
  credentialless: true,
  sandbox: 'allow-scripts allow-same-origin allow-popups',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

interface DirectionsProps extends IllustratedProps {
  /** The sight to look for in the street, where the shop's photograph is another. */
  facade: IllustratedProps['photograph'];
  /** The way to the door, beside the title, where the landscape opens the page. */
  way: PanelProps | undefined;
}

/**
 * The way to the pharmacy: address, a button that opens the maps app, and a map; until that has loaded, the house's
 * tiles.
 */
export function Directions({ pharmacy, photograph, facade, way }: DirectionsProps) {
  const { acessos, coordenadas, nome } = pharmacy.farmacia;
  const texts = pharmacy.pagina.comoChegar;
  // Beside the title, where it is drawn: the way, or the house in its landscape.
  const drawing = way ?? (photograph && 'panel' in photograph ? photograph : undefined);
  const taken = drawing === photograph ? undefined : photograph;
  const frame = <iframe className="map-frame" src={mapEmbedLink(coordenadas)} title={mapOf(nome)} {...FRAME} />;
  return (
    <Section
      id="como-chegar"
      title={texts.titulo}
      intro={drawing && texts.introducao}
      isIllustrated={!!drawing}
      tile={pharmacy.farmacia.aspeto.azulejo}
    >
      {drawing && <Photograph {...drawing} />}
      <div className="columns directions" data-illustrated={taken && 'photograph'}>
        <div className="directions-text">
          <StreetPlaque {...pharmacy.address} site={pharmacy.farmacia.site} />
          {!drawing && <p>{texts.introducao}</p>}
          {acessos.length > 0 && (
            <p>
              <Facts of={acessos} />
            </p>
          )}
          {facade && <Photograph {...facade} />}
          <ButtonLink variant="action" href={directionsLink(coordenadas)} {...NEW_TAB}>
            <Icon of={Navigation} />
            {openMap}
          </ButtonLink>
        </div>
        {taken && <Photograph {...taken} />}
        {/* On a phone it opens on a tap, and only then is it asked for. */}
        <details className="map-fold" data-folds="" open>
          <summary>{seeMap}</summary>
          {/* Its name is heard also where the frame stays empty. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div className="map" role="group" aria-label={mapOf(nome)}>
            <TileRows rows={4} className="map-tiles" />
            <p className="map-place">{mapPlace}</p>
            <template data-map="">{frame}</template>
            <noscript>{frame}</noscript>
          </div>
        </details>
      </div>
    </Section>
  );
}
