import { MONTHS } from '../fields/values.ts';
import { comparable } from '../text/comparable.ts';
import { LEAP_YEAR } from './days.ts';
import type { HolidayDate } from './holidays.ts';
import { WEEK } from './week.ts';

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'ultim'];
const PATTERN = /^(?:(\w+?)(?:-feira)? a seguir ao )?(\w+)[ao] (\w+?)(?:-feira)? de (\w+)$/;

/** "primeira segunda-feira de agosto", "segunda-feira a seguir ao segundo domingo de agosto"; null of other texts. */
export function weekdayInMonth(written: string): HolidayDate | null {
  const [, after, ordinal = '', day = '', month = ''] = PATTERN.exec(comparable(written)) ?? [];
  const indexOf = (name: string, names: readonly string[] = WEEK) => names.map(comparable).indexOf(name);
  const [weekday, dayAfter] = [indexOf(day), indexOf(after ?? day)];
  const [count, number] = [indexOf(ordinal, ORDINALS), indexOf(month, MONTHS)];
  if ([weekday, dayAfter, count, number].includes(-1)) return null;
  const later = after ? (dayAfter - weekday + 7) % 7 || 7 : 0;
  const first =
    count < 4 ? Date.UTC(LEAP_YEAR, number, 1 + 7 * count + later) : Date.UTC(LEAP_YEAR, number + 1, later - 6);
  return { from: new Date(first).toISOString().slice(5, 10), weekday: dayAfter };
}
