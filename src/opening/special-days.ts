import { addDays } from '../text/iso-day.ts';
import { dayChanges, type NoticeDays } from './day-changes.ts';
import { daysFrom, daysInRow } from './days.ts';
import { atTheDoor, type Duty, startsDutyOn } from './duty.ts';
import { isHoliday } from './holidays.ts';
import type { OpeningHours, Period, PeriodsOn, SpecialDays, Timetable, Turn } from './timetable.ts';
import {
  commonParts,
  endOf,
  hasOwnHolidays,
  mergedPeriods,
  periodsOfSeason,
  periodsOn,
  periodsOnWeekday,
  SUNDAY,
  seasonOn,
  weekdayOf,
} from './timetable.ts';
import { nextTurns } from './turn-texts.ts';

/** The usual periods of each ISO day, special days counted. */
export function usualOn(timetable: Timetable): PeriodsOn {
  return (day) => {
    const [usual, special] = [periodsOn(timetable, day), specialDaysOn(timetable, day)];
    return special?.isCut ? withinHours(special.periods, usual) : (special?.periods ?? usual);
  };
}

/** The hours of the day before a holiday are no longer than its weekday's: a Saturday that ends at 13:00 still does. */
function withinHours(periods: readonly Period[], usual: readonly Period[]): readonly Period[] {
  const [first, ...others] = mergedPeriods(usual);
  return first ? commonParts({ ...first, to: others.at(-1)?.to ?? first.to }, periods) : [];
}

/** The special days to which an ISO day belongs; of several, those that count most. */
export function specialDaysOn(timetable: Timetable, day: string): SpecialDays | undefined {
  return timetable.specialDays?.find((special) => isSpecial(special, day, timetable));
}

/**
 * The turn of special days; its times in two years, if on a holiday, on days that count more or on such whose season
 * says the same, are left out.
 */
export function ownTurns({ name, turn, periods }: SpecialDays, timetable: Timetable, isoDay: string): Turn[] {
  if (typeof turn?.every !== 'number') return turn ? [turn] : [];
  const times = nextTurns([turn], isoDay, Math.ceil(730 / turn.every));
  const textOf = (hours: readonly Period[]) => hours.map(({ from, to }) => from + to).join();
  const isOfOthers = (day: string) =>
    specialDaysOn(timetable, day)?.name !== name ||
    (periods.length > 0 && textOf(periodsOfSeason(timetable, day)) === textOf(periods));
  const others = times.filter(({ from, to = from }) => daysInRow(from, daysFrom(from, to) + 1).every(isOfOthers));
  return [others.length > 0 ? { ...turn, except: others.map(({ from }) => from) } : turn];
}

/**
 * When the door is open on those days that come back on which duty keeps it open for longer, within a year, a notice
 * counted; absent where there are none, or they differ.
 */
export function hoursOnDuty(special: SpecialDays, { timetable, builtOn, duty = null, avisos = [] }: Year) {
  const doorOn = atTheDoor(usualOn(timetable), dayChanges(avisos), duty);
  const isMet = (day: string) => startsDutyOn(duty?.turns ?? [], day) && specialDaysOn(timetable, day) === special;
  const isLater = (one: Period) => special.periods.every((other) => endOf(other) < endOf(one));
  const met = daysInRow(builtOn, 366)
    .filter(isMet)
    .map((day) => mergedPeriods(doorOn(day)));
  return new Set(met.map((day) => JSON.stringify(day))).size === 1 && met[0]?.some(isLater) ? met[0] : undefined;
}

/** Whether the holidays among days that come every so many days are as on other days. */
export const isNotOnHolidays = ({ turn, periods }: SpecialDays, timetable: Timetable) =>
  typeof turn?.every === 'number' && periods.length > 0 && hasOwnHolidays(timetable);

/** What the tables of hours are made of. */
export interface Year {
  timetable: Timetable;
  /** ISO day. */
  builtOn: string;
  duty?: Duty | null;
  avisos?: readonly NoticeDays[];
}

/**
 * The periods of each ISO day in which one is served by the week while the door is closed: on holidays and special days
 * that have hours of their own nobody is there, unless the owner says so.
 */
export function closedDoorOn(timetable: Timetable): PeriodsOn {
  const isHeld = (day: string) => {
    const special = comingBackOn(timetable, day);
    if (special?.isOnCall !== undefined) return special.isOnCall;
    const isAsOnSunday = isOfSunday(timetable, day) && special === undefined;
    return timetable.isOnCallOnHolidays || isAsOnSunday || !hasOwnHours(timetable, day);
  };
  return (day) => (isHeld(day) ? onCallOn(timetable, day) : []);
}

/**
 * When a service with hours of its own is there, on each ISO day. On a day whose door has other hours than by the week,
 * it is only there while the door is open, since who stands behind the counter does it.
 */
export function whileDoorIsOpen(own: PeriodsOn, doorOn: PeriodsOn, isApart: (isoDay: string) => boolean): PeriodsOn {
  return (day) => (isApart(day) ? own(day).flatMap((one) => commonParts(one, doorOn(day))) : own(day));
}

/** Whether an ISO day is a holiday on which somebody comes at the hours of Sundays. */
const isOfSunday = ({ isOnCallAsOnSundays, holidays }: Timetable, day: string) =>
  isOnCallAsOnSundays === true && isHoliday(day, holidays);

/** When somebody comes who is called on a day like others. */
export function onCallOn(timetable: Timetable, day: string): OpeningHours {
  const hours = seasonOn(timetable, day)?.onCall ?? timetable.onCall ?? [];
  return periodsOnWeekday(hours, isOfSunday(timetable, day) ? SUNDAY : weekdayOf(day));
}

/**
 * Whether an ISO day has hours of its own: a special day, or a holiday, also one of a season in which holidays are days
 * like others, where they are not all year: what is said of holidays is said of all.
 */
export function hasOwnHours(timetable: Timetable, day: string): boolean {
  const isApart = hasOwnHolidays(timetable) && isHoliday(day, timetable.holidays);
  return isApart || comingBackOn(timetable, day) !== undefined;
}

/** The special days to which an ISO day belongs, or would belong if the door opened on that weekday. */
export const comingBackOn = (timetable: Timetable, day: string) =>
  timetable.specialDays?.find(({ turn }) => isOfEachYear(turn) && startsDutyOn([turn], day)) ??
  specialDaysOn(timetable, day);

/** Whether days come back each year. */
export const isOfEachYear = (turn: Turn | undefined): turn is Turn & { every: string } =>
  typeof turn?.every === 'string';

/** Whether an ISO day is a holiday on which it is closed, or has hours of its own. */
export function isHolidayWithHours(timetable: Timetable, day: string): boolean {
  const { holidayHours } = seasonOn(timetable, day) ?? timetable;
  return holidayHours !== undefined && isHoliday(day, timetable.holidays);
}

/**
 * A date of each year opens no weekday on which it stays closed. It counts before a holiday, as what happens once, a
 * holiday before the day before one and before what comes every so many days.
 */
function isSpecial({ eves, turn, periods }: SpecialDays, day: string, timetable: Timetable): boolean {
  if (isOfEachYear(turn))
    return startsDutyOn([turn], day) && (periods.length === 0 || periodsOfSeason(timetable, day).length > 0);
  const isOnce = turn && !turn.every;
  if (!isOnce && isHolidayWithHours(timetable, day)) return false;
  if (eves) return periodsOn(timetable, day).length > 0 && isHoliday(addDays(day, 1), timetable.holidays);
  return turn !== undefined && startsDutyOn([turn], day);
}
