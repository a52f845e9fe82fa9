import { endOf, merged, minutesOf, type Period, type YearPart } from '../../opening/timetable.ts';
import { namesOfDays, WEEK, type Weekday } from '../../opening/week.ts';
import { fold } from '../nearest-name.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { MONTHS } from '../schemas/values.ts';
import {
  BETWEEN,
  type DayHours,
  dayHoursIn,
  daysIn,
  HOLIDAYS,
  IS_OPEN,
  minutesSpoken,
  OPEN,
  openHoursIn,
  rangesIn,
  SHOP,
  WE_ARE_OPEN,
} from './day-hours.ts';
import { claim, NOT, type Test } from './rule.ts';

// What texts say of the hours, held against the weeks of the timetable.

const DAY_LENGTH = 24 * 60;

/** When it is open on each day from Monday to Sunday, and on holidays. */
type Week = readonly (readonly Period[])[];

/** Where holidays are days like others, it may be open in the hours of any. */
function weekOf({ hours, holidayHours = hours }: YearPart): Week {
  return [...WEEK.map((_, day) => merged(hours.filter(({ days }) => days.includes(day)))), holidayHours];
}

/** The weeks that a sentence is about: those of the place or of the seasons that it names, else all. None without hours. */
function weeksOf({ farmacia, places, timetable }: Pharmacy, sentence: string): Week[] {
  const { seasons = [] } = timetable;
  // Whole words: «serviço» names no place called «Sé».
  const wordsOf = (text: string) =>
    ` ${fold(text)
      .split(/[^\p{L}\d]+/u)
      .join(' ')} `;
  const isNamed = (name: string) => wordsOf(sentence).includes(wordsOf(name));
  const place = places.find(({ nome, morada: { localidade } }) =>
    [nome, localidade].some((name) => name !== farmacia.localidade && isNamed(name)),
  );
  const named = place ? [place.timetable] : seasons.filter(({ name }) => isNamed(name));
  const parts: readonly YearPart[] = named.length > 0 ? named : [timetable, ...seasons];
  return parts.filter(({ hours }) => hours.length > 0).map(weekOf);
}

/** A claim about the hours: held against each week that the sentence is about, where there are any hours. */
function hoursClaim(
  pattern: RegExp,
  unless: RegExp | null,
  against: (weeks: Week[], sentence: string, facts: Pharmacy) => string | boolean | undefined,
): Test {
  return claim(pattern, unless, (sentence, facts) => {
    const weeks = weeksOf(facts, sentence);
    return (weeks.length > 0 && against(weeks, sentence, facts)) || null;
  });
}

const isClosed = (week: Week, day: number) => week[day]?.length === 0;

/** The breaks for lunch in a week: those that begin around noon. Where it is open until 2h, it closes for the night after it. */
const breaksOf = (week: Week) =>
  week
    .slice(0, HOLIDAYS)
    .flatMap((periods) => periods.slice(1).map(({ from }, before) => `${periods[before]?.to}–${from}`))
    .filter((written) => written > '11' && written < '16');

/** What is said of a part of the year, however it is called, need not be so in the others. */
const PART_OF_YEAR = new RegExp(`(${MONTHS.join('|')}|verão|inverno|primavera|outono|época|férias|\\d/\\d)`, 'i');

const nameOf = (day: number) => (day === HOLIDAYS ? 'feriados' : namesOfDays([day]));

/** The first of some days, in a word. */
const firstOf = (days: number[], isSo: (day: number) => boolean) => days.filter(isSo).map(nameOf)[0];

/** The first day of a sentence that is closed, in a word. */
function closedDay(weeks: Week[], sentence: string): string | undefined {
  const isWrongIn = PART_OF_YEAR.test(sentence) ? 'every' : 'some';
  return firstOf(daysIn(sentence), (day) => weeks[isWrongIn]((week) => isClosed(week, day)));
}

/** Ways by which the pharmacy answers while its door is closed: there it may be true. */
const NO_DOOR =
  'telefon\\w*|chamadas?|lig(?:ar|ue|ue-nos)|mensage\\w+|whatsapp|sms|e-?mails?|linha|campainha|urgências?';

/** Of single days, duty, deliveries and what is no door nothing is said. */
const UNUSUAL = new RegExp(
  `\\b(não|nem|nunca|exce(?:[tp]\\w*|ção|ções)|salvo|serviço|dia \\d+|véspera|natal|entreg\\w+|${NO_DOOR})\\b`,
  'i',
);

