import { addDays, isIsoDay, ONE_DAY } from '../text/iso-day.ts';

/** So many days in a row from an ISO day on. */
export const daysInRow = (isoDay: string, count: number) => Array.from({ length: count }, (_, i) => addDays(isoDay, i));

/** The first and the last of days in a row that are equal by `of`, and what they are. */
export function runs<Value>(days: readonly string[], of: (day: string) => Value) {
  const result: [first: string, last: string, value: Value][] = [];
  for (const day of days) {
    const value = of(day);
    const last = result.at(-1);
    if (last && last[2] === value) last[1] = day;
    else result.push([day, day, value]);
  }
  return result;
}

/** A day of every year as the owner writes it, "15/06", as 06-15. */
export const monthAndDay = (written: string) => written.split('/').reverse().join('-');

/** A year that has a 29 February, and a day of every year, 06-15, in it. */
export const LEAP_YEAR = 2024;
export const inLeapYear = (monthDay: string) => `${LEAP_YEAR}-${monthDay}`;

/** The number of days from one ISO day to another: 0 for the same day, NaN when one is not a day. */
export function daysFrom(from: string, to: string): number {
  return isIsoDay(from) && isIsoDay(to) ? (Date.parse(to) - Date.parse(from)) / ONE_DAY : Number.NaN;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/** A day as people say it, "25 de dezembro". No formatter is kept ready: the first use of `Intl` blocks the page. */
export function dayText(isoDay: string, parts = DAY): string {
  return new Date(isoDay).toLocaleDateString('pt-PT', { timeZone: 'UTC', ...parts });
}

/** Days in a row: "a 24 de dezembro", "de 24 a 26 de dezembro". */
export function datesText(from: string, to: string, parts = DAY): string {
  const dates = new Intl.DateTimeFormat('pt-PT', { timeZone: 'UTC', ...parts });
  const text = dates.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, ' a ');
  return from === to ? `a ${text}` : `de ${text}`;
}
