import { fillTemplate } from '../text/template.ts';
import { namesOfDays } from './day-names.ts';
import { addDays, daysFrom, daysInRow } from './days.ts';
import { comingTurns, type Duty, later, type Turn } from './duty.ts';
import { isHoliday } from './holidays.ts';
import { atTime, type OpeningTexts, spokenTime } from './opening-line.ts';
import { merged, type OpeningHours, type Period, periodsOn, seasonOn, type Timetable } from './timetable.ts';

/** A row of the table of opening hours: days, such as "Segunda a sexta", and the times of each period. */
export interface HoursRow {
  /** Where a part of the year with hours of its own begins: its name. */
  season?: string;
  /** Its first and last day, "06-15/09-15"; empty for the rest of the year, and absent for what holds all year. */
  dates?: string;
  days: string;
  times: string[];
  /** What else there is to know, such as which holiday is next. */
  note?: string;
  /** The last day, ISO, on which the note is right. */
  noteUntil?: string;
}

/** `diaInteiro` is the text of a day on which it never closes, `naoAbre` of days on which it never opens. */
export type TableTexts = Pick<OpeningTexts, 'as' | 'a' | 'meiaNoite'> &
  Record<'feriados' | 'proximoFeriado' | 'naoAbre' | 'diaInteiro' | 'epoca' | 'restoDoAno' | 'todoOAno', string>;

type TurnTexts = Pick<OpeningTexts, 'as' | 'a' | 'meiaNoite'> &
  Record<'turnos' | 'voltaEmDias' | 'voltaEmSemanas' | 'portaFecha', string>;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Turns opening hours into the rows of a table, in the week's order; days with the same times share a row. The season of `today`
 * comes first, then the others. A period is written "9h às 19h": screen readers read a dash between the hours as nothing, or as a
 * minus. Public holidays have a row of their own where they have hours of their own.
 * @param today ISO day
 * @param nameOfHoliday the name of a public holiday on an ISO day
 */
export function hoursTable(
  timetable: Timetable,
  today: string,
  texts: TableTexts,
  nameOfHoliday?: (isoDay: string) => string | undefined,
): HoursRow[] {
  const { hours, seasons = [] } = timetable;
  if (hours.length === 0) return [];
  const usual = { title: texts.restoDoAno, dates: '', rows: weekRows(hours, texts, texts.naoAbre) };
  const others = seasons.map((season) => ({
    season,
    title: fillTemplate(texts.epoca, { nome: season.name, de: dayOfYear(season.from), ate: dayOfYear(season.to) }),
    dates: `${season.from}/${season.to}`,
    rows: weekRows(season.hours, texts, texts.naoAbre),
  }));
  const now = others.find(({ season }) => season === seasonOn(timetable, today));
  const parts = now ? [now, ...others.filter((other) => other !== now), usual] : [usual, ...others];
  const ofHolidays = holidayRow(timetable, today, texts, nameOfHoliday);
  if (seasons.length === 0) return [...usual.rows, ...ofHolidays];
  return [
    ...parts.flatMap(({ title, dates, rows }) => titled(rows, { season: title, dates })),
    ...titled(ofHolidays, { season: texts.todoOAno }),
  ];
}

/** Rows of which the first names the season. */
function titled([first, ...rest]: HoursRow[], season: Pick<HoursRow, 'season' | 'dates'>): HoursRow[] {
  return first ? [{ ...season, ...first }, ...rest] : [];
}

/** The table with a row for the turns of duty, which are of no season. */
export function withDutyRow(rows: readonly HoursRow[], ofDuty: HoursRow[], { todoOAno }: TableTexts): HoursRow[] {
  const [last] = rows.filter(({ season }) => season).slice(-1);
  return [...rows, ...(last?.dates === undefined ? ofDuty : titled(ofDuty, { season: todoOAno }))];
}

/** The rows of each season together; where there are none, all of them. */
export function bySeason(rows: readonly HoursRow[]): HoursRow[][] {
  const starts = rows.flatMap(({ season }, i) => (season || i === 0 ? [i] : []));
  return starts.map((start, i) => rows.slice(start, starts[i + 1]));
}

/** "06-15" as "15 de junho". */
function dayOfYear(monthAndDay: string): string {
  return IN_WORDS.format(new Date(`2024-${monthAndDay}`));
}

const IN_WORDS = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * A row for the days with the same times, by the first of them.
 * @param closed what stands for the times of days without any; without it they have no row
 */
