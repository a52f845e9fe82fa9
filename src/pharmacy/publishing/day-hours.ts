import { minutesOf } from '../../opening/timetable.ts';

// The days that a sentence names, and the hours that it gives to them: «de segunda a sexta, das 9h às 19h», «domingo 9h–13h».

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Public holidays, after the days of the week, which count from Monday, 0. */
export const HOLIDAYS = 7;

/** How days are called, and which they are. Single holidays, those «de Natal», are no rule. */
const DAY_WORDS: readonly (readonly [name: string, days: readonly number[]])[] = [
  ...['segunda', 'terça', 'quarta', 'quinta', 'sexta'].map((name, day) => [`${name}s?(?:-feiras?)?`, [day]] as const),
  ['sábados?', [5]],
  ['domingos?', [6]],
  ['feriados(?! d[eo] )', [HOLIDAYS]],
  ['dias úteis', EVERY_DAY.slice(0, 5)],
  ['fi(?:m|ns) de semana', EVERY_DAY.slice(5)],
  ['todos os dias(?! úteis)|(?:sete|7) dias por semana', EVERY_DAY],
];
const DAY = `(?<!\\p{L})(?:${DAY_WORDS.map(([name]) => name).join('|')})(?!\\p{L})`;
const DAYS = `${DAY}(?:(?:,| e| a| até)(?: a[os]?| à| nos?)? ${DAY})*`;
const TIME = '(\\d{1,2}(?:h(?:\\d{2})?|:\\d{2}))';
const RANGE = `(?:das |de )?${TIME} ?(?:às|à|a|até às|–|-) ?${TIME}`;
/** Patterns of how a pharmacy names itself, and of the words by which it says that it is open. */
export const SHOP = '(?<!\\p{L})a (?:nossa )?(?:porta|farmácia|casa)';
const WE_OPEN = `(?:abrimos|atendemos|funcionamos|(?<!(?:quando|se|enquanto) )estamos (?:cá|em casa)|${SHOP} (?:abre|funciona))`;
export const IS_OPEN = `(?:abert[oa]s?|${WE_OPEN})`;
export const OPEN = `(?:${IS_OPEN}|horário)`;
/** A pattern of what may stand before and between, without another subject than the pharmacy. */
export const BETWEEN = `(?:[\\s,:(]|(?<!\\p{L})(?:e|é|de|a|aos?|nos?|à|às|também|só|sempre|cá em casa|venha|pode vir|estamos|${OPEN})(?!\\p{L}))*`;
/** Words for open that are the pharmacy's own, and not a café's: our verb, or what the sentence begins with or says of us. */
export const WE_ARE_OPEN = `(?:(?<!\\p{L})${WE_OPEN}|(?:^(?:o )?|(?<!\\p{L})(?:nosso|estamos|(?:portas?|farmácia|casa)(?: está)?) )${BETWEEN}${OPEN})(?!\\p{L})`;
const DAY_HOURS = new RegExp(`(${DAYS})${BETWEEN}(${RANGE}(?:(?:,| e|,? ?/) ?${RANGE})*)`, 'giu');
/** A word beside a day that speaks of a part of it: «ao sábado à tarde», «às 13h ao sábado». */
const PART_OF_DAY = new RegExp(`${TIME}|manhã|tarde|noite|almoço`, 'i');

const OPEN_HOURS = new RegExp(`${WE_ARE_OPEN}${BETWEEN}${RANGE}`, 'iu');

/** Hours of days of the week, as a sentence has them. */
export interface DayHours {
  days: readonly number[];
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
    return { days: daysCalled(days), ranges: rangesIn(hours), before, end: last };
  });
}

/** The hours right after a word by which a pharmacy says that it is open. */
export const openHoursIn = (sentence: string) => rangesIn(OPEN_HOURS.exec(sentence)?.[0] ?? '');

/** All hours in a sentence, of whatever day. */
export function rangesIn(sentence: string): DayHours['ranges'] {
  const found = sentence.matchAll(new RegExp(RANGE, 'gi'));
  return [...found].map(([written, from = '', to = '']) => ({
    written,
    from: minutesSpoken(from),
    to: minutesSpoken(to),
  }));
}

/** Every day that a sentence names. @param isWhole whether to leave out those of which it speaks in part */
export function daysIn(sentence: string, isWhole = false): number[] {
  const parts = sentence.split(new RegExp(`(${DAYS})`, 'iu'));
  const isPart = (i: number) => [parts[i - 1], parts[i + 1]].some((beside = '') => PART_OF_DAY.test(beside));
  return parts.flatMap((part, i) => (i % 2 === 0 || (isWhole && isPart(i)) ? [] : daysCalled(part)));
}

/** The days in «segunda a sexta», «terça e quinta». */
function daysCalled(written: string): number[] {
  return written.split(/,| e /).flatMap((part) => {
    const named = [...part.matchAll(new RegExp(DAY, 'giu'))].map(
      ([word]) => DAY_WORDS.find(([name]) => new RegExp(`^(?:${name})$`, 'iu').test(word))?.[1] ?? [],
    );
    const [[first = 0] = [], [last = 0] = []] = named;
    return named.length === 2 && first < last ? EVERY_DAY.slice(first, last + 1) : named.flat();
  });
}

/** "9h30" as minutes from midnight. */
export const minutesSpoken = (time: string) => minutesOf(time.replace(/h$/, ':00').replace('h', ':'));
