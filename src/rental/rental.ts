import { daysFrom } from '../opening/days.ts';
import { formatEuros } from '../text/money.ts';
import * as words from './words.ts';

/** A device of content/aluguer.yaml; amounts in cents. `extra` must be bought new with it, `caucao` is given back. */
export interface RentalItem {
  id: string;
  nome: string;
  precoDia?: number | undefined;
  precoSemana?: number | undefined;
  precoMes?: number | undefined;
  /** What stands behind each of its prices: "para sócios". */
  por?: string | undefined;
  extra: null | { nome: string; preco: number };
  caucao?: number | undefined;
}

/** A price of the list: what `days` days cost, in one unit. */
export interface RentalPrice {
  unit: Unit;
  days: number;
  cents: number;
}

/** A price, and how many times it is paid. */
type RentalPart = RentalPrice & { count: number };

type Unit = keyof typeof words.UNITS;

/** The prices of a device, the longest first; all are 0 where it is lent. */
export function pricesOf({ precoDia, precoSemana, precoMes }: Partial<RentalItem>): RentalPrice[] {
  const prices = [
    { unit: 'mes', days: 30, cents: precoMes },
    { unit: 'semana', days: 7, cents: precoSemana },
    { unit: 'dia', days: 1, cents: precoDia },
  ] as const;
  return prices.flatMap(({ cents, ...price }) => (cents === undefined ? [] : [{ ...price, cents }]));
}

/** Whether an item is lent and not rented. */
export function isLoan(item: Partial<RentalItem>): boolean {
  return pricesOf(item).every(({ cents }) => cents === 0);
}

/** The longest rental that is quoted, in days. */
export const MAX_RENTAL_DAYS = 365;

/** Why the days cannot be counted: the key of the sentence in `MISTAKES` that says so. */
export type RentalMistake = keyof typeof words.MISTAKES;

/** The days typed as a number. */
export function typedDays(typed: string): number | RentalMistake {
  const days = Number(typed);
  if (typed.trim() === '' || Number.isNaN(days)) return 'semDias';
  if (days <= 0) return 'zero';
  if (!Number.isInteger(days)) return 'inteiros';
  return days > MAX_RENTAL_DAYS ? 'demais' : days;
}

/** The number of days from `first` to `last`, ISO days, both counted; `first` may not be before `today`. */
export function datedDays(first: string, last: string, today: string): number | RentalMistake {
  const days = daysFrom(first, last) + 1;
  if (first && first < today) return 'passado';
  if (Number.isNaN(days)) return 'semDatas';
  if (days < 1) return 'ordem';
  return days > MAX_RENTAL_DAYS ? 'demais' : days;
}

/** The price of an item as a receipt has it, in words and euros. */
export interface Quote {
  /** What is paid, line by line: the days by their price, and what is bought with them. A loan has no amount. */
  lines: { name: string; price?: string; amount: string }[];
  /** Empty where nothing is paid. */
  total: string;
  /** The deposit; empty where there is none. */
  terms: string;
}

/** The price of an item by the cheapest way to have it for so many days. */
export function quoteOf(item: RentalItem, days: number): Quote {
  const { extra, caucao, por } = item;
  const withUnit = (price: string) => [price, por].filter(Boolean).join(' ');
  const parts = isLoan(item) ? [] : cheapestParts(pricesOf(item), days).filter(({ count }) => count > 0);
  const lines: Quote['lines'] = parts.map(({ count, unit, cents }) => ({
    name: `${count} ${words.UNITS[unit][count === 1 ? 0 : 1]}`,
    price: withUnit(formatEuros(cents)),
    amount: formatEuros(count * cents),
  }));
  if (parts.length === 0) lines.push({ name: withUnit(words.loan), amount: '' });
  if (extra) lines.push({ name: extra.nome, amount: formatEuros(extra.preco) });
  // «ou 3,00 € para sócios»: their sum is another.
  const other = por?.startsWith('ou ') && por;
  const total = costOf(parts) + (extra?.preco ?? 0);
  return {
    lines,
    total: total > 0 ? formatEuros(total) : '',
    terms: [caucao && words.withDeposit(formatEuros(caucao), total > 0), other && words.withoutPrice(other)]
      .filter(Boolean)
      .join(', '),
  };
}

/** The same in one line, for the request: "23,00 €, kit incluído + 50,00 € de caução, devolvida no fim". */
export function quoteLine(item: RentalItem, days: number): string {
  const { total, terms } = quoteOf(item, days);
  return [total, item.extra && words.withPart(item.extra.nome), terms].filter(Boolean).join(', ').replace(', +', ' +');
}

/** How many of each price, the longest first, cost least for so many days, or for more where that is cheaper. */
function cheapestParts([price, ...shorter]: readonly RentalPrice[], days: number): RentalPart[] {
  if (!price) return [];
  const most = Math.ceil(Math.max(0, days) / price.days);
  // Most first: of equal sums the one with the longer periods is kept.
  const counts = shorter.length > 0 ? Array.from({ length: most + 1 }, (_, i) => most - i) : [most];
  const splits = counts.map((count) => [{ ...price, count }, ...cheapestParts(shorter, days - count * price.days)]);
  return splits.reduce((best, split) => (costOf(split) < costOf(best) ? split : best));
}

function costOf(parts: RentalPart[]): number {
  return parts.reduce((sum, { count, cents }) => sum + count * cents, 0);
}
