import { addDays } from '../text/iso-day.ts';
import { datesText, daysFrom, dayText } from './days.ts';
import type { Turn } from './duty.ts';
import { comesAgain, onDutySince, withoutEnd } from './words.ts';

/**
 * The turns still to come on an ISO day: "de 14 a 20 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas; a 24 de
 * dezembro de 2026".
 */
export function turnsText(turns: readonly Turn[], isoDay: string): string {
  const coming = comingTurns(turns, isoDay).map((turn) => {
    const { every } = turn;
    // The next time and the one after it: nobody should have to count weeks.
    const next = nextTurns([turn], isoDay, 2).map(textOf).join(', ');
    return every ? `${next} ${repetition(every)}` : next;
  });
  return coming.join('; ');
}

/** How a turn comes again after so many days: "e, daí em diante, de 3 em 3 semanas". */
function repetition(every: number): string {
  return every % 7 === 0 && every > 7 ? comesAgain(every / 7, 'semanas') : comesAgain(every, 'dias');
}

/** The turns that are not over, in order; one that comes again the next time. */
function comingTurns(turns: readonly Turn[], isoDay: string): Turn[] {
  const coming = turns.flatMap((turn) => {
    const { from, to = from, every } = turn;
    const since = daysFrom(to, isoDay);
    if (since <= 0) return [turn];
    return every ? [laterTurn(turn, Math.ceil(since / every) * every)] : [];
  });
  return coming.sort((a, b) => a.from.localeCompare(b.from));
}

function laterTurn({ from, to = from, every }: Turn, days: number): Turn {
  return { from: addDays(from, days), to: addDays(to, days), every };
}

/** From here on a turn has no end that anybody waits for. */
const LONGEST_TURN = 366;

export const isEndless = ({ from, to = from }: Turn) => daysFrom(from, to) > LONGEST_TURN;

const textOf = (turn: Turn) => {
  const { from, to = from } = turn;
  return isEndless(turn)
    ? onDutySince(dayText(from, { dateStyle: 'long' }))
    : datesText(from, to, { dateStyle: 'long' });
};

/** How many turns the page shows, and how many of them before its fold. */
const TURNS_SHOWN = 8;
export const TURNS_FIRST = 3;

/** The turns that are still to come on an ISO day, in order, none left out between the first and the last. */
export function nextTurns(turns: readonly Turn[], isoDay: string, count = TURNS_SHOWN): Turn[] {
  const times = comingTurns(turns, isoDay).flatMap((turn) =>
    Array.from({ length: turn.every ? count : 1 }, (_, i) => laterTurn(turn, i * (turn.every ?? 0))),
  );
  return times.sort((a, b) => a.from.localeCompare(b.from)).slice(0, count);
}

/** The same, each for a small box, "30 nov a 6 dez 2026", and how they come again, where all do so alike. */
export function turnDates(turns: readonly Turn[], isoDay: string) {
  const [every, ...others] = new Set(comingTurns(turns, isoDay).flatMap((turn) => turn.every ?? []));
  return {
    dates: [...new Set(nextTurns(turns, isoDay).map(shortDates))],
    onwards: every && others.length === 0 ? repetition(every) : '',
  };
}

/** A turn in few letters, which break before «a». Not by `Intl`: its short month in Portuguese is a number. */
function shortDates(turn: Turn): string {
  const { from, to = from } = turn;
  const short = (day: string) => dayText(day).replace(/ de (...).*/, '\u00a0$1');
  if (isEndless(turn)) return onDutySince(`${short(from)}\u00a0${from.slice(0, 4)}`) + withoutEnd;
  return `${from === to ? short(to) : `${short(from)} a\u00a0${short(to)}`}\u00a0${to.slice(0, 4)}`;
}
