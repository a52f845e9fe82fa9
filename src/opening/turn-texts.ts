import { addDays, isIsoDay } from '../text/iso-day.ts';
import { daysFrom, dayText } from './days.ts';
import { startsDutyOn } from './duty.ts';
import { dayOf } from './holidays.ts';
import type { Turn } from './timetable.ts';
import { comesAgain, comesAgainEachYear, fromThenOn, furtherTurns } from './words.ts';

/** How often a turn comes again: "de 3 em 3 semanas", "todos os anos". */
function repetition(every: Turn['every'] = 0): string {
  if (typeof every === 'string') return comesAgainEachYear;
  return every % 7 === 0 && every > 7 ? comesAgain(every / 7, 'semanas') : comesAgain(every, 'dias');
}

/** The times of a turn that are not over on an ISO day: its only one, or at least the next so many. */
function timesFrom(turn: Turn, isoDay: string, count: number): Turn[] {
  const { from, to = from, every, date, except = [] } = turn;
  if (typeof every === 'string') return timesOfYears(from, to, date, isoDay);
  const since = daysFrom(to, isoDay);
  if (!every) return since > 0 ? [] : [{ from, to }];
  const first = Math.max(0, Math.ceil(since / every));
  // More than are left out.
  const days = Array.from({ length: count + 366 }, (_, i) => (first + i) * every);
  const times = days.map((later) => ({ from: addDays(from, later), to: addDays(to, later) }));
  const isHeld = (day: string) => startsDutyOn([turn], day);
  return times.filter((time) => !except.includes(time.from) && (isHeld(time.from) || isHeld(time.to)));
}

/** The next two of what comes each year; a 29 February in those years that have one. */
function timesOfYears(from: string, to: string, date: Turn['date'], isoDay: string): Turn[] {
  const firstYear = Number(isoDay.slice(0, 4)) - 1;
  const years = Array.from({ length: 10 }, (_, i) => firstYear + i);
  const times = years.flatMap((year) => {
    const first = dayOf(date ?? from.slice(5), year);
    const last =
      date !== undefined ? first : `${year + Number(to.slice(0, 4)) - Number(from.slice(0, 4))}${to.slice(4)}`;
    return isIsoDay(first) && isIsoDay(last) && last >= isoDay ? [{ from: first, to: last }] : [];
  });
  return times.slice(0, 2);
}

const byFirstDay = (a: Turn, b: Turn) => a.from.localeCompare(b.from);

/** How many turns the page shows, and how many of them before its fold, and in a sentence. */
const TURNS_SHOWN = 8;
export const TURNS_FIRST = 3;

/** The turns that are still to come on an ISO day, in order, none left out between the first and the last. */
export function nextTurns(turns: readonly Turn[], isoDay: string, count: number): Turn[] {
  const times = turns.flatMap((turn) => timesFrom(turn, isoDay, count));
  return times.sort(byFirstDay).slice(0, count);
}

/**
 * The same, each for a small box, "30 nov a 6 dez 2026", and how they come again: where not all do so alike, the next
 * of each; or of those that do not, that more are to come, and until when.
 */
export function turnDates(turns: readonly Turn[], isoDay: string, count = TURNS_SHOWN) {
  const coming = nextTurns(turns, isoDay, Math.max(count, turns.length));
  const shown = coming.slice(0, count);
  const returning = turns.filter(({ every }) => every);
  const [howOften = '', ...others] = new Set(returning.map(({ every }) => repetition(every)));
  const { from: last = isoDay } = { ...shown.at(-1) };
  const nextOf = (turn: Turn) => timesFrom(turn, last, 2).find(({ from }) => from > last) ?? turn;
  const ofEach = returning.map((turn) => `${shortDates(nextOf(turn))}, ${repetition(turn.every)}`);
  const { from = '', to = from } = { ...coming.slice(count).at(-1) };
  const further = from && furtherTurns(shortDates({ from: to }));
  const again = others.length > 0 ? `e ${ofEach.join('; ')}` : fromThenOn(howOften);
  return { dates: [...new Set(shown.map(shortDates))], onwards: howOften ? again : further };
}

/** The same in a sentence: "30 nov a 6 dez 2026, 21 dez a 27 dez 2026 e, daí em diante, de 3 em 3 semanas". */
export function turnsText(turns: readonly Turn[], isoDay: string): string {
  const { dates, onwards } = turnDates(turns, isoDay, TURNS_FIRST);
  return [dates.join(', '), onwards].filter(Boolean).join(' ');
}

/**
 * A turn in few letters, which break before «a»; two days, or nights, are "2 e 3 jul 2027". Not by `Intl`: its short
 * month in Portuguese is a number.
 */
function shortDates(turn: Turn): string {
  const { from, to = from } = turn;
  const short = (day: string) => dayText(day).replace(/ de (...).*/, '\u00a0$1');
  const dated = (day: string) => `${short(day)}\u00a0${day.slice(0, 4)}`;
  const first = daysFrom(from, to) < 365 ? short(from) : dated(from);
  if (from === to) return dated(to);
  if (daysFrom(from, to) > 1) return `${first} a\u00a0${dated(to)}`;
  const isOfMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOfMonth ? Number(from.slice(8)) : first} e\u00a0${dated(to)}`;
}
