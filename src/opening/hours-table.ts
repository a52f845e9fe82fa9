import { dotted } from '../text/dotted.ts';
import { fillTemplate } from '../text/template.ts';
import { namesOfDays } from './day-names.ts';
import { daysInRow } from './days.ts';
import { type Duty, startsDutyOn } from './duty.ts';
import { isHoliday } from './holidays.ts';
import { atTime, type HourTexts, spokenTime } from './opening-line.ts';
import {
  merged,
  type OpeningHours,
  type Period,
  periodsOn,
  type Season,
  seasonOn,
  type Timetable,
  weekdayOf,
  type YearPart,
} from './timetable.ts';
import { type TurnTemplates, turnsText } from './turn-texts.ts';

/** A part of the table of opening hours: of all the year, or of a season. */
export interface HoursPart {
  /** Where hours are not the same all year, its name. */
  season?: string;
  /** Its first and last day, "06-15/09-15"; empty for the rest of the year, and absent for what holds all year. */
  dates?: string;
  rows: HoursRow[];
}

/** A row of it: days, such as "Segunda a sexta", and the times of each period. */
export interface HoursRow {
  days: string;
  times: string[];
  /** What else there is to know, such as which holiday is next. */
  note?: string;
  /** The last day, ISO, on which the note is right. */
  noteUntil?: string;
  /** Whether the times are the turns of duty, which show-coming.ts keeps up to date. */
  isDuty?: true;
}

/** `diaInteiro` is the text of a day on which it never closes, `naoAbre` of days on which it never opens. */
export type TableTexts = HourTexts &
  Record<'feriados' | 'proximoFeriado' | 'naoAbre' | 'diaInteiro' | 'epoca' | 'restoDoAno' | 'todoOAno', string>;

type DutyRowTexts = TableTexts & TurnTemplates & Record<'turnos' | 'portaFecha' | 'portaFechaSo', string>;

/** A holiday's ISO day, and what the table says of it while it is the next. */
type HolidayNote = [isoDay: string, note: string];

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Turns opening hours into a table, in the week's order; days with the same times share a row. The season of `today`
 * comes first, then the others. A period is written "9h às 19h": screen readers read a dash between the hours as nothing, or as a
 * minus. Public holidays have a row of their own where they have hours of their own: one for all the year, or where a season has
 * others, one in each.
 * @param today ISO day
 * @param nextHoliday the public holiday that is next
 */
export function hoursTable(
  timetable: Timetable,
  today: string,
  texts: TableTexts,
  nextHoliday?: HolidayNote,
): HoursPart[] {
  const { hours, seasons = [] } = timetable;
  if (hours.length === 0) return [];
  const partOn = (day: string) => seasonOn(timetable, day) ?? timetable;
  const [next = '', text] = nextHoliday ?? [];
  const note = text ? { note: text, noteUntil: next } : {};
  const isSameAllYear = hasSameHolidays(timetable);
  const rowsOf = (part: YearPart) => {
    const week = weekRows(part.hours, texts, texts.naoAbre);
    return isSameAllYear ? week : [...week, ...holidayRow(part, texts, part === partOn(next) ? note : {}, week)];
  };
  const ofAllYear = isSameAllYear ? holidayRow(timetable, texts, note) : [];
  const ofSeasons = seasons.map((part) => ({
    season: seasonText(part, texts.epoca),
    dates: `${part.from}/${part.to}`,
    part,
  }));
  const rest = { ...(seasons.length > 0 && { season: texts.restoDoAno, dates: '' }), part: timetable };
  const isNow = ({ part }: { part: YearPart }) => Number(part === partOn(today));
  const nowFirst = [...ofSeasons, rest].toSorted((a, b) => isNow(b) - isNow(a));
  const parts = nowFirst.map(({ part, ...title }) => ({ ...title, rows: rowsOf(part) }));
  return withRows(parts, ofAllYear, texts);
}

/** A season with its days: "Verão, de 15 de junho a 15 de setembro". */
function seasonText({ name, from, to }: Season, template: string): string {
  return fillTemplate(template, { nome: name, de: dayOfYear(from), ate: dayOfYear(to) });
}

