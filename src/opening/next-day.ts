import { addDays } from '../text/iso-day.ts';
import { dayChanges, type NoticeDays } from './day-changes.ts';
import { dayText } from './days.ts';
import { openingState } from './hours.ts';
import { commonParts, type OpeningPeriod, type Period, periodsOfSeason, type Seasons } from './timetable.ts';
import { fromDay, tomorrowIs } from './words.ts';

/** When something is done that may have hours of its own; without them it is done while the door is open. */
interface Done {
  /** Its own hours, by the days of the week. */
  week?: Seasons | undefined;
  /** What is left of them on ISO days on which the door has others, or is closed, whatever the notices say. */
  apart?: Readonly<Record<string, readonly Period[]>>;
}

/**
 * From when on something is done that is not done today any more, "a partir de amanhã, domingo"; else empty.
 * @param doorOpens when the door opens again, "2026-11-21T09:00"; empty while it is open
 */
export function nextDayText(
  { week, apart = {} }: Done,
  now: string,
  doorOpens: string,
  notices: readonly NoticeDays[] = [],
): string {
  const changes = dayChanges(notices);
  const leftOn = (isoDay: string, usual: readonly (Period & Partial<OpeningPeriod>)[]) => {
    const open = changes(isoDay, usual);
    return usual.flatMap((one) => {
      if (one.isBesideDoor) return one;
      return one.isUntimed && open !== usual ? [] : commonParts(one, open);
    });
  };
  const ownOn = (isoDay: string) => leftOn(isoDay, apart[isoDay] ?? (week ? periodsOfSeason(week, isoDay) : []));
  // What is done in one season alone begins within a year.
  const own = week && openingState(ownOn, now, 366);
  const day = (own ? (own.isOpen ? '' : (own.until ?? '')) : doorOpens).slice(0, 10);
  const today = now.slice(0, 10);
  if (day <= today) return '';
  const weekday = dayText(day, { weekday: 'long' });
  return fromDay(day === addDays(today, 1) ? tomorrowIs(weekday) : `${weekday}, ${dayText(day)}`);
}
