import { dotted } from '../text/dotted.ts';
import { addDays, daysFrom } from './days.ts';
import type { OpeningState } from './hours.ts';
import { hourText } from './opening-line.ts';
import { type DayChanges, mergedPeriods, type Period, type PeriodsOn, periodsOn, type Timetable } from './timetable.ts';
import * as words from './words.ts';

/** A turn of duty: its first and last ISO day, and every how many days it comes again. */
export interface Turn {
  from: string;
  to?: string | undefined;
  every?: number | undefined;
}

/** The days on which the pharmacy also serves outside its hours, each from `changesAt` to `changesAt` of the next day. */
export interface Duty {
  turns: readonly Turn[];
  /** The time, HH:MM, at which the next pharmacy takes over. */
  changesAt: string;
  /** Until when the door is open on these days, without a break; absent where it is open in the usual hours alone. */
  doorUntil?: string | undefined;
  /** How a visitor is served when the door is closed: "toque à campainha". */
  atNight?: string | undefined;
}

/** Whether a day of duty begins on an ISO day. */
export function startsDutyOn(turns: readonly Turn[], isoDay: string): boolean {
  return turns.some(({ from, to = from, every = Number.POSITIVE_INFINITY }) => {
    const days = daysFrom(from, isoDay);
    // Without `every`, `%` leaves the days as they are.
    return days >= 0 && days % every <= daysFrom(from, to);
  });
}

/** The periods in which the door is open: on days of duty until it closes, but a notice rules the door. */
export function atTheDoor(timetable: Timetable, changes: DayChanges, duty: Duty | null): PeriodsOn {
  return (day) => changes(day, [...periodsOn(timetable, day), ...dutyOn(duty, day, duty?.doorUntil)]);
}

/** The same, with all of duty: it goes on at the bell. */
export function atTheBell(timetable: Timetable, changes: DayChanges, duty: Duty | null): PeriodsOn {
  const door = atTheDoor(timetable, changes, duty);
  return (day) => [...door(day), ...dutyOn(duty, day, duty?.changesAt)];
}

/** The duty that begins on an ISO day, until an hour. */
function dutyOn(duty: Duty | null, isoDay: string, until: string | undefined): Period[] {
  return duty && until && startsDutyOn(duty.turns, isoDay) ? [{ from: duty.changesAt, to: until }] : [];
}

/** The periods of an ISO day for search engines: on duty until the door closes or, where the content does not say when, day and night. */
export function servedOn(timetable: Timetable, isoDay: string, changes: DayChanges, duty: Duty | null): Period[] {
  const allNight = duty?.doorUntil ? null : duty;
  const lastNight = dutyOn(allNight, addDays(isoDay, -1), duty?.changesAt).filter(({ to }) => to > '00:00');
  const periods = [
    ...atTheDoor(timetable, changes, duty)(isoDay),
    ...dutyOn(allNight, isoDay, '24:00'),
    ...lastNight.map(({ to }) => ({ from: '00:00', to })),
  ];
  return mergedPeriods(periods).map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }));
}

/** The sentence about duty in place of the usual one; null where the usual one holds, as it does while the door does not close. */
export function dutyLine(door: OpeningState, bell: OpeningState, { atNight }: Duty): string | null {
  if (!bell.isOpen) return null;
  if (!door.isOpen) return dotted([words.onDuty, atNight]);
  if (!door.until || (bell.until && door.until >= bell.until)) return null;
  return words.openUntilDuty(hourText(door.until.slice(11)), atNight);
}
