import { hoursOf } from '../opening/from-content.ts';
import { WEEK } from '../opening/week.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { daysText, weekLines } from './hours-lines.ts';
import { localeOf } from './locale.ts';
import type { LanguageWords } from './words.ts';

type Delivery = Pharmacy['deliveries'][number] | Pharmacy['entregas']['normal'];

/**
 * The terms of a delivery in a language: its price, from what sum on it is free, whether it takes no prescriptions, and
 * its days, unless they have a rhythm that stands in Portuguese.
 * @param hoursOfAll those of every delivery that has none of its own
 * @param isNotOnHolidays whether holidays are no such days
 */
export function termsIn(
  words: LanguageWords,
  { preco, desde, gratisDesde, gratisSemReceita, semReceita, vezes, dias, horario }: Delivery,
  hoursOfAll: Delivery['horario'] = [],
  isNotOnHolidays = false,
): string[] {
  const price = preco === 0 ? words.freeDelivery : eurosIn(words.code, preco);
  const free = gratisDesde && fillTemplate(words.freeFrom, { price: eurosIn(words.code, gratisDesde) });
  const days = vezes ? [] : daysIn(words, dias, horario.length > 0 ? horario : hoursOfAll);
  return [
    desde ? fillTemplate(words.from, { price }) : price,
    ...(free ? [gratisSemReceita ? `${free}, ${words.prescriptionsLeftOut}` : free] : []),
    ...(semReceita ? [words.withoutPrescription] : []),
    ...days,
    ...(days.length > 0 && isNotOnHolidays ? [words.notOnHolidays] : []),
    ...(days.length > 0 ? [words.unlessNotice] : []),
  ];
}

function daysIn(words: LanguageWords, days: Delivery['dias'], hours: Delivery['horario']): string[] {
  if (days.length === 0) return weekLines(hoursOf(hours), words);
  return [
    daysText(
      WEEK.flatMap((day, i) => (days.includes(day) ? [i] : [])),
      words,
    ),
  ];
}

/** Cents as a language writes an amount: "€2.50", "€25". */
export function eurosIn(code: string, cents: number): string {
  const euros = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(localeOf(code), euros).format(cents / 100);
}
