import { dotted } from '../text/dotted.ts';
import { groupBy } from '../text/group-by.ts';
import { addDays } from '../text/iso-day.ts';
import { dayText } from './days.ts';
import type { Duty } from './duty.ts';
import { dutyRows } from './duty-rows.ts';
import { isWholeDay, ON_HOLIDAYS, timesText } from './times-text.ts';
import {
  hasOwnHolidays,
  type OpeningHours,
  type Season,
  type SpecialDays,
  seasonOn,
  type Timetable,
  type YearPart,
} from './timetable.ts';
import { turnsText } from './turn-texts.ts';
import { namesOfDays } from './week.ts';
import * as words from './words.ts';

/** A part of the table of opening hours: of all the year, or of a season. */
export interface HoursPart {
  /** Where hours are not the same all year, its name and its days: "Verão, de 15 de junho a 15 de setembro". */
  season?: string;
  /** The name alone. */
  name?: string;
  /** Whether the day of the build is in it. */
  isNow?: boolean;
  /** Its first and last day, "06-15/09-15"; empty for the rest of the year, and absent for what holds all year. */
  dates?: string;
  rows: HoursRow[];
}

/** A row of it: days, such as "Segunda a sexta", and the times of each period. */
export interface HoursRow {
  days: string;
  /** The weekdays that it is of, counted from Monday, as "01234"; or that it is of holidays. Absent from duty's. */
  on?: string;
  times: string[];
  /** Further facts, such as which holiday is next. */
  note?: string;
  /** The last day, ISO, on which the note is right: on the holiday itself the next is another. */
  noteUntil?: string;
}

/** A public holiday that is next: its ISO day and its name. */
export type NextHoliday = readonly [isoDay: string, name: string];

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Turns opening hours into a table, in the week's order; days with the same times share a row. The season of `today`,
 * an ISO day, comes first. Public holidays have a row where they have hours of their own: one for all the year, or
 * where a season has others, one in each. So has duty, for its turns still to come.
 */
export function hoursTable(
  timetable: Timetable,
  today: string,
  nextHoliday?: NextHoliday,
  duty: Duty | null = null,
): HoursPart[] {
  const { hours, seasons = [] } = timetable;
  if (hours.length === 0) return [];
  const hasOneHolidayRow = hasSameHolidays(timetable);
  const now = seasonOn(timetable, today) ?? timetable;
  const nowFirst = [now, ...[...seasons, timetable].filter((part) => part !== now)];
  const withNext = nextHoliday && (seasonOn(timetable, nextHoliday[0]) ?? timetable);
  const parts = nowFirst.map((part) => {
    const holidays = holidayRow(part, part === withNext ? nextHoliday : undefined);
    const rows = [...weekRows(part.hours), ...(hasOneHolidayRow ? [] : holidays)];
    return { ...titleOf(part), isNow: part === now, rows };
  });
  const ofAllYear = [
    ...(hasOneHolidayRow ? holidayRow(timetable, nextHoliday) : []),
    ...specialRows(timetable, today),
    ...regimeRows(timetable.nightWindow, words.atWindow, onHolidays(timetable, timetable.hasWindowOnHolidays)),
    ...regimeRows(timetable.onCall, words.onCall, onHolidays(timetable, timetable.isOnCallOnHolidays)),
    ...(duty ? dutyRows(duty, timetable, today) : []),
  ];
  if (seasons.length === 0) return parts.map(({ rows }) => ({ rows: [...rows, ...ofAllYear] }));
  return ofAllYear.length > 0 ? [...parts, { season: words.allYear, rows: ofAllYear }] : parts;
}

/** The name of a part of the table, and its days. */
function titleOf(part: Season | Timetable) {
  if (!('name' in part)) return { season: words.restOfYear, name: words.restOfYear, dates: '' };
  const { name, from, to } = part;
  // 2024 has a 29 February.
  const textOf = (day: string) => dayText(`2024-${day}`);
  const season = words.season(name, textOf(from), textOf(to));
  return { season, name, dates: `${from}/${to}` };
}

/**
 * The table of another place or of deliveries: only the days on which there are hours, and holidays where those have
 * others; a season or days that come back in a row each.
 */
