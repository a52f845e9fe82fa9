import { timetableOf } from '../opening/from-content.ts';
import { WEEK } from '../opening/week.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { daysText, partText, weekLines } from './hours-lines.ts';
import type { LanguageWords } from './languages.ts';
import { localeOf, spaceBefore } from './locale.ts';

type Delivery = Pharmacy['entregas']['normal'] & Partial<Pick<Pharmacy['deliveries'][number], 'limit'>>;

/**
 * The terms of a delivery in a language: its price, from what sum on it is free, whether it takes no prescriptions, and
 * its days, unless they have a rhythm that stands in Portuguese.
 * @param ofAll the hours of every delivery that has none of its own
 * @param isNotOnHolidays whether holidays are no such days
 */
export function termsIn(
  words: LanguageWords,
  delivery: Delivery,
  ofAll: Partial<Pick<Pharmacy['entregas'], 'horario' | 'epocas'>> = {},
  isNotOnHolidays = false,
): string[] {
  const {
    preco,
    desde,
    por,
    gratisDesde,
    gratisSemReceita,
    gratisDesdeSemReceita,
    vezes,
    dias,
    horario,
    limit = 'none',
  } = delivery;
  const euros = (template: string, cents = 0) => fillTemplate(template, { price: eurosIn(words.code, cents) });
  const price = preco === undefined ? words.onRequest : preco ? eurosIn(words.code, preco) : words.freeDelivery;
  const free = gratisDesde && euros(words.freeFrom, gratisDesde);
  const days = vezes ? [] : daysIn(words, dias, horario.length > 0 ? { horario } : ofAll);
  const terms = [
    // What stands behind a price is Portuguese, and without it the price is not true.
    ...(por ? [] : [desde ? fillTemplate(words.from, { price }) : price]),
    ...(free ? [gratisSemReceita ? `${free}, ${words.prescriptionsLeftOut}` : free] : []),
    ...(gratisDesdeSemReceita ? [euros(words.freeWithoutPrescription, gratisDesdeSemReceita)] : []),
    ...(limit === 'none' ? [] : [words[limit]]),
    ...days,
    ...(days.length > 0 && isNotOnHolidays ? [words.notOnHolidays] : []),
    ...(days.length > 0 ? [words.unlessNotice] : []),
  ];
  return terms.length > 0 ? terms : [words.onRequest];
}

function daysIn(
  words: LanguageWords,
  days: Delivery['dias'],
  { horario = [], epocas = [] }: Parameters<typeof termsIn>[2] = {},
) {
  if (days.length > 0)
    return [
      daysText(
        WEEK.flatMap((day, i) => (days.includes(day) ? [i] : [])),
        words,
      ),
    ];
  const { hours, seasons = [] } = timetableOf({ aberturas: horario, epocas, feriados: { horario: [] } }, []);
  const ofSeasons = seasons.map(
    (season) => `${partText(season, words)}${spaceBefore(words.code)}: ${weekLines(season.hours, words).join(', ')}`,
  );
  return [...weekLines(hours, words), ...ofSeasons];
}

/** Cents as a language writes an amount: "€2.50", "€25". */
export function eurosIn(code: string, cents: number): string {
  const euros = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(localeOf(code), euros).format(cents / 100);
}
