import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { daysApartText, daysText, partText, weekLines } from './hours-lines.ts';
import type { LanguageWords } from './languages.ts';
import { localeOf, spaceBefore } from './locale.ts';

/** A delivery's price, from what sum on it is free, what it leaves out, and its days, unless a rhythm says them. */
export function termsIn(words: LanguageWords, delivery: Pharmacy['deliveries'][number]): string[] {
  const { preco, desde, gratisDesde, gratisSemReceita, gratisDesdeSemReceita, limit, when } = delivery;
  const euros = (template: string, cents = 0) => fillTemplate(template, { price: eurosIn(words.code, cents) });
  const price = preco === undefined ? words.onRequest : preco ? eurosIn(words.code, preco) : words.freeDelivery;
  const free = gratisDesde && euros(words.freeFrom, gratisDesde);
  return [
    // What stands behind it, «ou 1,50 € para sócios», is Portuguese; the check says that it is left out.
    desde ? fillTemplate(words.from, { price }) : price,
    ...(free ? [gratisSemReceita ? `${free}, ${words.prescriptionsLeftOut}` : free] : []),
    ...(gratisDesdeSemReceita ? [euros(words.freeWithoutPrescription, gratisDesdeSemReceita)] : []),
    ...(limit === 'none' ? [] : [words[limit]]),
    ...daysIn(words, when),
  ];
}

/** When something is done, and what on days apart; nothing where that is whenever it is open. */
export function daysIn(words: LanguageWords, { vezes, days, week, onHolidays, isWhileOpen }: When): string[] {
  const ofSeasons = (week.seasons ?? []).map(
    (season) => `${partText(season, words)}${spaceBefore(words.code)}: ${weekLines(season.hours, words).join(', ')}`,
  );
  const lines = days.length > 0 ? [daysText(days, words)] : [...weekLines(week.hours, words), ...ofSeasons];
  if (vezes) return [];
  const apart = daysApartText(isWhileOpen.onHolidays, isWhileOpen.onOtherDays, words);
  const holidays = { days: words.onHolidays };
  return [
    ...lines,
    ...(onHolidays ? [fillTemplate(onHolidays === 'normal' ? words.alsoOn : words.notOn, holidays)] : []),
    ...(apart ? [fillTemplate(words.onlyWhileOpen, { days: apart })] : []),
  ];
}

type When = Pharmacy['answered']['chat'];

/** Cents as a language writes an amount: "€2.50", "€25". */
export function eurosIn(code: string, cents: number): string {
  const euros = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(localeOf(code), euros).format(cents / 100);
}