export function weekTable(week: Timetable, today?: string): HoursPart[] {
  const days = WEEKDAYS.filter((day) => week.hours.some((period) => period.days.includes(day)));
  if (days.length === 0) return [];
  const seasons = (week.seasons ?? []).map((season) => ({
    days: titleOf(season).season,
    times: weekRows(season.hours).map((row) => `${row.days.toLowerCase()}: ${row.times.join(', ')}`),
  }));
  const special = specialRows(week, today).map(({ note, ...row }) => ({ ...row, days: dotted([row.days, note]) }));
  return [{ rows: [...weekRows(week.hours, days), ...holidayRow(week), ...seasons, ...special] }];
}

/** A row for each set of days with the same times, in the order of their first days. */
function weekRows(hours: OpeningHours, days = WEEKDAYS): HoursRow[] {
  const periods = (day: number) => hours.filter((period) => period.days.includes(day));
  const alike = groupBy(days, (day) => timesText(periods(day)).join('|'));
  return [...alike].map(([times, group]) => {
    const names = namesOfDays(group);
    return { days: names.charAt(0).toUpperCase() + names.slice(1), on: group.join(''), times: times.split('|') };
  });
}

/** A row for the holidays of a part of the year; none where they are days like others. */
function holidayRow({ holidayHours }: YearPart, next?: NextHoliday): HoursRow[] {
  if (!holidayHours) return [];
  const row = { days: words.holidays, on: ON_HOLIDAYS, times: timesText(holidayHours) };
  if (!next) return [row];
  const [day, nome] = next;
  return [{ ...row, note: words.nextHoliday(dayText(day), nome), noteUntil: addDays(day, -1) }];
}

/** A row for each kind of days that come back: their name, their hours, and when they do. */
function specialRows({ specialDays = [] }: Timetable, today?: string): HoursRow[] {
  return specialDays.map((special) => {
    const note = comesBack(special, today);
    return { days: special.name, times: timesText(special.periods), ...(note && { note }) };
  });
}

/**
 * When special days come back: "a 24 de dezembro, todos os anos"; of every second Saturday the next two after an ISO
 * day, so that nobody counts weeks; nothing of the days before holidays, whose name says it.
 */
function comesBack({ dates, turn }: SpecialDays, today?: string): string {
  // 2024 has a 29 February.
  if (dates) return words.eachYear(dayText(`2024-${dates.from}`), dayText(`2024-${dates.to}`));
  return turn?.every ? turnsText([turn], today ?? turn.from) : '';
}

/**
 * A row for a way to be served while the door is closed, or where its hours differ, one for each set of days: "Pelo
 * postigo, sábado e domingo".
 */
function regimeRows(week: OpeningHours = [], name: string, note: string): HoursRow[] {
  if (isWholeWeek(week)) return [{ days: name, times: [words.wheneverClosed] }];
  const days = WEEKDAYS.filter((day) => week.some((period) => period.days.includes(day)));
  // Without `on`: the row of the day is that of the door.
  const rows = weekRows(week, days).map(({ days: names, on = '', times }) => ({
    days: on.length === WEEKDAYS.length ? name : `${name}, ${names.toLowerCase()}`,
    times,
  }));
  const last = rows.at(-1);
  return note && last ? [...rows.slice(0, -1), { ...last, note }] : rows;
}

/** What is said of holidays beside such a row: nothing where they are days like others. */
function onHolidays(timetable: Timetable, isServed = false): string {
  if (isServed) return words.alsoOnHolidays;
  return hasOwnHolidays(timetable) ? words.notOnHolidays : '';
}

const isWholeWeek = (week: OpeningHours) => week.some((period) => period.days.length === 7 && isWholeDay(period));

/** Whether holidays have the same hours in every season. */
function hasSameHolidays({ holidayHours, seasons = [] }: Timetable): boolean {
  return seasons.every((season) => JSON.stringify(season.holidayHours) === JSON.stringify(holidayHours));
}

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
      // A note that ends would be wrong one day in what was copied or saved.
      ...(note && !noteUntil ? [note] : []),
    ]),
  ]);
}
