import { groupBy } from '../text/group-by.ts';
import { withCapital } from '../text/in-sentence.ts';
import { daysInRow } from './days.ts';
import { comingBackOn, onCallOn } from './special-days.ts';
import { timesText } from './times-text.ts';
import type { OpeningHours, Timetable } from './timetable.ts';
import { daysWith, hasOwnHolidays, onCallHours, periodsOnWeekday, SUNDAY, WEEKDAYS } from './timetable.ts';
import { namesOfDays } from './week.ts';
import * as words from './words.ts';

/** A row of a table of hours: days, such as "Segunda a sexta", and the times of each period. */
export interface HoursRow {
  days: string;
  /** The weekdays that it is of, counted from Monday, as "01234"; or that it is of holidays. Absent from duty's. */
  on?: string;
  times: string[];
  /** Further facts, such as which holiday is next. */
  note?: string;
  /** The last day, ISO, on which the note is right: on the holiday itself the next is another. */
  noteUntil?: string;
  /** Of days that come back by dates: their name, by which a script says the next in the note (show-coming.ts). */
  turns?: string;
}

/** The days with the same times in words, in the order of their first ones. */
export const daysByTimes = (hours: OpeningHours, textOf: (periods: OpeningHours) => string, days = WEEKDAYS) => [
  ...groupBy(days, (day) => textOf(periodsOnWeekday(hours, day))),
];

/** A row for each set of days with the same times. */
export const weekRows = (hours: OpeningHours, days = WEEKDAYS): HoursRow[] =>
  daysByTimes(hours, (periods) => timesText(periods).join('|'), days).map(([times, group]) => {
    return { days: withCapital(namesOfDays(group)), on: group.join(''), times: times.split('|') };
  });

/**
 * A row for who comes when called, or where the hours differ, one for each set of days, and for each part of the year:
 * "Por chamada, sábado e domingo (Verão)".
 * @param isoDay the day of the build
 */
export function onCallRows(timetable: Timetable, isoDay: string): HoursRow[] {
  const { isAlways, parts } = onCallHours(timetable);
  const name = words.servedBy(timetable.isAtWindow ? 'window' : 'call', false);
  const ofWeek = parts.flatMap(({ part, hours }) => {
    const ofPart = part ? ` (${'name' in part ? part.name : words.restOfYear.toLowerCase()})` : '';
    // Without `on`: the row of the day is that of the door.
    return weekRows(hours, daysWith(hours)).map(({ on = '', times }) => {
      const others = timetable.isOnCallAsOnSundays && on.includes(`${SUNDAY}`) ? [words.holidays.toLowerCase()] : [];
      const days = `${name}, ${namesOfDays([...on].map(Number), others)}`;
      return { days: (on.length === WEEKDAYS.length && others.length === 0 ? name : days) + ofPart, times };
    });
  });
  const rows: HoursRow[] = isAlways ? [{ days: name, times: [words.wheneverClosed] }] : ofWeek;
  const last = rows.at(-1);
  const note = last && daysApart(timetable, isoDay, !isAlways);
  if (last && note) last.note = `${withCapital(note)}.`;
  return rows;
}

/**
 * On which days of the year ahead with hours of their own nobody comes by the week, and on which somebody does.
 * @param saysBoth not where somebody comes whenever the door is closed
 */
function daysApart(timetable: Timetable, isoDay: string, saysBoth: boolean): string {
  const { isOnCallOnHolidays: isHeld = false, isOnCallAsOnSundays } = timetable;
  const isOfHolidays = !isOnCallAsOnSundays && (isHeld || hasOwnHolidays(timetable));
  const days = daysInRow(isoDay, 366).filter((day) => onCallOn(timetable, day).length > 0);
  const special = new Set(days.flatMap((day) => comingBackOn(timetable, day) ?? []));
  const apart = [...(isOfHolidays ? [{ name: words.holidays.toLowerCase(), isOnCall: isHeld }] : []), ...special];
  const names = (wanted: boolean) => apart.flatMap(({ name, isOnCall = isHeld }) => (isOnCall === wanted ? name : []));
  const facts = [words.onDaysApart(false, names(false)), saysBoth && words.onDaysApart(true, names(true))];
  return facts.filter(Boolean).join('; ');
}
