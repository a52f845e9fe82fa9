import { dotted } from '../text/dotted.ts';
import { withCapital } from '../text/in-sentence.ts';
import { addDays } from '../text/iso-day.ts';
import { dayText, inLeapYear } from './days.ts';
import { hoursOnDuty, isNotOnHolidays, ownTurns, type Year } from './special-days.ts';
import { ON_HOLIDAYS, timesText } from './times-text.ts';
import type { Season, SpecialDays, Timetable, YearPart } from './timetable.ts';
import {
  daysWith,
  hasOwnHolidays,
  isOpenEveryDay,
  opensByWeek,
  opensEver,
  partsFrom,
  partsOfYear,
  seasonOn,
} from './timetable.ts';
import { turnsText } from './turn-texts.ts';
import { namesOfDays } from './week.ts';
import { type HoursRow, onCallRows, weekRows } from './week-rows.ts';
import * as words from './words.ts';

/** A part of the table of opening hours: of all the year, or of a season. */
export interface HoursPart {
  /** Where hours are not the same all year, its name and its days: "Verão, de 15 de junho a 15 de setembro". */
  season?: string;
  /** The name alone. */
  name?: string;
  /** Its first and last day, "06-15/09-15"; empty for the rest of the year, and absent for what holds all year. */
  dates?: string;
  rows: HoursRow[];
}

/** A public holiday that is next: its ISO day and its name. */
export type NextHoliday = readonly [isoDay: string, name: string];

/**
 * Turns opening hours into a table, in the week's order; days with the same times share a row. The season of the day of
 * the build comes first, then what holds all year. Public holidays are named in each where they have hours of their
 * own: in the row of the days with the same, else in one of theirs.
 */
export function hoursTable(year: Year, nextHoliday?: NextHoliday): HoursPart[] {
  const { timetable, builtOn } = year;
  const { hours, seasons = [] } = timetable;
  if (hours.length === 0) return [];
  const withNext = nextHoliday && (seasonOn(timetable, nextHoliday[0]) ?? timetable);
  const parts = partsFrom(builtOn, timetable).map((part): HoursPart => {
    const holidays = holidayRow(part, timetable, part === withNext ? nextHoliday : undefined);
    return { ...titleOf(part), rows: joinAlike(weekRows(part.hours), part.hours.length > 0 ? holidays : []) };
  });
  const ofAllYear = [...specialRows(year), ...onCallRows(timetable, builtOn)];
  if (seasons.length === 0) return parts.map(({ rows }) => ({ rows: [...rows, ...ofAllYear] }));
  const all = ofAllYear.length > 0 ? [{ season: words.allYear, rows: ofAllYear }] : [];
  return [...parts.slice(0, 1), ...all, ...parts.slice(1)];
}

/** The name of a part of the table, and its days. */
function titleOf(part: Season | YearPart) {
  if (!('name' in part)) return { season: words.restOfYear, name: words.restOfYear, dates: '' };
  const { name, from, to } = part;
  const season = words.season(name, dayText(inLeapYear(from)), dayText(inLeapYear(to)));
  return { season, name, dates: `${from}/${to}` };
}

/**
 * The hours of another place or of deliveries: only the days on which there are hours, and holidays where those have
 * others; a season and days that come back in a row each, but of deliveries no season without hours.
 * @param builtOn the day of the build, of another place: its season is first, the rest of the year a row as they are
 */
export function hoursRows(week: Timetable, builtOn?: string): HoursRow[] {
  const rowsOf = (part: YearPart) => [...weekRows(part.hours, daysWith(part.hours)), ...holidayRow(part, week)];
  if (!opensEver(week)) return [];
  const parts = builtOn ? partsFrom(builtOn, week) : partsOfYear(week).filter(({ hours }) => hours.length > 0);
  const ofParts = (opensByWeek(week) ? parts : []).flatMap((part): HoursRow[] => {
    if (!week.seasons || (part === week && !builtOn)) return rowsOf(part);
    const times = rowsOf(part).map((row) => `${row.days.toLowerCase()}: ${row.times.join(', ')}`);
    return [{ days: titleOf(part).season, times: part.hours.length > 0 ? times : [words.neverOpen] }];
  });
  const special = builtOn ? specialRows({ timetable: week, builtOn }) : [];
  return [...ofParts, ...special];
}

/** A row for the holidays of a part of the year; none where they are days like others all year. */
function holidayRow(part: YearPart, timetable: Timetable, next?: NextHoliday): HoursRow[] {
  const { holidayHours } = part;
  const isSaid = hasOwnHolidays(timetable) || timetable.areHolidaysOrdinary;
  if (!holidayHours) return isSaid ? [{ days: words.holidays, times: [words.asOnOtherDays] }] : [];
  const isAlways = holidayHours.length === 0 || isOpenEveryDay(part);
  const days = isAlways ? words.holidays : words.onOpenDays(words.holidays);
  const row = { days, on: ON_HOLIDAYS, times: timesText(holidayHours) };
  if (!next) return [row];
  const [day, nome] = next;
  return [{ ...row, note: words.nextHoliday(dayText(day), nome), noteUntil: addDays(day, -1) }];
}

/** Holidays in the row of the days that say the same, "Domingo e feriados", else in their own. */
function joinAlike(rows: HoursRow[], [holiday]: HoursRow[]): HoursRow[] {
  if (!holiday) return rows;
  const isAlways = holiday.days === words.holidays;
  const alike = rows.find(({ times }) => isAlways && times.join() === holiday.times.join());
  if (!alike) return [...rows, holiday];
  const days = withCapital(namesOfDays([...(alike.on ?? '')].map(Number), [holiday.days.toLowerCase()]));
  return rows.map((row) => (row === alike ? { ...holiday, days, on: `${row.on}${holiday.on}` } : row));
}

/** A row for each kind of days that come back: their name, their hours, and when they do. */
function specialRows(year: Year): HoursRow[] {
  const { timetable, builtOn } = year;
  return (timetable.specialDays ?? []).flatMap((special) => {
    const ofTurns = comesBack(special, timetable) || turnsText(ownTurns(special, timetable, builtOn), builtOn);
    const note = special.isCut ? words.withinUsualHours : ofTurns;
    // What happened once is over.
    const isDated = special.turn && special.turn.every !== 'year';
    if (isDated && !note) return [];
    const times = timesText(special.periods);
    const longer = hoursOnDuty(special, year);
    const onDuty = longer && words.ifOnDuty(timesText(longer).join(', '));
    const holidays = isNotOnHolidays(special, timetable) && words.onDaysApart(false, [words.holidays.toLowerCase()]);
    times.push([times.pop(), onDuty, holidays].filter(Boolean).join('; '));
    return [{ days: special.name, times, ...(note && { note }), ...(isDated && { turns: special.name }) }];
  });
}

/** "a 24 de dezembro, todos os anos, se for dia de abrir"; empty for other days, whose next turns or name say it. */
function comesBack({ turn, periods }: SpecialDays, timetable: Timetable): string {
  if (turn?.every !== 'year') return '';
  const days = words.eachYear(dayText(turn.from), dayText(turn.to ?? turn.from));
  return periods.length > 0 && !isOpenEveryDay(timetable) ? words.onOpenDays(days) : days;
}

/** Hours in one line: "Segunda a sexta, 9h às 19h · Sábado e domingo, 9h às 13h". */
export const hoursLine = (rows: readonly HoursRow[]) =>
  dotted(rows.map(({ days, times }) => [days, ...times].join(', ')));

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