export const openOnDays = hoursClaim(
  new RegExp(`(?<!\\p{L})${IS_OPEN}(?!\\p{L})`, 'iu'),
  new RegExp(`${NOT.source}|\\b(${NO_DOOR}|de serviço)\\b`, 'i'),
  closedDay,
);

/** «Todos os dias, sem lista de espera»: where a text speaks of opening, it says so without a verb. */
export const everyDay = hoursClaim(
  /^(?:todos os dias|(?:de )?segunda a domingo|(?:sete|7) dias por semana)(?: da semana)?(?:[\s:]+das\b|[,.;!]|$)/i,
  new RegExp(`${IS_OPEN}|${UNUSUAL.source}|\\b(menos|fech\\w+|encerr\\w+)\\b`, 'iu'),
  closedDay,
);

/** A day of a service or a delivery on which nothing is open, in any part of the year. */
export const closedAllYear: Test = (day, facts, { name }) => {
  const weeks = weeksOf(facts, '');
  const places = facts.places.map(({ timetable }) => weekOf(timetable));
  const isGiven = weeks.length > 0 && (name !== 'entregas' || facts.entregas.faz);
  return isGiven && [...weeks, ...places].every((week) => isClosed(week, WEEK.indexOf(day as Weekday)));
};

export const closedOnDays = hoursClaim(
  new RegExp(`\\b(fechamos|fechad[oa]s?|encerr\\w+)\\b|${SHOP} fecha\\b`, 'iu'),
  /\b(não|nem|nunca|exce(?:[tp]\w*|ção|ções)|salvo|menos|abrimos|abert[oa]s?)\b|\bsó /i,
  (weeks, sentence) => firstOf(daysIn(sentence, true), (day) => !weeks.some((week) => isClosed(week, day))),
);

/** Sentences about duty, about who is called and about what is no part of the shop are left alone: there it may be true. */
export const openAllDay = hoursClaim(
  /\b(abert[oa]s?|abrimos)\b.* (24 horas|toda a noite)|24 horas por dia|\bqualquer hora (do dia (ou|e) )?da noite/i,
  NOT,
  (weeks, sentence, { farmacia }) => {
    const occasions = ['serviço', 'chamad', 'lig', 'telefon', ...farmacia.comodidades];
    const isForSome = occasions.some((name) => fold(sentence).includes(fold(name)));
    return !isForSome && weeks.some((week) => minutesOpen(week) < WEEK.length * DAY_LENGTH);
  },
);

function minutesOpen(week: Week): number {
  const periods = week.slice(0, HOLIDAYS).flat();
  return periods.reduce((sum, period) => sum + endOf(period) - minutesOf(period.from), 0);
}

export const openAtLunch = hoursClaim(
  /\b(não|nunca|sem) (se )?fech(a|amos|ar) (para|ao|à hora d[eo]) almoç|\bsem (pausa|intervalo) (para|de|ao) almoç|\bhorário contínuo|\babert[oa]s? à hora d[eo] almoç|\d(h\d*)?,? sem interrupç/i,
  null,
  (weeks) => weeks.flatMap(breaksOf)[0],
);

export const closedAtLunch = hoursClaim(
  /\b(fechamos|fechad[oa]s?) (para|ao|à hora d[eo]) almoç|\bpausa (para|de|ao) almoç/i,
  /\b(não|nunca|sem)\b/i,
  (weeks) => weeks.flatMap(breaksOf).length === 0,
);

/** Hours beside which nothing is written of holidays: they would be read as days like others. */
export const silentOnHolidays: Test = (_text, _facts, { parent }) =>
  (parent as { feriados?: { regime?: string } }).feriados?.regime === undefined;

const CLOCK = '(\\d{1,2}(?:h\\d*|:\\d{2}))';
const OPENS_OR_CLOSES = new RegExp(
  `(?:(?<!\\p{L})(?:(abrimos|${SHOP} abre)|fechamos|encerramos|${SHOP} fecha)|${WE_ARE_OPEN}[^.;:,]* até) (?:às|à) ${CLOCK}`,
  'iu',
);

