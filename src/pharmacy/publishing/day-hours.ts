import { minutesOf } from '../../opening/timetable.ts';
import { WEEK } from '../../opening/week.ts';
import { fold } from '../nearest-name.ts';

// Hours that a sentence gives to days of the week: «de segunda a sexta, das 9h às 19h», «domingo 9h–13h».

/** A pattern of a day's name. */
export const DAY = '(?:(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|sábados?|domingos?)';
const DAYS = `${DAY}(?:(?:,| e| a| até)(?: a[os]?| à)? ${DAY})*`;
const TIME = '(\\d{1,2}(?:h(?:\\d{2})?|:\\d{2}))';
const RANGE = `(?:das |de )?${TIME} ?(?:às|à|a|até às|–|-) ?${TIME}`;
/** A pattern of the words by which a pharmacy says that it is open. */
export const OPEN = '(?:abrimos|abert[oa]s?|atendemos|horário)';
/** A pattern of what may stand before and between, without another subject than the pharmacy. */
export const BETWEEN = `(?:[\\s,:(]|(?<!\\p{L})(?:e|de|a|ao|aos|à|às|também|só|estamos|${OPEN})(?!\\p{L}))*`;
const DAY_HOURS = new RegExp(`(?<!\\p{L})(${DAYS})${BETWEEN}(${RANGE}(?:(?:,| e|,? ?/) ?${RANGE})*)`, 'giu');

/** Hours of days of the week, as a sentence has them. */
export interface DayHours {
  days: number[];
  ranges: { written: string; from: number; to: number }[];
  /** What comes before, since the last of them, and where they end in the sentence. */
  before: string;
  end: number;
}

/** All such hours in a sentence. */
export function dayHoursIn(sentence: string): DayHours[] {
  let last = 0;
  return [...sentence.matchAll(DAY_HOURS)].map(({ 0: all, 1: days = '', 2: hours = '', index }) => {
    const before = sentence.slice(last, index);
    last = index + all.length;
    return { days: daysSpoken(days), ranges: rangesIn(hours), before, end: last };
  });
}

/** All hours in a sentence, of whatever day. */
export function rangesIn(sentence: string): DayHours['ranges'] {
  const found = sentence.matchAll(new RegExp(RANGE, 'gi'));
  return [...found].map(([written, from = '', to = '']) => ({
    written,
    from: minutesSpoken(from),
    to: minutesSpoken(to),
  }));
}

/** The days in «segunda a sexta», «terça e quinta». */
function daysSpoken(written: string): number[] {
  const named = [...written.matchAll(new RegExp(DAY, 'gi'))].map(([name]) =>
    WEEK.findIndex((day) => fold(name).startsWith(day)),
  );
  const [first = 0, last = first] = named;
  const isRange = named.length === 2 && /\s(a|até)\s/.test(written) && first < last;
  return isRange ? WEEK.map((_, day) => day).slice(first, last + 1) : named;
}

/** "9h30" as minutes from midnight. */
const minutesSpoken = (time: string) => minutesOf(time.replace(/h$/, ':00').replace('h', ':'));
