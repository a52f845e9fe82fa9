import { hoursOf } from '../../opening/from-content.ts';
import { endOf, isAlwaysOpen, mergedPeriods, minutesOf, type Period, type YearPart } from '../../opening/timetable.ts';
import { namesOfDays, WEEK } from '../../opening/week.ts';
import type { Facts, Found } from './rule.ts';
import type { Statement } from './words.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Public holidays, after the days of the week, which count from Monday, 0. */
const HOLIDAYS = 7;

/** How days are called, and which they are. Single holidays, those «de Natal», are no rule. */
const DAY_NAMES: readonly (readonly [name: string, days: readonly number[]])[] = [
  ...['segunda', 'terça', 'quarta', 'quinta', 'sexta'].map((name, day) => [`${name}s?(?:-feiras?)?`, [day]] as const),
  ['sábados?', [5]],
  ['domingos?', [6]],
  ['feriados(?! d[eo] )', [HOLIDAYS]],
  ['dias úteis', EVERY_DAY.slice(0, 5)],
  ['fi(?:m|ns) de semana', EVERY_DAY.slice(5)],
  ['todos os dias(?! úteis)', EVERY_DAY],
];
const DAY = new RegExp(`(?<!\\p{L})(?:${DAY_NAMES.map(([name]) => `(${name})`).join('|')})(?!\\p{L})`, 'giu');
const TIME = /(?<!\d)\d{1,2}(?:h(?:\d{2})?|:\d{2})(?![\p{L}\d])/giu;
/** What joins days and hours in a sentence without a verb, «De segunda a sexta, das 9h às 19h». */
const JOINING = /(?<!\p{L})(d[aeo]s?|e|a|aos?|às?|até|nos?|só)(?!\p{L})/giu;

const OPENS = /(?<!\p{L})(abr(imos|e)|abert[oa]s?|funcionamos|estamos cá|horário)(?!\p{L})/iu;
const CLOSES = /(?<!\p{L})(?:fech(?:amos|a|ad[oa]s?)|encerr(?:amos|a|ad[oa]s?))(?!\p{L})/iu;
/** Of these the fields tell elsewhere, or not at all: a part of the year, duty, deliveries, what answers behind a closed door. */
const UNUSUAL =
  /(?<!\p{L})(serviço|turno|véspera|natal|dia \d+|entreg|carrinha|bicicleta|estafeta|telefon|chamad|lig(ue|ar)|mensage|whatsapp|sms|e-?mail|linha|campainha|postigo|toca|urgên|almoço|madrugada|noite|verão|inverno|primavera|outono|época|férias|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\d\/\d)/iu;
const ALL_DAY = /24 horas|dia e (de )?noite|noite e (de )?dia/i;

/** When it is open on each day, holidays last. */
type Week = readonly (readonly Period[])[];

/** The weeks of all seasons and of the privacy page's and other places: what one of them has is right. */
function weeksOf({ timetable, places, entregas }: Facts): Week[] {
  const deliveries = [entregas.horario, entregas.normal.horario, entregas.urgente?.horario ?? []].map(hoursOf);
  const parts: YearPart[] = [timetable, ...(timetable.seasons ?? []), ...places.map((place) => place.timetable)];
  return [...parts, ...deliveries.map((hours) => ({ hours, holidayHours: [] }))]
    .filter(({ hours }) => hours.length > 0)
    .map(({ hours, holidayHours = hours }) => [
      ...WEEK.map((_, day) => mergedPeriods(hours.filter(({ days }) => days.includes(day)))),
      holidayHours,
    ]);
}

/** The days in «segunda a sexta», «terça e quinta». */
function daysIn(text: string): number[] {
  const names = [...text.matchAll(DAY)].map(({ index, 0: name, ...groups }) => {
    const days = DAY_NAMES.find((_, i) => Object.values(groups)[i] !== undefined)?.[1] ?? [];
    return { days, from: index, to: index + name.length };
  });
  return names.flatMap(({ days, to }, i) => {
    const { days: [last = 0] = [], from = to } = names[i + 1] ?? {};
    const isRange = /^ (a|até)( a[os]?| à)? $/.test(text.slice(to, from));
    return isRange ? EVERY_DAY.slice(days[0], last + 1) : days;
  });
}

/** Whether a sentence is nothing but days and hours; one alone, as in a field of its own, states nothing. */
const isBare = (sentence: string) =>
  [...sentence.matchAll(DAY), ...sentence.matchAll(TIME)].length > 1 &&
  !/\p{L}/u.test(sentence.replaceAll(DAY, '').replaceAll(TIME, '').replaceAll(JOINING, ''));

const nameOf = (day: number) => (day === HOLIDAYS ? 'feriados' : namesOfDays([day]));

/** What a sentence says otherwise than every week, in a word or two; null where one of them has it so. */
function otherHours(sentence: string, weeks: readonly Week[], timetable: Facts['timetable']): string | null {
  if (ALL_DAY.test(sentence)) return OPENS.test(sentence) && !isAlwaysOpen(timetable) ? 'são menos' : null;
  // «Das 9h às 19h, domingo encerrado»: up to the last hours before the word it is open.
  const [before = '', after] = sentence.split(CLOSES);
  const open = after === undefined ? sentence : (/^.*\d[\dh:]*/.exec(before)?.[0] ?? '');
  const closed = sentence.slice(open.length);
  const shut = daysIn(open).find((day) => weeks.every((week) => (week[day] ?? []).length === 0));
  if (shut !== undefined) return `não têm ${nameOf(shut)}`;
  const edges = weeks.flat(2).flatMap((period) => [minutesOf(period.from), endOf(period) % 1440]);
  const minutesSaid = (time: string) => minutesOf(time.replace(/h$/i, ':00').replace(/h/i, ':')) % 1440;
  const other = sentence.match(TIME)?.find((time) => !edges.includes(minutesSaid(time)));
  if (other) return `não têm ${other}`;
  const always = /manhã|tarde|\dh/.test(sentence) ? [] : daysIn(closed);
  const stillOpen = always.find((day) => weeks.every((week) => (week[day] ?? []).length > 0));
  return stillOpen === undefined ? null : `têm ${nameOf(stillOpen)}`;
}

/** Statements of when the pharmacy is open that no hours of the content bear out. */
export function otherHoursSaid(facts: Facts, said: readonly Statement[]): Found[] {
  const weeks = weeksOf(facts);
  if (weeks.length === 0) return [];
  return said
    .filter(({ sentence: text }) => !UNUSUAL.test(text) && (OPENS.test(text) || CLOSES.test(text) || isBare(text)))
    .flatMap(({ at, sentence }) => {
      const fact = otherHours(sentence, weeks, facts.timetable);
      return fact ? [{ at, found: `«${sentence}», e as horas ${fact}: o que está certo?` }] : [];
    });
}
