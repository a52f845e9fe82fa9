import { namesOfDays } from '../../opening/day-names.ts';
import { hoursOf } from '../../opening/from-content.ts';
import { endOf, minutesOf, type OpeningHours } from '../../opening/timetable.ts';
import { fold } from '../nearest-name.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { MONTHS } from '../schemas/values.ts';
import { BETWEEN, DAY, type DayHours, dayHoursIn, OPEN, rangesIn } from './day-hours.ts';
import { claim, NOT, type Test } from './rule.ts';

// What texts say of the hours, held against the weeks of the timetable.

const DAY_LENGTH = 24 * 60;
const WEEK_LENGTH = 7 * DAY_LENGTH;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const SATURDAY = 5;
const SUNDAY = 6;

/** The weeks of hours that a sentence is about: those of the place or of the seasons that it names, else all. None without hours. */
function weeksOf({ farmacia, timetable: { hours, seasons = [] } }: Pharmacy, sentence: string): OpeningHours[] {
  const isNamed = (name: string) => fold(sentence).includes(fold(name));
  const place = farmacia.postos.find(({ nome, morada: { localidade } }) =>
    [nome, localidade].some((name) => name !== farmacia.localidade && isNamed(name)),
  );
  const named = place
    ? [hoursOf(place.aberturas)]
    : seasons.filter(({ name }) => isNamed(name)).map((season) => season.hours);
  const weeks = named.length > 0 ? named : [hours, ...seasons.map((season) => season.hours)];
  return weeks.filter(({ length }) => length > 0);
}

/** A claim about the hours: held against each week that the sentence is about, where there are any hours. */
function hoursClaim(
  pattern: RegExp,
  unless: RegExp | null,
  against: (weeks: OpeningHours[], sentence: string, facts: Pharmacy) => string | boolean | undefined,
): Test {
  return claim(pattern, unless, (sentence, facts) => {
    const weeks = weeksOf(facts, sentence);
    return (weeks.length > 0 && against(weeks, sentence, facts)) || null;
  });
}

const isClosed = (week: OpeningHours, day: number) => !week.some(({ days }) => days.includes(day));

/** The breaks within a day: each ends one period and comes before another of the same day. */
function breaksOf(week: OpeningHours): string[] {
  return week.flatMap((before) =>
    week
      .filter(
        ({ days, from }) =>
          from > before.to && before.to > before.from && days.some((day) => before.days.includes(day)),
      )
      .map(({ from }) => `${before.to}–${from}`),
  );
}

/** What is said of a part of the year, however it is called, need not be so in the others. */
const PART_OF_YEAR = new RegExp(
  `(${MONTHS.join('|')}|verão|inverno|primavera|outono|época|férias|feriad|\\d/\\d)`,
  'i',
);

const weekendIn = (sentence: string) =>
  (sentence.match(/\b(sábado|domingo)/gi) ?? []).map((name) => (/^s/i.test(name) ? SATURDAY : SUNDAY));

const nameOf = (day: number | undefined) => (day === undefined ? undefined : namesOfDays([day]));

export const openEveryDay = hoursClaim(
  /(^|\b(abrimos|abert[oa]s?|atendemos)\b.*)todos os dias(?! úteis)/i,
  NOT,
  (weeks) => nameOf(WEEKDAYS.find((day) => weeks.some((week) => isClosed(week, day)))),
);

export const openOnWeekend = hoursClaim(
  /\b(abrimos|abert[oa]s?|atendemos|funcionamos|estamos cá)\b/i,
  NOT,
  (weeks, sentence) => {
    const weeksClosed = PART_OF_YEAR.test(sentence) ? 'every' : 'some';
    return nameOf(weekendIn(sentence).find((day) => weeks[weeksClosed]((week) => isClosed(week, day))));
  },
);

/** «Ao sábado à tarde», «ao sábado às 13h»: only a part of the day. */
const PART_OF_DAY = /(sábado|domingo)s?,? (à|às|de|a|até|depois|pelas|das) /gi;

export const closedOnWeekend = hoursClaim(
  /\b(fechamos|fechad[oa]s?|encerr\w+)\b/i,
  /\b(não|nem|nunca|exce[tp]\w*|salvo|menos|abrimos|abert[oa]s?)\b|\bsó /i,
  (weeks, sentence) => {
    const named = weekendIn(sentence.replace(PART_OF_DAY, ''));
    return nameOf(named.find((day) => !weeks.some((week) => isClosed(week, day))));
  },
);

