import { comingTurns, type Turn } from './duty.ts';
import { atTime, type OpeningTexts, spokenTime, type Timetable, WEEK, type Weekday, weekdayName } from './hours.ts';
import { fillTemplate } from './template.ts';

/** A row of the table of opening hours: days, such as "Segunda a sexta", and the times of each period. */
export interface HoursRow {
  days: string;
  times: string[];
}

/** `diaInteiro` is the text of a day on which it never closes, `naoAbre` of days on which it never opens. */
type TableTexts = Pick<OpeningTexts, 'as' | 'a' | 'meiaNoite'> & Record<'feriados' | 'naoAbre' | 'diaInteiro', string>;

type TurnTexts = Record<'turnos' | 'voltaEmDias' | 'voltaEmSemanas', string>;

/**
 * Turns opening periods into the rows of a table. Periods of the same days, such as around a lunch break, share a row. A
 * period is written "9h às 19h": screen readers read a dash between the hours as nothing, or as a minus.
 * Public holidays have a row of their own where they have hours of their own.
 */
export function hoursTable({ aberturas, feriados }: Timetable, texts: TableTexts): HoursRow[] {
  const span = ({ abre, fecha }: { abre: string; fecha: string }) => {
    const isToMidnight = fecha === '00:00' || fecha === '24:00';
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

/** A row for the turns of duty that are still to come on an ISO day; none without them. */
export function dutyRow(turns: readonly Turn[], isoDay: string, texts: TurnTexts): HoursRow[] {
  const times = comingTurns(turns, isoDay).map(({ de, ate = de, repete = 0 }) => {
    const turno = IN_FULL.formatRange(new Date(de), new Date(ate)).replace(/\s*–\s*/, ' a ');
    if (repete === 0) return turno;
    const isWeeks = repete % 7 === 0 && repete > 7;
    const n = String(isWeeks ? repete / 7 : repete);
    return fillTemplate(isWeeks ? texts.voltaEmSemanas : texts.voltaEmDias, { turno, n });
  });
  return times.length > 0 ? [{ days: texts.turnos, times }] : [];
}

const IN_FULL = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** The table in one line: "Segunda a sexta, 9h às 19h · Sábado e domingo, 9h às 13h". */
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