/** The table with rows that hold all the year: in its last part, if that does too, else in one of their own. */
export function withRows(parts: readonly HoursPart[], rows: HoursRow[], { todoOAno }: TableTexts): HoursPart[] {
  const [last] = parts.slice(-1);
  if (!last || rows.length === 0) return [...parts];
  return last.dates === undefined
    ? [...parts.slice(0, -1), { ...last, rows: [...last.rows, ...rows] }]
    : [...parts, { season: todoOAno, rows }];
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
function weekRows(hours: OpeningHours, texts: TableTexts, closed = ''): HoursRow[] {
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

function endText(time: string, texts: HourTexts): string {
  return isMidnight(time) ? texts.meiaNoite : atTime(time, texts);
}

/** The table of a week without seasons: only the days on which there are hours, and holidays where those have others. */
export function weekTable(week: YearPart, texts: TableTexts): HoursPart[] {
  const rows = weekRows(week.hours, texts);
  return rows.length > 0 ? [{ rows: [...rows, ...holidayRow(week, texts)] }] : [];
}

/**
 * A row for the holidays of a part of the year; none where they are days like others.
 * @param week the rows of its other days, where the row is to say that holidays are like them: it can if they are all alike
 */
function holidayRow(
  { holidayHours }: YearPart,
  texts: TableTexts,
  note: Pick<HoursRow, 'note' | 'noteUntil'> = {},
  week: HoursRow[] = [],
): HoursRow[] {
  const [everyDay, otherDay] = week;
  const likeOthers = otherDay ? undefined : everyDay?.times;
  const closed = holidayHours?.length === 0 && [texts.naoAbre];
  const times = holidayHours ? closed || timesText(holidayHours, texts) : likeOthers;
  return times ? [{ days: texts.feriados, times, ...note }] : [];
}

/** Whether holidays have the same hours in every season. */
function hasSameHolidays({ holidayHours, seasons = [] }: Timetable): boolean {
  return seasons.every((season) => JSON.stringify(season.holidayHours) === JSON.stringify(holidayHours));
}

/**
 * Each of the public holidays to come, with what the table says of it while it is the next: nothing where the note's row is that of
 * a season in which it does not fall.
 * @param names the holidays to come by their ISO days, in order
 */
export function holidayNotes(
  timetable: Timetable,
  { proximoFeriado }: Pick<TableTexts, 'proximoFeriado'>,
  names: ReadonlyMap<string, string>,
): HolidayNote[] {
  const coming = [...names].filter(([day]) => isHoliday(day, timetable.holidays));
  const [[next = ''] = []] = coming;
  const hasRow = (day: string) => hasSameHolidays(timetable) || seasonOn(timetable, day) === seasonOn(timetable, next);
  return coming.map(([day, nome]) => {
    const data = IN_WORDS.format(new Date(day));
    return [day, hasRow(day) ? fillTemplate(proximoFeriado, { data, nome }) : ''];
  });
}

/** A row for the turns of duty that are still to come on an ISO day, and for when the door then closes; none without them. */
export function dutyRow(duty: Duty | null, timetable: Timetable, isoDay: string, texts: DutyRowTexts): HoursRow[] {
  const coming = duty ? turnsText(duty.turns, isoDay, texts) : '';
  if (!duty || !coming) return [];
  const note = doorNote(duty, timetable, isoDay, texts);
  return [{ days: texts.turnos, times: [coming], isDuty: true, ...(note && { note }) }];
}

/**
 * When the door closes on the days of duty of the year ahead, so that it stays true until the site is built again: a season that
 * closes later closes the door later too. Empty where nothing is said of the door, or where it never closes.
 */
function doorNote(duty: Duty, timetable: Timetable, today: string, texts: DutyRowTexts) {
  const { turns, doorUntil, atNight } = duty;
  if (!doorUntil) return '';
  const days = daysInRow(today, 366).filter((day) => startsDutyOn(turns, day));
  const lastPeriodOn = (day: string) =>
    merged([...periodsOn(timetable, day), { from: duty.changesAt, to: doorUntil }]).at(-1) ?? { from: '', to: '' };
  const hourOn = (day: string) => {
    const period = lastPeriodOn(day);
    return isWholeDay(period) ? texts.diaInteiro : endText(period.to, texts);
  };
  const closings = [...Map.groupBy(days, (day) => seasonOn(timetable, day))].map(([season, daysOfPart]) => ({
    season,
    hora: closingText(daysOfPart, hourOn, timetable, texts),
  }));
  const closing = closings.filter(({ hora }) => hora !== texts.diaInteiro);
  const { hora } = closing.find(({ season }) => !season) ?? closing[0] ?? {};
  if (!hora) return '';
  return [
    atNight ? fillTemplate(texts.portaFecha, { hora, atende: atNight }) : fillTemplate(texts.portaFechaSo, { hora }),
    ...closings
      .filter((part) => part.hora !== hora)
      .map((part) => `${part.season?.name ?? texts.restoDoAno}: ${part.hora}.`),
  ].join(' ');
}

/** When the door closes on days of a part of the year, Sunday's hour first: "às 22h; sexta e sábado à meia-noite". */
function closingText(days: string[], hourOn: (day: string) => string, timetable: Timetable, texts: TableTexts) {
  const kindOf = (day: string) => {
    const { holidayHours } = seasonOn(timetable, day) ?? timetable;
    return holidayHours && isHoliday(day, timetable.holidays) ? HOLIDAY : weekdayOf(day);
  };
  const daysByHour = Map.groupBy(
    days.toSorted((a, b) => kindOf(b) - kindOf(a)),
    hourOn,
  );
  // On days on which it never closes, it needs no hour.
  if (daysByHour.size > 1) daysByHour.delete(texts.diaInteiro);
  const closings = [...daysByHour].map(([hour, alike], i) => {
    const kinds = new Set(alike.map(kindOf));
    const weekdays = namesOfDays(WEEKDAYS.filter((day) => kinds.has(day)));
    const names = [weekdays, kinds.has(HOLIDAY) ? texts.feriados.toLowerCase() : ''].filter(Boolean);
    return i === 0 ? hour : `${LIST.format(names)} ${hour}`;
  });
  return closings.join('; ');
}

/** What stands for the weekday of a day that has a holiday's hours. */
const HOLIDAY = -1;

const LIST = new Intl.ListFormat('pt-PT');

/** The table in one line: "Segunda a sexta, 9h às 19h · Sábado e domingo, 9h às 13h". */
export function hoursLine(parts: readonly HoursPart[]): string {
  const lineOf = (rows: HoursRow[]) => dotted(rows.map(({ days, times }) => [days, ...times].join(', ')));
  return dotted(parts.map(({ season, rows }) => (season ? `${season}: ` : '') + lineOf(rows)));
}

/** The table in lines, each season under its name: "Segunda a sexta: 9h às 19h". */
export function hoursLines(parts: readonly HoursPart[]): string[] {
  return parts.flatMap(({ season, rows }) => [
    ...(season ? [season] : []),
    ...rows.flatMap(({ days, times, note, noteUntil }) => [
      `${days}: ${times.join(', ')}`,
      // What is copied or saved is kept for years.
      ...(note && !noteUntil ? [note] : []),
    ]),
  ]);
}

function daysText(days: readonly number[]): string {
  const names = namesOfDays(days);
  return names.charAt(0).toUpperCase() + names.slice(1);
}
