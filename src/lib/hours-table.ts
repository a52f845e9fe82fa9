import {
  atTime,
  minutesOf,
  type OpeningTexts,
  spokenTime,
  type Timetable,
  WEEK,
  type Weekday,
  weekdayName,
} from './hours.ts';

/** A row of the table of opening hours: days, such as "Segunda a sexta", and the times of each period. */
export interface HoursRow {
  days: string;
  times: string[];
}

/** `diaInteiro` is the text of a day on which it never closes, `naoAbre` of days on which it never opens. */
type TableTexts = Pick<OpeningTexts, 'as' | 'a' | 'meiaNoite'> & Record<'feriados' | 'naoAbre' | 'diaInteiro', string>;

/**
 * Turns opening periods into the rows of a table. Periods of the same days, such as around a lunch break, share a row. A
 * period is written "9h às 19h": screen readers read a dash between the hours as nothing, or as a minus.
 * Public holidays have a row of their own where they are no day like another.
 */
export function hoursTable({ aberturas, feriados }: Timetable, texts: TableTexts): HoursRow[] {
  const span = ({ abre, fecha }: { abre: string; fecha: string }) => {
    const isToMidnight = minutesOf(fecha) % (24 * 60) === 0;
    if (isToMidnight && abre === '00:00') return texts.diaInteiro;
    return `${spokenTime(abre)} ${isToMidnight ? texts.meiaNoite : atTime(fecha, texts)}`;
  };
  const rows = new Map<string, HoursRow>();
  for (const { dias, ...period } of aberturas) {
    const days = describeDays(dias);
    const row = rows.get(days) ?? { days, times: [] };
    row.times.push(span(period));
    rows.set(days, row);
  }
  if (aberturas.length === 0 || !feriados) return [...rows.values()];
  const times = feriados.horario.length === 0 ? [texts.naoAbre] : feriados.horario.map(span);
  return [...rows.values(), { days: texts.feriados, times }];
}

/** The same in one line: "Segunda a sexta, 9h às 19h · Sábado e domingo, 9h às 13h". */
export function hoursLine(rows: readonly HoursRow[]): string {
  return rows.map(({ days, times }) => [days, ...times].join(', ')).join(' · ');
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
