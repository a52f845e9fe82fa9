import { type HolidayDate, isHoliday } from './holidays.ts';

/** A part of a day, HH:MM. One that ends at or before its start passes midnight, and is of the day it began on. */
export interface Period {
  from: string;
  to: string;
}

/** A period of the week; `days` are counted from Monday, 0. A lunch break makes two of them. */
export interface OpeningPeriod extends Period {
  days: readonly number[];
  /** Of a delivery: that it is made while the door is closed, so that no notice ends it. */
  isBesideDoor?: boolean;
}

export type OpeningHours = readonly OpeningPeriod[];

/** The hours of a part of the year. */
export interface YearPart {
  hours: OpeningHours;
  /** The hours of its public holidays; without any it is closed. Absent where they are days like others. */
  holidayHours?: readonly Period[];
  /** When somebody comes who is called while the door is closed; absent from a season in which that is as else. */
  onCall?: OpeningHours;
}

/** A part of every year with hours of its own: its first and last day, MM-DD, perhaps over the year's end. */
export interface Season extends YearPart {
  name: string;
  from: string;
  to: string;
}

/** The pharmacy's opening times, by its own clock: the hours of the days that are in no season, and the seasons. */
export interface Timetable extends YearPart {
  seasons?: readonly Season[];
  /** The public holidays. */
  holidays?: readonly HolidayDate[];
  /** Whether the owner says that they are days like others. */
  areHolidaysOrdinary?: boolean;
  /** The days with other hours that come back by themselves, those that count most first. */
  specialDays?: readonly SpecialDays[];
  /** Whether somebody comes who is called also on holidays and special days that have hours of their own. */
  isOnCallOnHolidays?: boolean;
  /** Whether on holidays somebody comes who is called at the hours of Sundays. */
  isOnCallAsOnSundays?: boolean;
  /** Whether in the hours of a call one is served at a window instead: nobody is called. */
  isAtWindow?: boolean;
}

/** Whether somebody comes who is called at hours of the week. */
export const isCalledByWeek = ({ onCall, isAtWindow }: Pick<Timetable, 'onCall' | 'isAtWindow'>) =>
  onCall !== undefined && !isAtWindow;

/** The hours of the days that are in no season, and the seasons. */
export type Seasons = Pick<Timetable, 'hours' | 'seasons'>;

/**
 * Days that come back, of duty above all: the first and the last ISO day of one time, and every how many days it comes
 * again; or that it does so each year, on the same dates or on one that moves.
 */
export interface Turn {
  from: string;
  to?: string | undefined;
  every?: number | 'year' | 'moving' | undefined;
  /** What it is in any year, of one that moves: counted from Easter, or a weekday of a month. */
  date?: HolidayDate;
  /** The first days, ISO, of the times that are left out. */
  except?: readonly string[];
  /** The seasons in which the door never opens: of what comes every so many days nothing is then. */
  pauses?: readonly Pick<Season, 'from' | 'to'>[];
  /** Until when the door is open on its days, where it is not as on the others. */
  doorUntil?: string | undefined;
  /** When it ends, HH:MM; absent where it lasts until the next pharmacy takes over. */
  until?: string | undefined;
  /** How one is served while the door is closed; absent: at the bell. */
  by?: 'window' | 'call' | undefined;
}

/** Days that come back, or are once; without periods it does not open on them. Either `eves` or `turn` is given. */
export interface SpecialDays {
  name: string;
  periods: readonly Period[];
  /** Each day before a public holiday, if the pharmacy usually opens on that day. */
  eves?: boolean;
  /** Whether its hours are no longer than the weekday's: those of eves, unless they end later than any day's. */
  isCut?: boolean;
  /** Their days, as in a turn of duty. */
  turn?: Turn;
  /** Whether somebody comes who is called; absent where that is as on the others with hours of their own. */
  isOnCall?: boolean;
}

/** The periods that begin on an ISO day, in any order. */
export type PeriodsOn = (isoDay: string) => readonly Period[];

/** Changes the usual periods of an ISO day by the notices: those of the door, or of who serves while it is closed. */
export type DayChanges = (isoDay: string, usual: readonly Period[], isDoorClosed?: boolean) => readonly Period[];

/** Where no notice says otherwise. */
export const asUsual: DayChanges = (_, usual) => usual;

/** The usual periods of an ISO day: a holiday's, else the season's. A holiday opens no weekday that stays closed. */
export function periodsOn(timetable: Timetable, isoDay: string): readonly Period[] {
  const { holidayHours } = seasonOn(timetable, isoDay) ?? timetable;
  const ofWeek = periodsOfSeason(timetable, isoDay);
  return holidayHours && ofWeek.length > 0 && isHoliday(isoDay, timetable.holidays) ? holidayHours : ofWeek;
}

/** The periods of an ISO day by the week of its season, whatever the holiday. */
export const periodsOfSeason = (year: Seasons, isoDay: string) =>
  periodsOnWeekday((seasonOn(year, isoDay) ?? year).hours, weekdayOf(isoDay));

/** The periods of a week that begin on a weekday, counted from Monday, 0. */
export const periodsOnWeekday = (hours: OpeningHours, day: number) => hours.filter(({ days }) => days.includes(day));

