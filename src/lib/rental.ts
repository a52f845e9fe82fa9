import { daysFrom } from './days.ts';
import { formatEuros } from './money.ts';
import { fillTemplate } from './template.ts';

/** A device for rent; prices in cents. `extra` must be bought new with it, `caucao` is given back. */
export interface RentalItem {
  id: string;
  nome: string;
  precoDia: number;
  extra: null | { nome: string; preco: number };
  caucao?: number | undefined;
}

/** The longest rental that is quoted, in days. */
export const MAX_RENTAL_DAYS = 365;

/** Why there is no number of days: the name of its sentence in the content. */
export type RentalMistake = 'semDias' | 'zero' | 'inteiros' | 'demais' | 'semDatas' | 'passado' | 'ordem';

/** The days typed as a number. */
export function typedDays(typed: string): number | RentalMistake {
  const days = Number(typed);
  if (typed.trim() === '' || Number.isNaN(days)) return 'semDias';
  if (days <= 0) return 'zero';
  if (!Number.isInteger(days)) return 'inteiros';
  return days > MAX_RENTAL_DAYS ? 'demais' : days;
}

/** The days from one ISO day to another, both counted, from `today` on. */
export function datedDays(first: string, last: string, today: string): number | RentalMistake {
  const days = daysFrom(first, last) + 1;
  if (Number.isNaN(days)) return 'semDatas';
  if (first < today) return 'passado';
  if (days < 1) return 'ordem';
  return days > MAX_RENTAL_DAYS ? 'demais' : days;
}

/** The price of an item as a sum, with its deposit apart: "7 dias × 1,00 € + braçadeira nova 9,00 € = 16,00 €". */
export function describeQuote(
  { precoDia, extra, caucao }: RentalItem,
  days: number,
  texts: { dia: string; dias: string; caucao: string },
): string {
  const rent = `${days} ${days === 1 ? texts.dia : texts.dias} × ${formatEuros(precoDia)}`;
  const bought = extra ? ` + ${extra.nome} ${formatEuros(extra.preco)}` : '';
  const total = formatEuros(days * precoDia + (extra?.preco ?? 0));
  return `${rent}${bought} = ${total}${caucao ? ` (${describeDeposit(caucao, texts.caucao)})` : ''}`;
}

/** "+ 50,00 € de caução, que devolvemos". */
export function describeDeposit(cents: number, text: string): string {
  return fillTemplate(text, { valor: formatEuros(cents) });
}
