import { type HourTexts, hourText, spokenTime } from './opening-line.ts';
import { endOf, mergedPeriods, type Period } from './timetable.ts';

/** The owner's words for a day on which it never opens, and for one on which it never closes. */
export type TimesTexts = Record<'naoAbre' | 'diaInteiro', string> & HourTexts;

/** The `on` of the row of the holidays, where others have their weekdays. */
export const ON_HOLIDAYS = 'feriado';

/** When it is open on a day, in words that no end of a line parts. */
export function timesText(periods: readonly Period[], texts: TimesTexts): string[] {
  const times = mergedPeriods(periods).map((period) =>
    isWholeDay(period) ? texts.diaInteiro : `${spokenTime(period.from)} ${hourText(period.to, texts)}`,
  );
  return (times.length > 0 ? times : [texts.naoAbre]).map((time) => time.replaceAll(' ', '\u00a0'));
}

export const isWholeDay = (period: Period) => period.from === '00:00' && endOf(period) === 24 * 60;