/** Takes a closed part out of the periods of a day; until 24:00, also what a period has after midnight. */
export function withoutPart(periods: readonly Period[], part: Period): Period[] {
  return periods.flatMap(({ from, to }) => {
    const lastsAfter = (time: string) => to <= from || to > time;
    return [
      ...(from < part.from ? [{ from, to: lastsAfter(part.from) ? part.from : to }] : []),
      ...(part.to < '24:00' && lastsAfter(part.to) ? [{ from: from > part.to ? from : part.to, to }] : []),
    ];
  });
}

/** What periods of a day have in common with one. */
export function commonParts(one: Period, periods: readonly Period[]): Period[] {
  return periods
    .filter((other) => minutesOf(other.from) < endOf(one) && minutesOf(one.from) < endOf(other))
    .map((other) => ({
      from: one.from > other.from ? one.from : other.from,
      to: endOf(one) < endOf(other) ? one.to : other.to,
    }));
}

export const byOpening = (a: Period, b: Period) => (a.from < b.from ? -1 : 1);

/** The season that an ISO day is in, if any. */
export const seasonOn = ({ seasons }: Pick<Timetable, 'seasons'>, isoDay: string) =>
  seasons?.find((season) => isInSeason(season, isoDay));

/** Whether an ISO day is in a season, which may pass the year's end. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, isoDay: string): boolean {
  const day = isoDay.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** The days of the week: Monday is 0. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
export const SUNDAY = 6;

/** The weekday of an ISO day. */
export const weekdayOf = (isoDay: string) => (new Date(isoDay).getUTCDay() + 6) % 7;

/** Minutes of a day. */
export const DAY = 24 * 60;

/** Minutes from midnight to a time, HH:MM. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes from the midnight before a period to its end. */
export const endOf = ({ from, to }: Period) => minutesOf(to) + (to > from ? 0 : DAY);

/** In minutes. */
export const lengthOf = (period: Period) => endOf(period) - minutesOf(period.from);

/** The minutes of the week, from Monday's midnight, in which it is open; Sunday's night runs into Monday. */
export function minutesOfWeek({ days, ...period }: OpeningPeriod): number[] {
  const starts = days.map((day) => day * DAY + minutesOf(period.from));
  return starts.flatMap((start) => Array.from({ length: lengthOf(period) }, (_, i) => (start + i) % (7 * DAY)));
}

/** The parts of the year, that of an ISO day first. */
export function partsFrom(isoDay: string, timetable: Timetable): (YearPart | Season)[] {
  const now = seasonOn(timetable, isoDay) ?? timetable;
  return [now, ...[...(timetable.seasons ?? []), timetable].filter((part) => part !== now)];
}

/** The days of the year that are in no season, and its seasons. */
export const partsOfYear = (timetable: Timetable): YearPart[] => [timetable, ...(timetable.seasons ?? [])];

/** Whether it opens in any week, or on days that come back alone. */
export const opensEver = (timetable: Timetable) =>
  opensByWeek(timetable) || (timetable.specialDays ?? []).some(({ periods }) => periods.length > 0);

/** Whether it opens in any week. */
export const opensByWeek = (timetable: Timetable) => partsOfYear(timetable).some(({ hours }) => hours.length > 0);

/** Whether public holidays have hours of their own, or none, in a part of the year. */
export const hasOwnHolidays = (timetable: Timetable) =>
  partsOfYear(timetable).some(({ holidayHours }) => holidayHours !== undefined);

/** The weekdays on which there are hours. */
export const daysWith = (hours: OpeningHours) => WEEKDAYS.filter((day) => periodsOnWeekday(hours, day).length > 0);

/** Whether each weekday has hours, in every part of the year. */
export const isOpenEveryDay = (timetable: Timetable) =>
  partsOfYear(timetable).every(({ hours }) => daysWith(hours).length === WEEKDAYS.length);

/** Whether the hours of every week, holidays and special days apart, are day and night. */
export function isOpenDayAndNight(timetable: Timetable): boolean {
  return partsOfYear(timetable).every(({ hours }) => new Set(hours.flatMap(minutesOfWeek)).size === 7 * DAY);
}

/** Periods of a day in order, those that touch or overlap as one, or behind one another where that is over 24 hours. */
export function mergedPeriods(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const period of [...periods].sort(byOpening)) {
    const last = result.at(-1);
    const overlaps = last && minutesOf(period.from) <= endOf(last);
    if (!overlaps || endOf(period) - minutesOf(last.from) > DAY)
      result.push({ from: overlaps ? last.to : period.from, to: period.to });
    else if (endOf(period) > endOf(last)) last.to = period.to;
  }
  return result;
}

/**
 * The hours of who comes when called, as written, by the parts of the year unless they are the same all year; and
 * whether that is whenever the door is closed.
 */
export function onCallHours(timetable: Timetable) {
  const { onCall = [] } = timetable;
  const parts = partsOfYear(timetable).map((part) => ({ part, hours: part.onCall ?? onCall }));
  const isWhole = (hours: OpeningHours) => hours.some((period) => period.days.length === 7 && lengthOf(period) === DAY);
  const isAlways = parts.every(({ hours }) => isWhole(hours));
  const isSameAllYear = new Set(parts.map(({ hours }) => JSON.stringify(hours))).size === 1;
  const written: { part?: YearPart | Season; hours: OpeningHours }[] = isSameAllYear ? [{ hours: onCall }] : parts;
  return { isAlways, parts: written };
}
