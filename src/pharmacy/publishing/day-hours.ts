import { minutesOf } from '../../opening/timetable.ts';

// What a sentence says of the pharmacy's own hours: «de segunda a sexta, das 9h às 19h», «aos domingos fechamos».

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
  ['todos os dias(?: da semana)?(?! úteis)|(?:sete|7) dias por semana', EVERY_DAY],
];
const DAY = `(?<!\\p{L})(?:${DAY_WORDS.map(([name]) => name).join('|')})(?!\\p{L})`;
const DAYS = `${DAY}(?:(?:,| e| a| até)(?: a[os]?| à| nos?)? ${DAY})*`;
const TIME = '(\\d{1,2}(?:h(?:\\d{2})?|:\\d{2}))';
const RANGE = `(?:das |de )?${TIME} ?(?:às|à|a|até às|–|-) ?${TIME}`;

/** The words by which a pharmacy says that it is open or closed. */
const SHOP = '(?<!\\p{L})a (?:nossa )?(?:porta|farmácia|casa)';
const WE_OPEN = `abrimos|atendemos|funcionamos|(?<!(?:quando|se|enquanto) )estamos (?:cá|em casa)|${SHOP} (?:abre|funciona)`;
const WE_CLOSE = `fechamos|encerramos|${SHOP} fecha`;
const IS_OPEN = 'abert[oa]s?|horário';
const IS_CLOSED = 'fechad[oa]s?|encerrad[oa]s?';
export const OPENING = new RegExp(`(?<!\\p{L})(?:${WE_OPEN}|${IS_OPEN})(?!\\p{L})`, 'iu');
export const CLOSING = new RegExp(`(?<!\\p{L})(?:${WE_CLOSE}|${IS_CLOSED})(?!\\p{L})`, 'iu');

/** What else may stand in a part of a sentence that has no other subject than the pharmacy. */
const US = 'nosso|estamos|portas?|farmácia|casa';
const BETWEEN = `${US}|e|é|d?[eao]|aos?|nos?|à|às|até|está|alargado|contínuo|também|incluindo|só|sempre|cá|ao balcão|para almoç(?:o|ar)|manhã|tarde|noite|venha|pode vir`;
const WORDS = `(?<!\\p{L})(?:${[WE_OPEN, WE_CLOSE, IS_OPEN, IS_CLOSED, BETWEEN].join('|')})(?!\\p{L})`;
/** Such a part begins with the sentence, or with a word for us: «o café ao lado está aberto» has none. */
const OWN_PART = new RegExp(
  `(?:^|(?<!\\p{L})(?=(?:${WE_OPEN}|${WE_CLOSE}|${US})(?!\\p{L})))(?:${RANGE}|${TIME}|${DAYS}|${WORDS}|[\\s,:()])+`,
  'giu',
);

/** The parts of a sentence that speak of when the pharmacy is open or closed. */
export const partsWithVerb = (sentence: string) =>
  [...sentence.matchAll(OWN_PART)].map(([part]) => part).filter((part) => OPENING.test(part) || CLOSING.test(part));

/** The sentence that is nothing but days and hours: «Segunda a sexta 8h30–20h», «Todos os dias, sem lista de espera». */
export function partWithoutVerb(sentence: string): string[] {
  const [part = ''] = new RegExp(OWN_PART, 'iu').exec(sentence) ?? [];
  const isAll = sentence.startsWith(part) && /^(sem .*|\P{L}*)$/iu.test(sentence.slice(part.length));
  return isAll && partsWithVerb(part).length === 0 ? [part] : [];
}

/** Hours, and how they are written. */
export interface Range {
  written: string;
  from: number;
  to: number;
}

/** All hours in a text, of whatever day. */
export function rangesIn(text: string): Range[] {
  return [...text.matchAll(new RegExp(RANGE, 'gi'))].map(([written, from = '', to = '']) => ({
    written,
    from: minutesSpoken(from),
    to: minutesSpoken(to),
  }));
}

const DAY_HOURS = new RegExp(`(${DAYS})(?:${WORDS}|[\\s,:(])*(${RANGE}(?:(?:,| e|,? ?/) ?${RANGE})*)`, 'giu');

/** The hours that a text gives to days of the week. */
export function dayHoursIn(text: string): { day: number; range: Range }[] {
  return [...text.matchAll(DAY_HOURS)].flatMap(([, days = '', hours = '']) =>
    daysCalled(days).flatMap((day) => rangesIn(hours).map((range) => ({ day, range }))),
  );
}

/** A time at which a text says that the pharmacy opens, or else closes: «abrimos às 9h», «abertos até às 20h». */
export function edgesIn(text: string): { written: string; opens: boolean; time: number }[] {
  const found = text.matchAll(/(?:(abrimos|abre)|fechamos|encerramos|fecha|até) (?:às|à) (\d{1,2}(?:h\d*|:\d\d))/gi);
  return [...found].map(([written, opens, time = '']) => ({
    written,
    opens: opens !== undefined,
    time: minutesSpoken(time),
  }));
}

/** Every day that a text names. */
export const daysIn = (text: string) =>
  [...text.matchAll(new RegExp(DAYS, 'giu'))].flatMap(([days]) => daysCalled(days));

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
const minutesSpoken = (time: string) => minutesOf(time.replace(/h$/, ':00').replace('h', ':'));