/** «Abrimos às 9h», «abertos até às 20h»: on some day of some part of the year. */
export const opensOrClosesAt = hoursClaim(
  OPENS_OR_CLOSES,
  UNUSUAL,
  (weeks, sentence) =>
    [...sentence.matchAll(new RegExp(OPENS_OR_CLOSES, 'giu'))].find(([, opens, time = '']) => {
      const edges = weeks.flat(2).map((period) => (opens ? minutesOf(period.from) : endOf(period) % DAY_LENGTH));
      return !edges.includes(minutesSpoken(time) % DAY_LENGTH);
    })?.[0],
);

/** Whether a range begins when a day opens, or opens again, and ends when it closes: a break may be left unsaid. */
function isOpenFor({ from, to }: DayHours['ranges'][number], periods: readonly Period[] = []): boolean {
  const opens = periods.some((period) => minutesOf(period.from) === from);
  return opens && periods.some((period) => endOf(period) % DAY_LENGTH === to % DAY_LENGTH);
}

/** «Abertos das 9h às 20h», whatever the day: on some day of some part of the year. */
export const hoursOfSomeDay = hoursClaim(/\d/, UNUSUAL, (weeks, sentence) => {
  const said = dayHoursIn(sentence).length > 0 ? [] : openHoursIn(sentence);
  return said.find((range) => !weeks.flat().some((periods) => isOpenFor(range, periods)))?.written;
});

// Hours that a sentence gives to days.

/** Where such hours begin to be the pharmacy's: at the first word, or after one that says so. */
const OF_THE_SHOP = new RegExp(`(?:^|${WE_ARE_OPEN})${BETWEEN}$`, 'iu');
const ONLY_BETWEEN = new RegExp(`^${BETWEEN}$`, 'iu');

/** The first of such hours that are not so, in a word. @param isSo whether a range is so on a day */
function wrongHours(found: readonly DayHours[], isSo: (range: DayHours['ranges'][number], day: number) => boolean) {
  const [first] = found.flatMap(({ days, ranges }) =>
    days.flatMap((day) =>
      ranges.filter((range) => !isSo(range, day)).map(({ written }) => `${nameOf(day)}, ${written}`),
    ),
  );
  return first;
}

export const hoursOfDays = hoursClaim(
  /\d/,
  /\b(fora|não|nem|nunca|exce(?:[tp]\w*|ção|ções)|salvo)\b/i,
  (weeks, sentence) => {
    const all = dayHoursIn(sentence);
    const other = all.findIndex(({ before }, i) => !(i === 0 ? OF_THE_SHOP : ONLY_BETWEEN).test(before));
    const found = other < 0 ? all : all.slice(0, other);
    const { end = 0 } = found.at(-1) ?? {};
    // «Ao sábado, das 9h às 13h, há mercado» is of something else.
    if (!new RegExp(OPEN, 'iu').test(sentence.slice(0, end)) && !/^\P{L}*$|fechad|encerrad/u.test(sentence.slice(end)))
      return;
    const isRightIn = PART_OF_YEAR.test(sentence) ? 'some' : 'every';
    return wrongHours(found, (range, day) => weeks[isRightIn]((week) => isOpenFor(range, week[day])));
  },
);

/**
 * A range of the policy that is within no period of some season, or a day that is closed: who answers in some of the hours says
 * nothing untrue. Where the line speaks of a part of the year, it need be so in one.
 */
export const hoursOfPolicy: Test = (line, facts, value) => {
  const all = weeksOf(facts, '');
  const isOfPart = PART_OF_YEAR.test(line) || weeksOf(facts, line).length < all.length;
  const isRightIn = isOfPart ? 'some' : 'every';
  const test = hoursClaim(/\d{1,2}h/, null, (named, sentence) => {
    const weeks = isOfPart ? [...named, ...all] : named;
    const closed = firstOf(daysIn(sentence), (day) => !weeks[isRightIn]((week) => !isClosed(week, day)));
    if (closed !== undefined && !/fechad|encerrad/i.test(sentence)) return closed;
    const found = dayHoursIn(sentence);
    if (found.length === 0)
      return rangesIn(sentence).find((range) => !weeks[isRightIn]((week) => isWithin(range, week.flat())))?.written;
    return wrongHours(found, (range, day) => weeks[isRightIn]((week) => isWithin(range, week[day])));
  });
  return test(line, facts, value);
};

function isWithin({ from, to }: DayHours['ranges'][number], periods: readonly Period[] = []): boolean {
  const end = to > from ? to : to + DAY_LENGTH;
  return periods.some((period) => from >= minutesOf(period.from) && end <= endOf(period));
}
