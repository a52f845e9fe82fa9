import { Fragment } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { termsIn } from './delivery-terms.ts';
import { Fact, type LanguageProps } from './Fact.tsx';
import type { LanguageWords } from './languages.ts';
import { localeOf, separatorOf } from './locale.ts';

/** Where it delivers, when and for how much. A sentence of the owner's about the area is left out: it is Portuguese. */
export function DeliveryFact({ pharmacy, words }: LanguageProps) {
  const { entregas, farmacia, deliveries } = pharmacy;
  const { concelhos, area, urgente } = entregas;
  const separator = separatorOf(words.code);
  const [normal, ...others] = deliveries;
  if (!normal) return null;
  const terms = termsIn(words, normal);
  // What is as of the other delivery is said once.
  const ofUrgent = urgente && others[0] && termsIn(words, others[0]).filter((it, i) => i === 0 || !terms.includes(it));
  const urgent = ofUrgent ? [fillTemplate(words.urgent, { price: ofUrgent.join(', ') })] : [];
  const prices = [...terms, ...urgent].join(separator);
  return (
    <Fact name={words.delivery} words={words}>
      {!area && <span lang="pt-PT">{listIn(words, [farmacia.concelho, ...concelhos])}</span>}
      {area ? prices : ` (${prices})`}
      {others.map(
        ({ onde, ...delivery }) =>
          onde && (
            <Fragment key={delivery.nome}>
              {separator}
              <Places onde={onde} words={words} />
              {` (${termsIn(words, delivery).join(separator)})`}
            </Fragment>
          ),
      )}
    </Fact>
  );
}

interface PlacesProps {
  onde: NonNullable<Pharmacy['deliveries'][number]['onde']>;
  words: LanguageWords;
}

/** Where a delivery goes that does not go where the others do. Its names are Portuguese. */
function Places({ onde, words }: PlacesProps) {
  const { concelhos, freguesias, codigosPostais } = onde;
  const areas = Object.entries(words.areas).flatMap(([area, name]) => (onde[area as keyof typeof onde] ? name : []));
  if (areas.length > 0) return listIn(words, areas);
  const names = [...concelhos, ...freguesias];
  const codes = codigosPostais.map((code) => fillTemplate(words.postalCode, { code }));
  return (
    <>
      {names.length > 0 && <span lang="pt-PT">{listIn(words, names)}</span>}
      {names.length > 0 && codes.length > 0 && ', '}
      {codes.join(', ')}
    </>
  );
}

const listIn = ({ code }: LanguageWords, places: readonly string[]) =>
  new Intl.ListFormat(localeOf(code)).format(places);
