import { fillTemplate } from '../text/template.ts';
import { namesOfDays } from './day-names.ts';
import { addDays, daysFrom, daysInRow } from './days.ts';
import { comingTurns, type Duty, later, type Turn } from './duty.ts';
import { isHoliday } from './holidays.ts';
import { atTime, type OpeningTexts, spokenTime } from './opening-line.ts';
import {
  merged,
  type OpeningHours,
  type Period,
  periodsOn,
  type Season,
  seasonOn,
  type Timetable,
  type YearPart,
} from './timetable.ts';

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

type TurnTexts = TableTexts & Record<'turnos' | 'voltaEmDias' | 'voltaEmSemanas' | 'portaFecha', string>;

type NextHoliday = Pick<HoursRow, 'note' | 'noteUntil'>;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Turns opening hours into the rows of a table, in the week's order; days with the same times share a row. The season of `today`
 * comes first, then the others. A period is written "9h às 19h": screen readers read a dash between the hours as nothing, or as a
 * minus. Public holidays have a row of their own where they have hours of their own: one for all the year, or where a season has
 * others, one in each.
 * @param today ISO day
 * @param nameOfHoliday the name of a public holiday on an ISO day
 */
export function hoursTable(
  timetable: Timetable,
  today: string,
  texts: TableTexts,
  nameOfHoliday?: (isoDay: string) => string | undefined,
): HoursRow[] {
  const { hours, holidayHours, seasons = [], holidays } = timetable;
  if (hours.length === 0) return [];
  const partOn = (day: string) => seasonOn(timetable, day) ?? timetable;
  const next = daysInRow(today, 366).find((day) => isHoliday(day, holidays)) ?? '';
  const note = nextHolidayNote(next, texts, nameOfHoliday?.(next));
  const isSameAllYear = seasons.every((season) => JSON.stringify(season.holidayHours) === JSON.stringify(holidayHours));
  const rowsOf = (part: YearPart) => {
    const week = weekRows(part.hours, texts, texts.naoAbre);
    return isSameAllYear ? week : [...week, ...holidayRow(part, texts, part === partOn(next) ? note : {}, week)];
  };
  const ofAllYear = isSameAllYear ? holidayRow(timetable, texts, note) : [];
  if (seasons.length === 0) return [...rowsOf(timetable), ...ofAllYear];
  const parts = [
    ...seasons.map((part) => ({
      season: seasonText(part, texts.epoca),
      dates: `${part.from}/${part.to}`,
      part,
    })),
    { season: texts.restoDoAno, dates: '', part: timetable },
  ];
  const isNow = ({ part }: { part: YearPart }) => part === partOn(today);
  const nowFirst = [...parts.filter(isNow), ...parts.filter((other) => !isNow(other))];
  return [
    ...nowFirst.flatMap(({ part, ...title }) => titled(rowsOf(part), title)),
    ...titled(ofAllYear, { season: texts.todoOAno }),
  ];
}

/** A season with its days: "Verão, de 15 de junho a 15 de setembro". */
function seasonText({ name, from, to }: Season, template: string): string {
  return fillTemplate(template, { nome: name, de: dayOfYear(from), ate: dayOfYear(to) });
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
  return merged(periods).map((period) =>
    isWholeDay(period) ? texts.diaInteiro : `${spokenTime(period.from)} ${endText(period.to, texts)}`,
  );
}

const isWholeDay = ({ from, to }: Period) => from === '00:00' && isMidnight(to);

const isMidnight = (time: string) => time === '00:00' || time === '24:00';

function endText(time: string, texts: Pick<TableTexts, 'as' | 'a' | 'meiaNoite'>): string {
  return isMidnight(time) ? texts.meiaNoite : atTime(time, texts);
}

/** The table of a place that is not open every day: only the days on which it is, and its holidays. */
export function placeTable(hoursOfPlace: YearPart, texts: TableTexts): HoursRow[] {
  const week = weekRows(hoursOfPlace.hours, texts);
  return week.length > 0 ? [...week, ...holidayRow(hoursOfPlace, texts)] : [];
}

/**
 * A row for the holidays of a part of the year; none where they are days like others.
 * @param week the rows of its other days, where the row is to say that holidays are like them: it can if they are all alike
 */
function holidayRow(
  { holidayHours }: YearPart,
  texts: TableTexts,
  note: NextHoliday = {},
  week: HoursRow[] = [],
): HoursRow[] {
  const [everyDay, otherDay] = week;
  const likeOthers = otherDay ? undefined : everyDay?.times;
  const closed = holidayHours?.length === 0 && [texts.naoAbre];
  const times = holidayHours ? closed || timesText(holidayHours, texts) : likeOthers;
  return times ? [{ days: texts.feriados, times, ...note }] : [];
}

/** The note of which holiday is next, on an ISO day; none without its name. */
function nextHolidayNote(isoDay: string, texts: TableTexts, nome = ''): NextHoliday {
  if (!nome) return {};
  const data = IN_WORDS.format(new Date(isoDay));
  return { note: fillTemplate(texts.proximoFeriado, { data, nome }), noteUntil: isoDay };
}

/**
 * A row for the turns of duty that are still to come on an ISO day; none without them. It says when the door closes where that is the
 * same on all their days, and which parts of the year it never closes.
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
  const note = doorNote(duty, turns, timetable, texts);
  return [{ days: texts.turnos, times, ...(note && { note }) }];
}

/** When the door closes on the days of these turns; empty where that is not the same on all of them. */
function doorNote({ changesAt, doorUntil, atNight }: Duty, turns: Turn[], timetable: Timetable, texts: TurnTexts) {
  if (!doorUntil || !atNight) return '';
  // In a season that closes later, the door does too.
  const openings = turns
    .flatMap(daysOf)
    .map((day) => merged([...periodsOn(timetable, day), { from: changesAt, to: doorUntil }]));
  const closings = openings.flatMap((periods) =>
    periods.some(isWholeDay) ? [] : endText(periods.at(-1)?.to ?? '', texts),
  );
  const [hora, ...others] = new Set(closings);
  if (!hora || others.length > 0) return '';
  const parts = [{ name: texts.restoDoAno, hours: timetable.hours }, ...(timetable.seasons ?? [])];
  const neverClosing = parts.filter(({ hours }) =>
    weekRows(hours, texts, texts.naoAbre).every(({ times }) => times.join() === texts.diaInteiro),
  );
  return [
    fillTemplate(texts.portaFecha, { hora, atende: atNight }),
    ...neverClosing.map(({ name }) => `${name}: ${texts.diaInteiro}.`),
  ].join(' ');
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
  return rows.flatMap(({ season, days, times, note, noteUntil }) => [
    ...(season ? [season] : []),
    `${days}: ${times.join(', ')}`,
    // What is copied or saved is kept for years.
    ...(note && !noteUntil ? [note] : []),
  ]);
}

function daysText(days: readonly number[]): string {
  const names = namesOfDays(days);
  return names.charAt(0).toUpperCase() + names.slice(1);
}
