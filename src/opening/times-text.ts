import { openingState } from './hours.ts';
import { hourText, spokenTime } from './opening-line.ts';
import { DAY, lengthOf, mergedPeriods, type Period, type PeriodsOn } from './timetable.ts';
import * as words from './words.ts';

/** The `on` of the row of the holidays, where others have their weekdays. */
export const ON_HOLIDAYS = 'feriado';

/** When it is open on an ISO day: from one morning to the next is day and night where it has not shut before. */
export const timesOn = (on: PeriodsOn, day: string) =>
  timesText(on(day), openingState(on, `${day}T00:00`).isOpen).join(', ');

/** When it is open on a day, in words that no end of a line parts. */
export function timesText(periods: readonly Period[], isDayAndNight = true): string[] {
  const times = mergedPeriods(periods).map((period) =>
    isDayAndNight && isWholeDay(period) ? words.allDay : `${spokenTime(period.from)} ${hourText(period.to)}`,
  );
  return (times.length > 0 ? times : [words.neverOpen]).map((time) => time.replaceAll(' ', '\u00a0'));
}

/** Whether it is as long as a day; on duty from one morning to the next. */
export const isWholeDay = (period: Period) => lengthOf(period) === DAY;
