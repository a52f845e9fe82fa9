import { isTime } from '../../src/fields/values.ts';
import { hoursOf } from '../../src/opening/from-content.ts';
import { WEEK, type Weekday } from '../../src/opening/week.ts';
import { weekRows } from '../../src/opening/week-rows.ts';
import type { Path } from '../../src/pharmacy/paths.ts';
import { closed } from './words.ts';

type Period = Record<'abre' | 'fecha', string>;

/** A period as horario.yaml has it. */
export type FilePeriod = Period & { dias: Weekday[] };

/** The periods of each day, with their index in the file's list, by which mistakes name them. */
export type Week = Record<Weekday, (Period & { index: number })[]>;

/** The file's periods as seven days. @param periods may be half typed: one that names no day is of none */
export function weekOf(periods: unknown): Week {
  const ofDay = (day: Weekday) =>
    [periods ?? []].flat().flatMap((period, index) => {
      const { dias, abre = '', fecha = '' } = Object(period) as Partial<FilePeriod>;
      return [dias].flat().includes(day) ? [{ index, abre, fecha }] : [];
    });
  return Object.fromEntries(WEEK.map((day) => [day, ofDay(day)])) as Week;
}

/** Seven days as the file's periods: days with the same hours share theirs, in the week's order. */
export function filePeriodsOf(week: Record<Weekday, readonly Period[]>): FilePeriod[] {
  return WEEK.flatMap((day, i) => {
    if (WEEK.slice(0, i).some((earlier) => haveSameHours(week[earlier], week[day]))) return [];
    const dias = WEEK.filter((other) => haveSameHours(week[other], week[day]));
    return week[day].map(({ abre, fecha }) => ({ dias, abre, fecha }));
  });
}

/** Whether two days have the same hours. */
export const haveSameHours = (periods: readonly Period[], others: readonly Period[]) =>
  dayHoursText(periods) === dayHoursText(others);

/** A day's hours in words: «09:00–13:00 e 14:30–19:00», whatever the file's order. */
export function dayHoursText(periods: readonly Period[]): string {
  const hours = periods.map(({ abre, fecha }) => `${abre}–${fecha}`).sort();
  return hours.length === 0 ? closed : new Intl.ListFormat('pt-PT').format(hours);
}

/** A week's hours as the page writes them, days with the same hours in one line. Empty while an hour is half typed. */
export function weekLines(week: Week): string[] {
  const periods = filePeriodsOf(week);
  if (!periods.every(({ abre, fecha }) => isTime(abre) && isTime(fecha))) return [];
  return weekRows(hoursOf(periods)).map(({ days, times }) => `${days.toLowerCase()}: ${times.join(', ')}`);
}

/** A path into the file's list, as paths into the week, one for each of its days; of no day, that of the whole week. */
export function pathsInWeek(week: Week, [index, ...key]: Path): Path[] {
  const isHour = key[0] === 'abre' || key[0] === 'fecha';
  const inDays = WEEK.flatMap((day) =>
    week[day].flatMap((period, n) => (period.index !== index ? [] : [isHour ? [day, n, ...key] : [day]])),
  );
  return inDays.length > 0 ? inDays : [[]];
}
