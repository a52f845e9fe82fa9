import { isHoliday } from './holidays.ts';
import { ON_HOLIDAYS, timesText } from './times-text.ts';
import { type Period, seasonOn, type Timetable, weekdayOf } from './timetable.ts';
import { dayIs, type NEXT_DAY, type TODAY, WEEKDAYS } from './words.ts';

/**
 * Says today's hours over those of the week, or tomorrow's once they are over, marks their row, unfolds the season and
 * folds the others; again when the day is another or a notice came.
 * Without a script nobody knows the day: the week stands alone, each season open under its dates.
 * @param periods of that ISO day, as notices and duty leave them
 */
export function showToday(
  timetable: Timetable,
  isoDay: string,
  periods: readonly Period[],
  {
    called,
    special,
    duty,
    served,
    isByNotice,
  }: {
    /** What the day is called. */
    called: typeof TODAY | typeof NEXT_DAY;
    /** The name of the days that come back, of which it is. */
    special: string | undefined;
    /** What is said of duty. */
    duty: string;
    /** How one is served on duty on a day on which the door stays shut; else empty. */
    served: string;
    /** Whether a notice changes its hours. */
    isByNotice: boolean;
  },
): void {
  const poster = document.getElementById('horario');
  const today = poster?.querySelector<HTMLElement>('[data-today]');
  const name = today?.querySelector('span');
  const hours = today?.querySelector('strong');
  if (!poster || !today || !name || !hours) return;
  const text = served || timesText(periods).join(', ');
  const season = seasonOn(timetable, isoDay);
  const isFree = Boolean((season ?? timetable).holidayHours) && isHoliday(isoDay, timetable.holidays);
  const weekday = weekdayOf(isoDay);
  // On a holiday its hours are the season's no longer.
  const whose = special ?? (isFree ? undefined : season?.name);
  const day = dayIs(called, WEEKDAYS[weekday] ?? '', whose, isFree, served ? '' : duty, isByNotice);
  // Only what differs: a text written again has its box laid out again.
  if (name.textContent + hours.textContent === day + text) return;
  today.dataset['today'] = isoDay;
  name.textContent = day;
  hours.textContent = text;
  for (const part of poster.querySelectorAll('details')) {
    part.open = part.dataset['season'] === (season ? `${season.from}/${season.to}` : '');
    if (part.open) today.after(part);
    else today.parentElement?.append(part);
  }
  for (const row of poster.querySelectorAll<HTMLElement>('tr[data-days]')) {
    const isOfDay = row.dataset['days']?.includes(isFree ? ON_HOLIDAYS : `${weekday}`);
    // Not a row that a notice, a turn or a day that comes back leaves untrue on that day.
    const isTrue = isOfDay && row.lastElementChild?.textContent === text;
    row.toggleAttribute('data-now', isTrue && !row.closest('details:not([open])'));
  }
}
