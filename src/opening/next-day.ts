import { addDays } from '../text/iso-day.ts';
import { dayText } from './days.ts';
import { openingState } from './hours.ts';
import { type OpeningHours, periodsOfWeek } from './timetable.ts';
import { fromDay, tomorrowIs } from './words.ts';

/**
 * From when on something is done that is not done today any more, "a partir de amanhã, domingo"; else empty.
 * @param hours its own, of every week; without them it is done while the door is open
 * @param notOn days on which it is not done in them
 * @param doorOpens when the door opens again, "2026-11-21T09:00"; empty while it is open
 */
export function nextDayText(
  hours: OpeningHours | undefined,
  now: string,
  doorOpens: string,
  notOn: readonly string[] = [],
): string {
  const own = hours && openingState((day) => (notOn.includes(day) ? [] : periodsOfWeek(hours, day)), now);
  const day = (own ? (own.isOpen ? '' : (own.until ?? '')) : doorOpens).slice(0, 10);
  const today = now.slice(0, 10);
  if (day <= today) return '';
  const weekday = dayText(day, { weekday: 'long' });
  return fromDay(day === addDays(today, 1) ? tomorrowIs(weekday) : `${weekday}, ${dayText(day)}`);
}
