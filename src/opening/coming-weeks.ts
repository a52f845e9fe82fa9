import { addDays } from '../text/iso-day.ts';
import { daysInRow, runs } from './days.ts';
import { atTheDoor, type Duty } from './duty.ts';
import { regimesOf } from './regimes.ts';
import { usualOn } from './special-days.ts';
import { timesText } from './times-text.ts';
import {
  DAY,
  type DayChanges,
  endOf,
  minutesOf,
  type Period,
  periodsOfWeek,
  type Timetable,
  weekdayOf,
} from './timetable.ts';

/** A part of a week, in minutes from its Monday's midnight, in which one is served at the open door or otherwise. */
export interface ServedSpan {
  from: number;
  to: number;
  isOpen: boolean;
}

/** A week as it will be. */
export interface ComingWeek {
  monday: string;
  /** Those with the door closed first: an open door stands over them. */
  spans: ServedSpan[];
}

const WEEKS = 8;

type Year = [timetable: Timetable, duty: Duty | null, changes: DayChanges, today: string];

/** The weeks from that of an ISO day on, as seasons, holidays, days that come back, turns and notices make them. */
export function comingWeeks(...[timetable, duty, changes, today]: Year): ComingWeek[] {
  const doorOn = atTheDoor(usualOn(timetable), changes, duty);
  const ways = regimesOf(timetable, duty);
  const firstMonday = addDays(today, -weekdayOf(today));
  return Array.from({ length: WEEKS }, (_, week) => {
    const monday = addDays(firstMonday, 7 * week);
    const days = daysInRow(monday, 7);
    // The night of Sunday runs into Monday.
    const spansOf = (on: (day: string) => readonly Period[], isOpen: boolean) =>
      [addDays(monday, -1), ...days].flatMap((day, i) =>
        on(day).flatMap((period) => {
          const midnight = (i - 1) * DAY;
          const [from, to] = [midnight + minutesOf(period.from), Math.min(midnight + endOf(period), 7 * DAY)];
          return to > 0 ? [{ from: Math.max(from, 0), to, isOpen }] : [];
        }),
      );
    return { monday, spans: [...ways.flatMap(({ on }) => spansOf(on, false)), ...spansOf(doorOn, true)] };
  });
}

/** Days in a row whose door has not the hours of the week, with those that it has. */
export interface UnusualDays {
  from: string;
  to: string;
  times: string;
}

/** Those of the same weeks, from the ISO day on. */
export function unusualDays(...[timetable, duty, changes, today]: Year): UnusualDays[] {
  const doorOn = atTheDoor(usualOn(timetable), changes, duty);
  const textOf = (periods: readonly Period[]) => timesText(periods).join(', ');
  const unusualOn = (day: string) => {
    const times = textOf(doorOn(day));
    return times !== textOf(periodsOfWeek(timetable.hours, day)) && times;
  };
  const days = daysInRow(today, 7 * WEEKS - weekdayOf(today));
  return runs(days, unusualOn).flatMap(([from, to]) => {
    const times = unusualOn(from);
    return times ? [{ from, to, times }] : [];
  });
}
