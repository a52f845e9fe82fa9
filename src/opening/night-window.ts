import { type OpeningState, openingState } from './hours.ts';
import { hourText } from './opening-line.ts';
import { type DayChanges, type PeriodsOn, periodsOfWeek, type Timetable } from './timetable.ts';
import * as words from './words.ts';

/** The periods in which the window serves; a notice rules them as it rules the door. */
export function atTheWindow({ nightWindow = [] }: Timetable, changes: DayChanges): PeriodsOn {
  return (day) => changes(day, periodsOfWeek(nightWindow, day));
}

/**
 * The sentence about the window in place of the usual one: who is served by it finds the pharmacy neither open nor closed. Null where
 * the usual one holds: while the window does not serve, and while the door is open and closes without it.
 */
export function windowLine(door: OpeningState, window: PeriodsOn, now: string): string | null {
  if (door.isOpen) {
    const isNext = door.until !== null && openingState(window, door.until).isOpen;
    return isNext ? words.openUntilWindow(hourText(timeOf(door.until))) : null;
  }
  const { isOpen, until } = openingState(window, now);
  // The door may open before the window closes, or the window never close.
  const [end] = [until, door.until].filter((each) => each !== null).sort();
  return isOpen && end ? words.atWindowUntil(hourText(timeOf(end))) : null;
}

const timeOf = (moment: string | null) => moment?.slice(11) ?? '';
