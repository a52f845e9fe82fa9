import { endOf, isAlwaysOpen, merged, minutesOf, type Period, type YearPart } from '../../opening/timetable.ts';
import { namesOfDays, WEEK, type Weekday } from '../../opening/week.ts';
import { fold } from '../nearest-name.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { MONTHS } from '../schemas/values.ts';
import {
  CLOSING,
  dayHoursIn,
  daysIn,
  edgesIn,
  HOLIDAYS,
  OPENING,
  partsWithVerb,
  partWithoutVerb,
  type Range,
  rangesIn,
} from './day-hours.ts';
import { claim, NOT, type Test, type Value } from './rule.ts';

// What texts say of the hours, held against the weeks of the timetable.

const DAY_LENGTH = 24 * 60;

/** When it is open on each day: 0 to 6 from Monday on, and `HOLIDAYS`, 7. */
type Week = readonly (readonly Period[])[];

/** Where holidays are days like others, theirs are the periods of all days. */
function weekOf({ hours, holidayHours = hours }: YearPart): Week {
  return [...WEEK.map((_, day) => merged(hours.filter(({ days }) => days.includes(day)))), holidayHours];
}

/** The weeks that a sentence is about: those of the place or of the seasons that it names, else all. None without hours. */
function weeksOf({ farmacia, places, timetable }: Pharmacy, sentence: string): Week[] {
  const { seasons = [] } = timetable;
  // Whole words: «serviço» names no place called «Sé».
  const isNamed = (name: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'iu').test(sentence);
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
  against: (weeks: Week[], sentence: string, facts: Pharmacy, value: Value) => string | boolean | undefined,
): Test {
  return claim(pattern, unless, (sentence, facts, value) => {
    const weeks = weeksOf(facts, sentence);
    return weeks.length > 0 && against(weeks, sentence, facts, value);
  });
}

const isClosed = (week: Week, day: number) => week[day]?.length === 0;

const nameOf = (day: number) => (day === HOLIDAYS ? 'feriados' : namesOfDays([day]));

/** What is said of a part of the year, however it is called, need not be so in the others. */
const PART_OF_YEAR = new RegExp(`(${MONTHS.join('|')}|verão|inverno|primavera|outono|época|férias|\\d/\\d)`, 'i');
const PART_OF_DAY = /\dh|\d:\d\d|manhã|tarde|noite|almoço/i;

/** Of exceptions, single days, duty, deliveries and what answers behind a closed door nothing is said. */
const UNUSUAL =
  /\b(não|nem|nunca|fora|exce(?:[tp]\w*|ção|ções)|salvo|menos|de serviço|dia \d+|véspera|natal|entregamos|telefon\w*|chamadas?|lig(?:ar|ue|ue-nos)|mensage\w+|whatsapp|sms|e-?mails?|linha|campainha|urgências?)\b/i;

/** Hours, days and times that a sentence gives to the pharmacy. */
export const hoursSaid = hoursClaim(/./, UNUSUAL, (weeks, sentence) => {
  const wrong = partsWithVerb(sentence).map((part) => wrongIn(part, weeks, sentence));
  return wrong.find(Boolean);
});

/** The same where a text that speaks of opening has no verb; of a slogan one cannot know, but where it has hours. */
export const hoursAlone = hoursClaim(/./, UNUSUAL, (weeks, sentence, _facts, { name }) => {
  const parts = partWithoutVerb(sentence).filter((part) => name !== 'slogans' || rangesIn(part).length > 0);
  return parts.map((part) => wrongIn(part, weeks, sentence))[0];
});

/** What a part of a sentence says otherwise than the hours, as the end of «as horas…», which a row of rules.ts begins. */
function wrongIn(part: string, weeks: Week[], sentence: string): string | undefined {
  if (CLOSING.test(part) && !OPENING.test(part) && !PART_OF_DAY.test(sentence)) {
    const open = daysIn(part).find((day) => !weeks.some((week) => isClosed(week, day)));
    if (open !== undefined) return `têm ${nameOf(open)}`;
  }
  const wrong = wrongHours(part, weeks, PART_OF_YEAR.test(sentence), isOpenFor);
  if (wrong) return `não têm ${wrong}`;
  const edge = edgesIn(part).find(({ opens, time }) => {
    const edges = weeks.flat(2).map((period) => (opens ? minutesOf(period.from) : endOf(period) % DAY_LENGTH));
    return !edges.includes(time % DAY_LENGTH);
  });
  return edge && `são outras («${edge.written}»)`;
}

/**
 * The first day that is closed, or the first hours that do not fit their day, or fit none where no day is named.
 * @param isOneEnough whether it has to be right in one week only, instead of each
 */
