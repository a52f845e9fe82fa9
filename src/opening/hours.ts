import { addDays } from './days.ts';
import { isHoliday } from './holidays.ts';
import { lisbonDay, lisbonInstant } from './lisbon.ts';
import { type ChangesOn, periodsOn, type Timetable } from './timetable.ts';

/** Whether it is open, and until when: `closesAt` is null when it does not close within a day, `opensAt` when it does not open within a month. */
export type OpeningState = { open: true; closesAt: Date | null } | { open: false; opensAt: Date | null };

/** From an instant to another, in milliseconds. */
interface Span {
  start: number;
  end: number;
}

const DAYS_AHEAD = 31;
const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Computes whether the pharmacy is open at `now`, and until or from when. A period includes its first moment and not its
 * last; periods that touch count as one.
 */
export function openingState(timetable: Timetable, now: Date, changesOn: ChangesOn): OpeningState {
  const time = now.getTime();
  let closesAt: number | null = null;
  for (const { start, end } of spansAround(timetable, now, changesOn)) {
    const reached = closesAt ?? time;
    if (end <= reached) continue;
    if (start > reached) {
      if (closesAt === null) return { open: false, opensAt: new Date(start) };
      break;
    }
    closesAt = end;
  }
  if (closesAt === null) return { open: false, opensAt: null };
  return { open: true, closesAt: closesAt - time > ONE_DAY ? null : new Date(closesAt) };
}

/** Whether `state` is closed because today is a public holiday: on another day it would be open, or open sooner. */
export function isClosedByHoliday(
  { holidays, ...usual }: Timetable,
  state: OpeningState,
  now: Date,
  changesOn: ChangesOn,
) {
  if (state.open || !isHoliday(lisbonDay(now, usual.behind), holidays)) return false;
  return instantOfOpening(openingState(usual, now, changesOn)) < instantOfOpening(state);
}

/** The instant at which it opens: always past where it is open, never where no opening is known. */
function instantOfOpening(state: OpeningState): number {
  return state.open ? 0 : (state.opensAt?.getTime() ?? Number.POSITIVE_INFINITY);
}

/** Every period from yesterday's, which may run past midnight, to a month ahead, by their openings. */
function* spansAround(timetable: Timetable, now: Date, changesOn: ChangesOn): Generator<Span> {
  const { behind } = timetable;
  const today = lisbonDay(now, behind);
  const instant = (day: string, time: string) => lisbonInstant(day, time, behind);
  for (let offset = -1; offset <= DAYS_AHEAD; offset += 1) {
    const day = addDays(today, offset);
    for (const { from, to } of periodsOn(timetable, day, changesOn(day))) {
      const lastDay = to > from ? day : addDays(day, 1);
      yield { start: instant(day, from), end: instant(lastDay, to) };
    }
  }
}
