import { addDays } from '../text/iso-day.ts';
import { dayChanges, type NoticeDays } from './day-changes.ts';
import { dayText } from './days.ts';
import { openingState } from './hours.ts';
import { commonParts, endOf, type Period, periodsOfSeason, type Seasons, weekdayOf } from './timetable.ts';
import { closesEarly, fromDay, tomorrowIs } from './words.ts';

/** When something is done that may have hours of its own; without them it is done while the door is open. */
export interface Done {
  /** Its hours, by the days of the week; none where nobody can say its day. */
  week?: Seasons | undefined;
  /** Where these are the door's: a notice gives it other hours too and, where it has no days of its own, duty. */
  hasDoorHours?: 'always' | 'on its days';
  /** What is left of them on ISO days on which the door has others, or is closed, whatever the notices say. */
  apart?: Readonly<Record<string, readonly Period[]>>;
  /** Until when one asks for it, on its day or on the day before, and until when if that is a Saturday. */
  orders?: { ate: string; vespera: boolean; sabado?: string | undefined } | undefined;
}

const SATURDAY = 5;

/**
 * From when on something is done that is not done today any more, "a partir de amanhã, domingo"; else empty, unless it
 * has the door's hours and that closes early today: only the owner's own words may say if it is done before.
 * @param doorOpens when the door opens again, "2026-11-21T09:00"; empty while it is open
 */
export function nextDayText(
  { week, hasDoorHours, apart = {}, orders }: Done,
  now: string,
  doorOpens: string,
  notices: readonly NoticeDays[] = [],
): string {
  const changes = dayChanges(notices);
  // What is asked for at a closed door is read once it opens.
  const readAt = doorOpens || now;
  const isMade = (isoDay: string) => {
    const lastDay = addDays(isoDay, orders?.vespera ? -1 : 0);
    const until = (weekdayOf(lastDay) === SATURDAY && orders?.sabado) || orders?.ate;
    const isEnded = notices.some(({ de, ate, semEntregas }) => semEntregas && de <= isoDay && isoDay <= ate);
    return !isEnded && (!until || readAt < `${lastDay}T${until}`);
  };
  const ownOn = (isoDay: string) => {
    const ofWeek = week ? periodsOfSeason(week, isoDay) : [];
    const usual: readonly (Period & { isBesideDoor?: boolean })[] = apart[isoDay] ?? ofWeek;
    if (!isMade(isoDay) || usual.length === 0) return [];
    const open = changes(isoDay, usual);
    return hasDoorHours ? open : usual.flatMap((one) => (one.isBesideDoor ? one : commonParts(one, open)));
  };
  const isAsDoor = hasDoorHours === 'always' && isMade(readAt.slice(0, 10));
  // What is done in one season alone begins within a year.
  const own = week && !isAsDoor && openingState(ownOn, now, 366);
  const day = (own ? (own.isOpen ? '' : (own.until ?? '')) : doorOpens).slice(0, 10);
  const today = now.slice(0, 10);
  const closing = (periods: readonly Period[]) => Math.max(0, ...periods.map(endOf));
  const usuallyAt = hasDoorHours && week ? closing(periodsOfSeason(week, today)) : 0;
  const closesAt = closing(ownOn(today));
  if (day <= today) return 0 < closesAt && closesAt < usuallyAt ? closesEarly : '';
  const weekday = dayText(day, { weekday: 'long' });
  return fromDay(day === addDays(today, 1) ? tomorrowIs(weekday) : `${weekday}, ${dayText(day)}`);
}
