import { Fragment } from 'react';
import { isClosedOnHolidays } from '../opening/timetable.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { termsIn } from './delivery-terms.ts';
import { Fact, type LanguageProps } from './Fact.tsx';
import { localeOf, separatorOf } from './locale.ts';
import type { LanguageWords } from './words.ts';

/** Where it delivers, when and for how much. */
export function DeliveryFact({ pharmacy, words }: LanguageProps) {
  const { entregas, farmacia, deliveries, timetable } = pharmacy;
  const { faz, concelhos, area, normal, urgente } = entregas;
  if (!faz) return null;
  const separator = separatorOf(words.code);
  const isNotOnHolidays = isClosedOnHolidays(timetable);
  const prices = [
    ...termsIn(words, normal, entregas.horario, isNotOnHolidays),
    ...(urgente
      ? [fillTemplate(words.urgent, { price: termsIn(words, urgente, [], isNotOnHolidays).join(', ') })]
      : []),
  ];
  return (
    <Fact name={words.delivery} words={words}>
      <span lang="pt-PT">{area ?? listIn(words, [farmacia.concelho, ...concelhos])}</span>
      {` (${prices.join(separator)})`}
      {deliveries.map(
        ({ onde, ...delivery }) =>
          onde && (
            <Fragment key={delivery.nome}>
              {separator}
              <Places onde={onde} words={words} />
              {` (${termsIn(words, delivery, entregas.horario, isNotOnHolidays).join(separator)})`}
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
function Places({ onde: { todoOPais, concelhos, freguesias, codigosPostais }, words }: PlacesProps) {
  if (todoOPais) return words.wholeCountry;
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