function wrongHours(part: string, weeks: Week[], isOneEnough: boolean, fits: typeof isOpenFor): string | undefined {
  // «Segunda a sexta das 9h às 19h, domingo encerrado»: up to the last hours before the word.
  const text = CLOSING.test(part) ? (/^.*\d[\dh:]*/.exec(part.split(CLOSING)[0] ?? '')?.[0] ?? '') : part;
  const isRight = (is: (week: Week) => boolean) => (isOneEnough ? weeks.some(is) : weeks.every(is));
  const closed = daysIn(text).find((day) => !isRight((week) => !isClosed(week, day)));
  if (closed !== undefined) return nameOf(closed);
  const ofDays = dayHoursIn(text);
  const wrong = ofDays.find(({ day, range }) => !isRight((week) => fits(range, week[day])));
  if (wrong) return `${nameOf(wrong.day)}, ${wrong.range.written}`;
  const ofAnyDay = ofDays.length > 0 ? [] : rangesIn(text);
  return ofAnyDay.find((range) => !isRight((week) => week.some((periods) => fits(range, periods))))?.written;
}

/** Whether a range begins when a day opens, or opens again, and ends when it closes: a break may be left unsaid. */
function isOpenFor({ from, to }: Range, periods: readonly Period[] = []): boolean {
  const opens = periods.some((period) => minutesOf(period.from) === from);
  return opens && periods.some((period) => endOf(period) % DAY_LENGTH === to % DAY_LENGTH);
}

/** A day of a service or a delivery on which neither the pharmacy nor another place is open, in any part of the year. */
export const closedAllYear: Test = (day, facts, { name }) => {
  const weeks = weeksOf(facts, '');
  const places = facts.places.map(({ timetable }) => weekOf(timetable));
  const isGiven = weeks.length > 0 && (name !== 'entregas' || facts.entregas.faz);
  return isGiven && [...weeks, ...places].every((week) => isClosed(week, WEEK.indexOf(day as Weekday)));
};

/** Sentences about duty, about who is called and about what is no part of the shop are left alone: there it may be true. */
export const openAllDay = hoursClaim(
  /\b(abert[oa]s?|abrimos)\b.* (24 horas|toda a noite)|24 horas por dia|\bqualquer hora (do dia (ou|e) )?da noite/i,
  NOT,
  (_weeks, sentence, { farmacia, timetable }) => {
    const occasions = ['serviço', 'chamad', 'lig', 'telefon', ...farmacia.comodidades];
    const isForSome = occasions.some((name) => fold(sentence).includes(fold(name)));
    return !isForSome && !isAlwaysOpen(timetable);
  },
);

/** The breaks for lunch in a week, holidays apart: those that begin around noon. Where it is open until 2h, it closes for the night after it. */
const breaksOf = (week: Week) =>
  week
    .slice(0, HOLIDAYS)
    .flatMap((periods) => periods.slice(1).map(({ from }, before) => `${periods[before]?.to}–${from}`))
    .filter((written) => written > '11' && written < '16');

/** Open or closed for lunch: «não fechamos para almoço», «horário contínuo», «com pausa para almoço». */
export const lunch = hoursClaim(
  /\b(fech(a|amos|ar|ad[oa]s?)|pausa|intervalo) (para|ao|de|à hora d[eo]) almoç|\bhorário contínuo|\babert[oa]s? à hora d[eo] almoç|\d(h\d*)?,? sem interrupç/i,
  null,
  (weeks, sentence) => {
    const [pause] = weeks.flatMap(breaksOf);
    if (/\b(não|nunca|sem|contínuo|abert\w+)\b/i.test(sentence)) return pause && `têm uma pausa (${pause})`;
    return pause ? undefined : 'não têm pausa';
  },
);

/** Hours beside which nothing is written of holidays: they would be read as days like others. */
export const silentOnHolidays: Test = (_text, _facts, { parent }) =>
  (parent as { feriados?: { regime?: string } }).feriados?.regime === undefined;

/**
 * What the policy says outside the hours: hours that lie within no period, or a day that is closed. Fewer hours than there are
 * are true. It must hold in every season, or in one where the line names a part of the year.
 */
export const hoursOfPolicy = hoursClaim(/\d{1,2}h|\babert|\babrimos/i, null, (_named, sentence, facts, { value }) => {
  const weeks = weeksOf(facts, '');
  const isOneEnough = PART_OF_YEAR.test(String(value)) || weeksOf(facts, String(value)).length < weeks.length;
  return wrongHours(sentence, weeks, isOneEnough, isWithin);
});

function isWithin({ from, to }: Range, periods: readonly Period[] = []): boolean {
  const end = to > from ? to : to + DAY_LENGTH;
  return periods.some((period) => from >= minutesOf(period.from) && end <= endOf(period));
}
