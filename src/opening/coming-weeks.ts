import { daysInRow, runs } from './days.ts';
import { atTheDoor, type Duty } from './duty.ts';
import { usualOn } from './special-days.ts';
import { timesOn } from './times-text.ts';
import { type DayChanges, periodsOnWeekday, type Timetable, weekdayOf } from './timetable.ts';

const WEEKS = 8;

/**
 * Days in a row of the next eight weeks whose door has not the hours of the week, with those that it has: seasons,
 * holidays, days that come back, turns and notices make them.
 */
export function unusualDays(timetable: Timetable, duty: Duty | null, changes: DayChanges, today: string) {
  const doorOn = atTheDoor(usualOn(timetable), changes, duty);
  const byWeek = (day: string) => periodsOnWeekday(timetable.hours, weekdayOf(day));
  const unusualOn = (day: string) => {
    const times = timesOn(doorOn, day);
    return times !== timesOn(byWeek, day) && times;
  };
  const days = daysInRow(today, 7 * WEEKS - weekdayOf(today));
  return runs(days, unusualOn).flatMap(([from, to, times]) => (times ? [{ from, to, times }] : []));
}
