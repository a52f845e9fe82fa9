import { isHoliday } from './holidays.ts';
import { isHolidayWithHours } from './special-days.ts';
import { ON_HOLIDAYS } from './times-text.ts';
import { seasonOn, type Timetable, weekdayOf } from './timetable.ts';
import { weekdayName } from './week.ts';
import { dayIs, holiday } from './words.ts';

/**
 * Says today's hours over those of the week, or tomorrow's once they are over, marks their row, unfolds the season and
 * folds the others; again when the day is another or a notice came.
 * Without a script nobody knows the day: the week stands alone, each season open under its dates.
 * @param text the hours of that ISO day, or how one is served on duty where the door stays shut
 * @param called what the day is called: "Hoje"
 * @param special the name of the days that come back, of which it is
 * @param facts what else is said of it: duty, a notice
 */
export function showToday(
  timetable: Timetable,
  isoDay: string,
  text: string,
  { called, special, facts }: { called: string; special: string | undefined; facts: readonly string[] },
): void {
  const poster = document.getElementById('horario');
  const today = poster?.querySelector<HTMLElement>('[data-today]');
  const name = today?.querySelector('span');
  const hours = today?.querySelector('strong');
  if (!poster || !today || !name || !hours) return;
  const season = seasonOn(timetable, isoDay);
  const isFree = isHolidayWithHours(timetable, isoDay);
  const weekday = weekdayOf(isoDay);
  // On a holiday its hours are the season's no longer.
  const whose = special ?? (isFree ? undefined : season?.name);
  const allFacts = [isHoliday(isoDay, timetable.holidays) ? holiday : '', ...facts];
  const day = dayIs(called, weekdayName(weekday), whose, allFacts);
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
