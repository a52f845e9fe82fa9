import { namesOfDays } from '../../opening/day-names.ts';
import { hoursOf } from '../../opening/from-content.ts';
import { endOf, minutesOf, type OpeningHours } from '../../opening/timetable.ts';
import { fold } from '../nearest-name.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { claim, NOT } from './rule.ts';

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

/** The days of a week on which it is closed. */
const daysClosed = (week: OpeningHours) => WEEKDAYS.filter((day) => !week.some(({ days }) => days.includes(day)));

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

const OPEN = /\b(abrimos|abert[oa]s?|atendemos|funcionamos|estamos cá)\b/i;
const WEEKEND = /\b(sábado|domingo)/gi;
const weekendIn = (sentence: string) =>
  (sentence.match(WEEKEND) ?? []).map((name) => (/^s/i.test(name) ? SATURDAY : SUNDAY));

export const openEveryDay = claim(
  /(^|\b(abrimos|abert[oa]s?|atendemos)\b.*)todos os dias(?! úteis)/i,
  NOT,
  (sentence, facts) => {
    const closed = weeksOf(facts, sentence)
      .map(daysClosed)
      .find(({ length }) => length > 0);
    return closed ? closed.map((day) => namesOfDays([day])).join(' nem ') : null;
  },
);

export const openOnWeekend = claim(/./, NOT, (sentence, facts) => {
  const named = OPEN.test(sentence) ? weekendIn(sentence) : [];
  const weeks = weeksOf(facts, sentence);
  const closed = named.find((day) => weeks.length > 0 && weeks.every((week) => daysClosed(week).includes(day)));
  return closed === undefined ? null : namesOfDays([closed]);
});

/** «Ao sábado à tarde», «ao sábado às 13h»: only a part of the day. */
const PART_OF_DAY = /(sábado|domingo)s?,? (à|às|de|a|até|depois|pelas|das) /gi;

export const closedOnWeekend = claim(
  /\b(fechamos|fechad[oa]s?|encerr\w+)\b/i,
  /\b(não|nem|nunca|exce[tp]\w*|salvo|menos|abrimos|abert[oa]s?)\b|\bsó /i,
  (sentence, facts) => {
    const weeks = weeksOf(facts, sentence);
    const open = weekendIn(sentence.replace(PART_OF_DAY, '')).find(
      (day) => weeks.length > 0 && weeks.every((week) => !daysClosed(week).includes(day)),
    );
    return open === undefined ? null : namesOfDays([open]);
  },
);

/** Of nights of duty, of what is no part of the shop and of who is called, it may be true. */
export const openAllDay = claim(
  /\b(abert[oa]s?|abrimos)\b.* (24 horas|toda a noite)|24 horas por dia|\bqualquer hora (do dia (ou|e) )?da noite/i,
  NOT,
  (sentence, facts) => {
    const occasions = ['serviço', 'chamad', 'lig', 'telefon', ...facts.farmacia.comodidades];
    const isForSome = occasions.some((name) => fold(sentence).includes(fold(name)));
    return !isForSome && weeksOf(facts, sentence).some((week) => minutesOpen(week) < WEEK_LENGTH);
  },
);

function minutesOpen(week: OpeningHours): number {
  return week.reduce((sum, period) => sum + period.days.length * (endOf(period) - minutesOf(period.from)), 0);
}

const LUNCH = '(para|ao|à hora d[eo]) almoç';

export const openAtLunch = claim(
  new RegExp(
    `\\b(não|nunca|sem) (se )?fech(a|amos|ar) ${LUNCH}|\\bsem (pausa|intervalo) (para|de|ao) almoç|\\bhorário contínuo`,
    'i',
  ),
  null,
  (sentence, facts) => weeksOf(facts, sentence).flatMap(breaksOf)[0] ?? null,
);

export const closedAtLunch = claim(
  new RegExp(`\\b(fechamos|fechad[oa]s?) ${LUNCH}|\\bpausa (para|de|ao) almoç`, 'i'),
  /\b(não|nunca|sem)\b/i,
  (sentence, facts) => {
    const weeks = weeksOf(facts, sentence);
    return weeks.length > 0 && weeks.flatMap(breaksOf).length === 0;
  },
);

/**
 * A range of the policy that is within no period, a time of it outside the hours, or a closed Saturday or Sunday. Who answers only in
 * some of the opening hours says nothing untrue.
 */
export const hoursOfPolicy = claim(/\d{1,2}h/, null, (sentence, facts) => {
  const weeks = weeksOf(facts, sentence);
  if (weeks.length === 0) return null;
  const isOpen = (from: string, to: string) =>
    weeks.flat().some((period) => minutesSpoken(from) >= minutesOf(period.from) && minutesSpoken(to) <= endOf(period));
  const range = [...sentence.matchAll(/\bdas (\d{1,2}h(?:\d{2})?) (?:às|à) (\d{1,2}h(?:\d{2})?)/g)].find(
    ([, from = '', to = '']) => !isOpen(from, to),
  );
  const time = (sentence.match(/\b\d{1,2}h(\d{2})?\b/g) ?? []).find((each) => !isOpen(each, each));
  const day = weekendIn(sentence).find((name) => weeks.every((week) => daysClosed(week).includes(name)));
  const closed = day !== undefined && !/fechad|encerrad/i.test(sentence) ? namesOfDays([day]) : undefined;
  return closed ?? time ?? range?.[0] ?? null;
});

/** "9h30" as minutes from midnight. */
const minutesSpoken = (time: string) => minutesOf(time.replace(/h$/, ':00').replace('h', ':'));
