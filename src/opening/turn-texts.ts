import { addDays } from '../text/iso-day.ts';
import { datesText, daysFrom, dayText } from './days.ts';
import type { Turn } from './duty.ts';
import { comesAgain, onDutySince, withoutEnd } from './words.ts';

/**
 * The turns still to come on an ISO day: "de 14 a 20 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas; a 24 de
 * dezembro de 2026".
 */
export function turnsText(turns: readonly Turn[], isoDay: string): string {
  // The next time and the one after it: nobody should have to count weeks.
  const coming = turns.map((turn) => ({ ...turn, times: timesFrom(turn, isoDay, 2) }));
  return coming
    .filter(({ times }) => times.length > 0)
    .sort((a, b) => byFirstDay(a.times[0] ?? a, b.times[0] ?? b))
    .map(({ times, every }) => [times.map(textOf).join(', '), every ? ` ${repetition(every)}` : ''].join(''))
    .join('; ');
}

/** How a turn comes again after so many days: "e, daí em diante, de 3 em 3 semanas". */
function repetition(every: number): string {
  return every % 7 === 0 && every > 7 ? comesAgain(every / 7, 'semanas') : comesAgain(every, 'dias');
}

/** The times of a turn that are not over on an ISO day: its only one, or the next so many. */
function timesFrom({ from, to = from, every, except = [] }: Turn, isoDay: string, count: number): Turn[] {
  const since = daysFrom(to, isoDay);
  if (!every) return since > 0 ? [] : [{ from, to }];
  const first = Math.max(0, Math.ceil(since / every));
  const days = Array.from({ length: count + except.length }, (_, i) => (first + i) * every);
  const times = days.map((later) => ({ from: addDays(from, later), to: addDays(to, later) }));
  return times.filter((time) => !except.includes(time.from)).slice(0, count);
}

const byFirstDay = (a: Turn, b: Turn) => a.from.localeCompare(b.from);

/** From here on, ten years, a turn has no end that anybody waits for: one that never ends is written with a far day. */
const LONGEST_TURN = 3650;

export const isEndless = ({ from, to = from }: Turn) => daysFrom(from, to) > LONGEST_TURN;

const textOf = ({ from, to = from }: Turn) =>
  isEndless({ from, to })
    ? onDutySince(dayText(from, { dateStyle: 'long' }))
    : datesText(from, to, { dateStyle: 'long' });

/** How many turns the page shows, and how many of them before its fold. */
const TURNS_SHOWN = 8;
export const TURNS_FIRST = 3;

/** The turns that are still to come on an ISO day, in order, none left out between the first and the last. */
export function nextTurns(turns: readonly Turn[], isoDay: string, count = TURNS_SHOWN): Turn[] {
  const times = turns.flatMap((turn) => timesFrom(turn, isoDay, count));
  return times.sort(byFirstDay).slice(0, count);
}

/** The same, each for a small box, "30 nov a 6 dez 2026", and how they come again, where all do so alike. */
export function turnDates(turns: readonly Turn[], isoDay: string) {
  const [every, ...others] = new Set(turns.flatMap((turn) => turn.every ?? []));
  return {
    dates: [...new Set(nextTurns(turns, isoDay).map(shortDates))],
    onwards: every && others.length === 0 ? repetition(every) : '',
  };
}

/** A turn in few letters, which break before «a». Not by `Intl`: its short month in Portuguese is a number. */
function shortDates(turn: Turn): string {
  const { from, to = from } = turn;
  const short = (day: string) => dayText(day).replace(/ de (...).*/, '\u00a0$1');
  const dated = (day: string) => `${short(day)}\u00a0${day.slice(0, 4)}`;
  if (isEndless(turn)) return onDutySince(dated(from)) + withoutEnd;
  const first = daysFrom(from, to) < 365 ? short(from) : dated(from);
  return from === to ? dated(to) : `${first} a\u00a0${dated(to)}`;
}
