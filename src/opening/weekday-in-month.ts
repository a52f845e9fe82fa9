import { MONTHS } from '../fields/values.ts';
import { comparable } from '../text/comparable.ts';
import { LEAP_YEAR } from './days.ts';
import type { HolidayDate } from './holidays.ts';
import { WEEK, type Weekday } from './week.ts';

const MONTH_NAMES = MONTHS.map(comparable);
const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'ultim'];
const DAY = `(${WEEK.join('|')})(?:-feira)?`;
const PATTERN = new RegExp(
  `^(?:${DAY} a seguir ao )?(${ORDINALS.join('|')})[ao] ${DAY} de (${MONTH_NAMES.join('|')})$`,
);

/** "primeira segunda-feira de agosto", "segunda-feira a seguir ao segundo domingo de agosto"; null of other texts. */
export function weekdayInMonth(written: string): HolidayDate | null {
  const [, after, ordinal = '', day, month] = PATTERN.exec(comparable(written)) ?? [];
  if (!month) return null;
  const [weekday, dayAfter] = [day, after ?? day].map((name) => WEEK.indexOf(name as Weekday)) as [number, number];
  const later = after ? (dayAfter - weekday + 7) % 7 || 7 : 0;
  const [count, number] = [ORDINALS.indexOf(ordinal), MONTH_NAMES.indexOf(month)];
  const first =
    count < 4 ? Date.UTC(LEAP_YEAR, number, 1 + 7 * count + later) : Date.UTC(LEAP_YEAR, number + 1, later - 6);
  return { from: new Date(first).toISOString().slice(5, 10), weekday: dayAfter };
}