/** Of nights of duty, of what is no part of the shop and of who is called, it may be true. */
export const openAllDay = hoursClaim(
  /\b(abert[oa]s?|abrimos)\b.* (24 horas|toda a noite)|24 horas por dia|\bqualquer hora (do dia (ou|e) )?da noite/i,
  NOT,
  (weeks, sentence, { farmacia }) => {
    const occasions = ['serviço', 'chamad', 'lig', 'telefon', ...farmacia.comodidades];
    const isForSome = occasions.some((name) => fold(sentence).includes(fold(name)));
    return !isForSome && weeks.some((week) => minutesOpen(week) < WEEK_LENGTH);
  },
);

function minutesOpen(week: OpeningHours): number {
  return week.reduce((sum, period) => sum + period.days.length * (endOf(period) - minutesOf(period.from)), 0);
}

export const openAtLunch = hoursClaim(
  /\b(não|nunca|sem) (se )?fech(a|amos|ar) (para|ao|à hora d[eo]) almoç|\bsem (pausa|intervalo) (para|de|ao) almoç|\bhorário contínuo/i,
  null,
  (weeks) => weeks.flatMap(breaksOf)[0],
);

export const closedAtLunch = hoursClaim(
  /\b(fechamos|fechad[oa]s?) (para|ao|à hora d[eo]) almoç|\bpausa (para|de|ao) almoç/i,
  /\b(não|nunca|sem)\b/i,
  (weeks) => weeks.flatMap(breaksOf).length === 0,
);

// Hours that a sentence gives to days of the week.

/** Where such hours begin to be the pharmacy's: at the first word, or after one that says so. */
const OF_THE_SHOP = new RegExp(`(?:^|(?<!\\p{L})${OPEN}(?!\\p{L}))${BETWEEN}$`, 'iu');
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

const periodsOf = (week: OpeningHours, day: number) => week.filter(({ days }) => days.includes(day));

/** Each range begins when the day opens, or opens again, and ends when it closes: a break may be left unsaid. */
export const hoursOfDays = hoursClaim(
  new RegExp(DAY, 'i'),
  /\b(fora|não|nem|nunca|exce[tp]\w*|salvo)\b/i,
  (weeks, sentence) => {
    const all = dayHoursIn(sentence);
    const other = all.findIndex(({ before }, i) => !(i === 0 ? OF_THE_SHOP : ONLY_BETWEEN).test(before));
    const found = other < 0 ? all : all.slice(0, other);
    const { end = 0 } = found.at(-1) ?? {};
    // «Ao sábado, das 9h às 13h, há mercado» is of something else.
    if (!new RegExp(OPEN, 'i').test(sentence.slice(0, end)) && !/^\P{L}*$|fechad|encerrad/u.test(sentence.slice(end)))
      return;
    return wrongHours(found, ({ from, to }, day) =>
      weeks[PART_OF_YEAR.test(sentence) ? 'some' : 'every']((week) => {
        const periods = periodsOf(week, day);
        const opens = periods.some((period) => minutesOf(period.from) === from);
        return opens && periods.some((period) => endOf(period) % DAY_LENGTH === to % DAY_LENGTH);
      }),
    );
  },
);

/** A range of the policy that is within no period, or a closed Saturday or Sunday. Who answers in some of the hours says nothing untrue. */
export const hoursOfPolicy = hoursClaim(/\d{1,2}h/, null, (weeks, sentence) => {
  const closed = weekendIn(sentence).find((day) => weeks.every((week) => isClosed(week, day)));
  if (closed !== undefined && !/fechad|encerrad/i.test(sentence)) return nameOf(closed);
  const isWithin = ({ from, to }: DayHours['ranges'][number], periods: OpeningHours) =>
    periods.some((period) => from >= minutesOf(period.from) && to <= endOf(period));
  const found = dayHoursIn(sentence);
  if (found.length === 0) return rangesIn(sentence).find((range) => !isWithin(range, weeks.flat()))?.written;
  return wrongHours(found, (range, day) => isWithin(range, periodsOf(weeks.flat(), day)));
});
