import { minutesOf } from '../../opening/timetable.ts';
import { WEEK, type Weekday } from '../../opening/week.ts';
import type { Content } from '../content.ts';
import { fold } from '../nearest-name.ts';
import { claim, NOT } from './rule.ts';

// What texts say of the hours, held against the weeks of horario.yaml.

const DAY = 24 * 60;

/** The periods of one week. */
type Week = Content['horario']['aberturas'];

/** The weeks of hours that a sentence is about: those of the place or of the seasons that it names, else all. None without hours. */
function weeksOf({ farmacia, horario: { aberturas, epocas } }: Content, sentence: string): Week[] {
  const isNamed = (name: string) => fold(sentence).includes(fold(name));
  const place = farmacia.postos.find(({ nome, morada: { localidade } }) =>
    [nome, localidade].some((name) => name !== farmacia.localidade && isNamed(name)),
  );
  const seasons = epocas.filter(({ nome }) => isNamed(nome));
  const named = place ? [place] : seasons;
  const all = named.length > 0 ? named : [{ aberturas }, ...epocas];
  return all.map((each) => each.aberturas).filter(({ length }) => length > 0);
}

/** The days of a week on which it is closed. */
const daysClosed = (week: Week) => WEEK.filter((day) => !week.some(({ dias }) => dias.includes(day)));

/** A day's name with its accents, which the file leaves out. */
const withAccents = (day: Weekday) => day.replace('terca', 'terça').replace('sabado', 'sábado');

/** The breaks within a day: each ends one period and comes before another of the same day. */
function breaksOf(week: Week): string[] {
  return week.flatMap((before) =>
    week
      .filter(
        ({ dias, abre }) =>
          abre > before.fecha && before.fecha > before.abre && dias.some((day) => before.dias.includes(day)),
      )
      .map(({ abre }) => `${before.fecha}–${abre}`),
  );
}

const OPEN = /\b(abrimos|abert[oa]s?|atendemos|funcionamos|estamos cá)\b/i;
const WEEKEND = /\b(sábado|domingo)/gi;
const weekendIn = (sentence: string) =>
  (sentence.match(WEEKEND) ?? []).map((name) => (/^s/i.test(name) ? 'sabado' : 'domingo') as Weekday);

export const openEveryDay = claim(
  /(^|\b(abrimos|abert[oa]s?|atendemos)\b.*)todos os dias(?! úteis)/i,
  NOT,
  (content, sentence) =>
    weeksOf(content, sentence)
      .map((week) => daysClosed(week).map(withAccents).join(' nem '))
      .find(Boolean) ?? null,
);

export const openOnWeekend = claim(/./, NOT, (content, sentence) => {
  const named = OPEN.test(sentence) ? weekendIn(sentence) : [];
  const weeks = weeksOf(content, sentence);
  const closed = named.find((day) => weeks.length > 0 && weeks.every((week) => daysClosed(week).includes(day)));
  return closed ? withAccents(closed) : null;
});

/** «Ao sábado à tarde», «ao sábado às 13h»: only a part of the day. */
const PART_OF_DAY = /(sábado|domingo)s?,? (à|às|de|a|até|depois|pelas|das) /gi;

export const closedOnWeekend = claim(
  /\b(fechamos|fechad[oa]s?|encerr\w+)\b/i,
  /\b(não|nem|nunca|exce[tp]\w*|salvo|menos|abrimos|abert[oa]s?)\b|\bsó /i,
  (content, sentence) => {
    const weeks = weeksOf(content, sentence);
    const open = weekendIn(sentence.replace(PART_OF_DAY, '')).find(
      (day) => weeks.length > 0 && weeks.every((week) => !daysClosed(week).includes(day)),
    );
    return open ? withAccents(open) : null;
  },
);

/** Of nights of duty, of what is no part of the shop and of who is called, it may be true. */
export const openAllDay = claim(
  /\b(abert[oa]s?|abrimos)\b.* (24 horas|toda a noite)|24 horas por dia|\bqualquer hora (do dia (ou|e) )?da noite/i,
  NOT,
  (content, sentence) => {
    const occasions = ['serviço', 'chamad', 'lig', 'telefon', ...content.farmacia.comodidades];
    const isForSome = occasions.some((name) => fold(sentence).includes(fold(name)));
    return !isForSome && weeksOf(content, sentence).some((week) => minutesOpen(week) < 7 * DAY);
  },
);

function minutesOpen(week: Week): number {
  const lengths = week.map(({ dias, abre, fecha }) => {
    const length = minutesOf(fecha) - minutesOf(abre);
    return dias.length * (length > 0 ? length : length + DAY);
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

const LUNCH = '(para|ao|à hora d[eo]) almoç';

export const openAtLunch = claim(
  new RegExp(
    `\\b(não|nunca|sem) (se )?fech(a|amos|ar) ${LUNCH}|\\bsem (pausa|intervalo) (para|de|ao) almoç|\\bhorário contínuo`,
    'i',
  ),
  null,
  (content, sentence) => weeksOf(content, sentence).flatMap(breaksOf)[0] ?? null,
);

export const closedAtLunch = claim(
  new RegExp(`\\b(fechamos|fechad[oa]s?) ${LUNCH}|\\bpausa (para|de|ao) almoç`, 'i'),
  /\b(não|nunca|sem)\b/i,
  (content, sentence) => {
    const weeks = weeksOf(content, sentence);
    return weeks.length > 0 && weeks.flatMap(breaksOf).length === 0;
  },
);

/**
 * A range of the policy that is within no period, a time of it outside the hours, or a closed Saturday or Sunday. Who answers only in
 * some of the opening hours says nothing untrue.
 */
export const hoursOfPolicy = claim(/\d{1,2}h/, null, (content, sentence) => {
  const weeks = weeksOf(content, sentence);
  if (weeks.length === 0) return null;
  const isOpen = (from: string, to: string) =>
    weeks.flat().some(({ abre, fecha }) => {
      const [opens, closes] = [minutesOf(abre), minutesOf(fecha)];
      return minutesSpoken(from) >= opens && minutesSpoken(to) <= (closes > opens ? closes : closes + DAY);
    });
  const range = [...sentence.matchAll(/\bdas (\d{1,2}h(?:\d{2})?) (?:às|à) (\d{1,2}h(?:\d{2})?)/g)].find(
    ([, from = '', to = '']) => !isOpen(from, to),
  );
  const time = (sentence.match(/\b\d{1,2}h(\d{2})?\b/g) ?? []).find((each) => !isOpen(each, each));
  const day = weekendIn(sentence).find((name) => weeks.every((week) => daysClosed(week).includes(name)));
  const closed = day && !/fechad|encerrad/i.test(sentence) ? withAccents(day) : undefined;
  return closed ?? time ?? range?.[0] ?? null;
});

/** "9h30" as minutes from midnight. */
const minutesSpoken = (time: string) => minutesOf(time.replace(/h$/, ':00').replace('h', ':'));
