import { fillTemplate } from '../text/template.ts';
import { type OpeningState, openingState } from './hours.ts';
import { type HourTexts, hourText } from './opening-line.ts';
import { type DayChanges, type PeriodsOn, periodsOfWeek, type Timetable } from './timetable.ts';

/** The sentences for "open now, by the window after {hora}" and "by the window until {hora}". */
export type WindowLineTexts = Record<'fechaEPostigo' | 'noPostigo', string> & HourTexts;

/** The periods in which the window serves; a notice rules them as it rules the door. */
export function atTheWindow({ nightWindow = [] }: Timetable, changes: DayChanges): PeriodsOn {
  return (day) => changes(day, periodsOfWeek(nightWindow, day));
}

/**
 * The sentence about the window in place of the usual one: who is served by it finds the pharmacy neither open nor closed. Null where
 * the usual one holds: while the window does not serve, and while the door is open and closes without it.
 */
export function windowLine(door: OpeningState, window: PeriodsOn, now: string, texts: WindowLineTexts): string | null {
  if (door.isOpen) {
    const isNext = door.until !== null && openingState(window, door.until).isOpen;
    return isNext ? fillTemplate(texts.fechaEPostigo, { hora: hourText(timeOf(door.until), texts) }) : null;
  }
  const { isOpen, until } = openingState(window, now);
  // The door may open before the window closes, or the window never close.
  const [end] = [until, door.until].filter((each) => each !== null).sort();
  return isOpen && end ? fillTemplate(texts.noPostigo, { hora: hourText(timeOf(end), texts) }) : null;
}

const timeOf = (moment: string | null) => moment?.slice(11) ?? '';
