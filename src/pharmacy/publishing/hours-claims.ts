import { namesOfDays } from '../../opening/day-names.ts';
import { hoursOf } from '../../opening/from-content.ts';
import { endOf, minutesOf, type OpeningHours } from '../../opening/timetable.ts';
import { fold } from '../nearest-name.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { claim, NOT, type Test } from './rule.ts';

// What texts say of the hours, held against the weeks of the timetable.

const WEEK_LENGTH = 7 * 24 * 60;
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
  (weeks, sentence) => nameOf(weekendIn(sentence).find((day) => weeks.every((week) => isClosed(week, day)))),
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

/** A range of the policy that is within no period, or a closed Saturday or Sunday. Who answers in some of the hours says nothing untrue. */
export const hoursOfPolicy = hoursClaim(/\d{1,2}h/, null, (weeks, sentence) => {
  const closed = weekendIn(sentence).find((day) => weeks.every((week) => isClosed(week, day)));
  if (closed !== undefined && !/fechad|encerrad/i.test(sentence)) return nameOf(closed);
  const ranges = [...sentence.matchAll(/\bdas (\d{1,2}h(?:\d{2})?) (?:às|à) (\d{1,2}h(?:\d{2})?)/g)];
  const isOpen = (from: string, to: string) =>
    weeks.flat().some((period) => minutesSpoken(from) >= minutesOf(period.from) && minutesSpoken(to) <= endOf(period));
  return ranges.find(([, from = '', to = '']) => !isOpen(from, to))?.[0];
});

/** "9h30" as minutes from midnight. */
const minutesSpoken = (time: string) => minutesOf(time.replace(/h$/, ':00').replace('h', ':'));
