import { addDays } from '../text/iso-day.ts';
import { daysInRow } from './days.ts';
import { type Duty, doorOnDuty, turnsOn } from './duty.ts';
import { isHoliday } from './holidays.ts';
import {
  isInSeason,
  mergedPeriods,
  type OpeningHours,
  type Period,
  type PeriodsOn,
  periodsOfWeek,
  periodsOn,
  type SpecialDays,
  seasonOn,
  type Timetable,
} from './timetable.ts';

/** The usual periods of each ISO day, special days counted. */
export function usualOn(timetable: Timetable): PeriodsOn {
  return (day) => specialDaysOn(timetable, day)?.periods ?? periodsOn(timetable, day);
}

/** The special days that an ISO day is of, those that count most. */
export function specialDaysOn(timetable: Timetable, day: string): SpecialDays | undefined {
  const usual = periodsOn(timetable, day);
  return timetable.specialDays?.find((special) => isSpecial(special, day, usual, timetable));
}

/**
 * When the door closes on the next one of days of each year, where that is a day of duty; undefined where it is not, or
 * where they are several.
 */
export function closingOnDuty({ dates, periods }: SpecialDays, duty: Duty | null, today = '') {
  if (!duty || !dates || dates.from !== dates.to) return undefined;
  const day = daysInRow(today, 366).find((each) => each.endsWith(dates.from)) ?? '';
  const time = mergedPeriods([...periods, ...doorOnDuty(duty, day, periods)]).at(-1)?.to;
  return doorOnDuty(duty, day, periods).length > 0 && time ? { year: day.slice(0, 4), time } : undefined;
}

/**
 * The periods of each ISO day in which one is served by the week while the door is closed: on holidays and special days
 * that have hours of their own nobody is there, unless the owner says so.
 */
export function closedDoorOn(hours: OpeningHours, timetable: Timetable, isOnHolidays = false): PeriodsOn {
  return (day) => (isOnHolidays || !hasOwnHours(timetable, day) ? periodsOfWeek(hours, day) : []);
}

function hasOwnHours(timetable: Timetable, day: string): boolean {
  return isHolidayWithHours(timetable, day) || specialDaysOn(timetable, day) !== undefined;
}

/** Whether an ISO day is a holiday on which it is closed, or has hours of its own. */
function isHolidayWithHours(timetable: Timetable, day: string): boolean {
  const { holidayHours } = seasonOn(timetable, day) ?? timetable;
  return holidayHours !== undefined && isHoliday(day, timetable.holidays);
}

/**
 * A date of each year opens no weekday on which it stays closed. It counts before a holiday, as what happens once, a
 * holiday before the day before one and before what comes every so many days.
 */
function isSpecial(
  { dates, eves, turn, periods }: SpecialDays,
  day: string,
  usual: readonly Period[],
  timetable: Timetable,
): boolean {
  const { hours } = seasonOn(timetable, day) ?? timetable;
  if (dates) return isInSeason(dates, day) && (periods.length === 0 || periodsOfWeek(hours, day).length > 0);
  const isOnce = turn && !turn.every;
  if (!isOnce && isHolidayWithHours(timetable, day)) return false;
  if (eves) return usual.length > 0 && isHoliday(addDays(day, 1), timetable.holidays);
  return turnsOn(turn ? [turn] : [], day).length > 0;
}