export function weekRows(hours: OpeningHours, texts: TableTexts, closed = ''): HoursRow[] {
  const timesOf = (day: number) =>
    timesText(
      hours.filter(({ days }) => days.includes(day)),
      texts,
    ).join('|') || closed;
  const daysByTimes = Map.groupBy(WEEKDAYS, timesOf);
  return [...daysByTimes]
    .filter(([times]) => times !== '')
    .map(([times, days]) => ({ days: daysText(days), times: times.split('|') }));
}

function timesText(periods: readonly Period[], texts: TableTexts): string[] {
  return merged(periods).map(({ from, to }) =>
    from === '00:00' && isMidnight(to) ? texts.diaInteiro : `${spokenTime(from)} ${endText(to, texts)}`,
  );
}

const isMidnight = (time: string) => time === '00:00' || time === '24:00';

function endText(time: string, texts: Pick<TableTexts, 'as' | 'a' | 'meiaNoite'>): string {
  return isMidnight(time) ? texts.meiaNoite : atTime(time, texts);
}

function holidayRow(
  { holidays }: Timetable,
  today: string,
  texts: TableTexts,
  nameOfHoliday: (isoDay: string) => string | undefined = () => undefined,
): HoursRow[] {
  if (!holidays) return [];
  const times = holidays.hours.length === 0 ? [texts.naoAbre] : timesText(holidays.hours, texts);
  const next = daysInRow(today, 366).find((day) => isHoliday(day, holidays.dates));
  const nome = next && nameOfHoliday(next);
  if (!nome) return [{ days: texts.feriados, times }];
  const note = fillTemplate(texts.proximoFeriado, { data: IN_WORDS.format(new Date(next)), nome });
  return [{ days: texts.feriados, times, note, noteUntil: next }];
}

/**
 * A row for the turns of duty that are still to come on an ISO day; none without them. It says when the door closes where that is the
 * same on all their days.
 */
export function dutyRow(duty: Duty | null, timetable: Timetable, isoDay: string, texts: TurnTexts): HoursRow[] {
  if (!duty) return [];
  const turns = comingTurns(duty.turns, isoDay);
  if (turns.length === 0) return [];
  const times = turns.map((turn) => {
    const { from, every } = turn;
    if (!every) return turnText(turn);
    // A turn that is on hides when the next one is.
    const turno = (from <= isoDay ? [turn, later(turn, every)] : [turn]).map(turnText).join(' e ');
    const isWeeks = every % 7 === 0 && every > 7;
    const n = String(isWeeks ? every / 7 : every);
    return fillTemplate(isWeeks ? texts.voltaEmSemanas : texts.voltaEmDias, { turno, n });
  });
  const { doorUntil, atNight } = duty;
  if (!doorUntil || !atNight) return [{ days: texts.turnos, times }];
  // In a season that closes later, the door does too.
  const closings = turns.flatMap(daysOf).map((day) => {
    const onDuty = { from: duty.changesAt, to: doorUntil };
    return endText(merged([...periodsOn(timetable, day), onDuty]).at(-1)?.to ?? doorUntil, texts);
  });
  const [hora = '', ...others] = new Set(closings);
  if (others.length > 0) return [{ days: texts.turnos, times }];
  return [{ days: texts.turnos, times, note: fillTemplate(texts.portaFecha, { hora, atende: atNight }) }];
}

/** The days of a turn. */
function daysOf({ from, to = from }: Turn): string[] {
  return Array.from({ length: daysFrom(from, to) + 1 }, (_, i) => addDays(from, i));
}

function turnText({ from, to = from }: Turn): string {
  return IN_FULL.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, ' a ');
}

const IN_FULL = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** The table in one line: "Segunda a sexta, 9h às 19h · Sábado e domingo, 9h às 13h". */
export function hoursLine(rows: readonly HoursRow[]): string {
  return rows.map(({ season, days, times }) => (season ? `${season}: ` : '') + [days, ...times].join(', ')).join(' · ');
}

/** The table in lines, each season under its name: "Segunda a sexta: 9h às 19h". */
export function hoursLines(rows: readonly HoursRow[]): string[] {
  return rows.flatMap(({ season, days, times }) => [...(season ? [season] : []), `${days}: ${times.join(', ')}`]);
}

function daysText(days: readonly number[]): string {
  const names = namesOfDays(days);
  return names.charAt(0).toUpperCase() + names.slice(1);
}
