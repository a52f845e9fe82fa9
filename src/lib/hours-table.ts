import { atTime, type OpeningHours, type OpeningWords, sayTime, WEEK, type Weekday, weekdayName } from './hours.ts';

/** A row of opening hours to read: days such as "Segunda a sexta" and their times, one a period. */
export interface HoursRow {
  days: string;
  times: string[];
}

/**
 * Opening periods as the rows of a table: those for the same days, such as around a lunch break, share a row. A period
 * reads "9h às 19h", as people say it: a dash between the hours is read aloud as nothing, or as a minus.
 */
export function hoursTable(openings: OpeningHours, words: Pick<OpeningWords, 'as' | 'a'>): HoursRow[] {
  const rows = new Map<string, HoursRow>();
  for (const { dias, abre, fecha } of openings) {
    const days = describeDays(dias);
    const row = rows.get(days) ?? { days, times: [] };
    row.times.push(`${sayTime(abre)} ${atTime(fecha, words)}`);
    rows.set(days, row);
  }
  return [...rows.values()];
}

/** Three days or more in a row are a range; others are listed. */
function describeDays(days: readonly Weekday[]): string {
  const inOrder = WEEK.filter((day) => days.includes(day));
  // The first of January 2024 was a Monday.
  const names = inOrder.map((day) => weekdayName(new Date(Date.UTC(2024, 0, 1 + WEEK.indexOf(day)))));
  const isRange = names.length > 2 && WEEK.join().includes(inOrder.join());
  const text = isRange ? `${names[0]} a ${names.at(-1)}` : new Intl.ListFormat('pt-PT').format(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
