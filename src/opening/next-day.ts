import { addDays } from '../text/iso-day.ts';
import { dayText } from './days.ts';
import { openingState } from './hours.ts';
import { type Period, periodsOfSeason, type Seasons } from './timetable.ts';
import { fromDay, tomorrowIs } from './words.ts';

/**
 * From when on something is done that is not done today any more, "a partir de amanhã, domingo"; else empty.
 * @param week its own hours; without them it is done while the door is open
 * @param doorOpens when the door opens again, "2026-11-21T09:00"; empty while it is open
 * @param apart what is left of its hours on days on which they are cut short, by these
 */
export function nextDayText(
  week: Seasons | undefined,
  now: string,
  doorOpens: string,
  apart: Readonly<Record<string, readonly Period[]>> = {},
): string {
  const own = week && openingState((day) => apart[day] ?? periodsOfSeason(week, day), now);
  const day = (own ? (own.isOpen ? '' : (own.until ?? '')) : doorOpens).slice(0, 10);
  const today = now.slice(0, 10);
  if (day <= today) return '';
  const weekday = dayText(day, { weekday: 'long' });
  return fromDay(day === addDays(today, 1) ? tomorrowIs(weekday) : `${weekday}, ${dayText(day)}`);
}
