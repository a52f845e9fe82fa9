import { addDays } from '../text/iso-day.ts';
import { startsDutyOn } from './duty.ts';
import { isHoliday } from './holidays.ts';
import {
  isInSeason,
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
 * A date of each year opens no weekday on which it stays closed. It counts before a holiday, a holiday before the day
 * before one and before what comes every so many days.
 */
function isSpecial(
  { dates, eves, turn, periods }: SpecialDays,
  day: string,
  usual: readonly Period[],
  timetable: Timetable,
): boolean {
  const { hours, holidayHours } = seasonOn(timetable, day) ?? timetable;
  if (dates) return isInSeason(dates, day) && (periods.length === 0 || periodsOfWeek(hours, day).length > 0);
  if (holidayHours && isHoliday(day, timetable.holidays)) return false;
  if (eves) return usual.length > 0 && isHoliday(addDays(day, 1), timetable.holidays);
  return turn !== undefined && startsDutyOn([turn], day);
}
