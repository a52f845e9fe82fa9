import { addDays } from '../text/iso-day.ts';
import { byOpening, type Period, type PeriodsOn } from './timetable.ts';

/**
 * Whether it is open, and until when, "2026-11-21T19:00"; null where it does not close within a week, or open within
 * the days that were looked at.
 */
export interface OpeningState {
  isOpen: boolean;
  until: string | null;
}

/**
 * Computes whether it is open at `now`, by its own clock, and until when. A period's last moment is not in it; two that
 * touch are one.
 * @param daysAhead how far to look for when it opens: by default a month
 */
export function openingState(periodsOn: PeriodsOn, now: string, daysAhead = 31): OpeningState {
  const today = now.slice(0, 10);
  let reached = now;
  let next: string | null = null;
  // Yesterday's last period may run past midnight.
  for (let ahead = -1; ahead <= daysAhead && next === null; ahead++) {
    const day = addDays(today, ahead);
    for (const [start, end] of spansOn(day, periodsOn(day))) {
      if (start > reached) next ??= start;
      else if (end > reached) reached = end;
    }
  }
  if (reached === now) return { isOpen: false, until: next };
  return { isOpen: true, until: reached < addDays(today, 8) ? reached : null };
}

/** The first moments and the ends of the periods of an ISO day, by their openings. */
function spansOn(day: string, periods: readonly Period[]) {
  return [...periods].sort(byOpening).map(({ from, to }) => {
    const lastDay = to > from && to < '24:00' ? day : addDays(day, 1);
    return [`${day}T${from}`, `${lastDay}T${to === '24:00' ? '00:00' : to}`] as const;
  });
}
