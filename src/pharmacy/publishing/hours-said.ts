import { hoursOf } from '../../opening/from-content.ts';
import { endOf, isAlwaysOpen, merged, minutesOf, type Period, type YearPart } from '../../opening/timetable.ts';
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
const DAY = `(?<!\\p{L})(?:${DAY_NAMES.map(([name]) => name).join('|')})(?!\\p{L})`;
const DAYS = `${DAY}(?:(?:,| e| a| até)(?: a[os]?| à| nos?)? ${DAY})*`;
const TIME = '(\\d{1,2}(?:h(?:\\d{2})?|:\\d{2}))';
const RANGE = new RegExp(`${TIME} ?(?:às|à|a|até às|e as|–|-) ?${TIME}`, 'gi');
const EDGE = /(?:(abrimos|abre)|fechamos|encerramos|fecha|até) (?:às|à) (\d{1,2}(?:h\d*|:\d\d))/gi;

const OPENS =
  /(?<!\p{L})(abr(imos|e)|abert[oa]s?|atendemos|funcionamos|estamos cá|horário|fale connosco|respondemos)(?!\p{L})/iu;
const CLOSES = /(?<!\p{L})(fech(amos|a|ad[oa]s?)|encerr(amos|a|ad[oa]s?))(?!\p{L})/iu;
/** All that a sentence without a verb has beside its days and hours. */
const BARE = new RegExp(
  `^(?:${DAYS}|${RANGE.source}|(?<!\\p{L})(?:d[aeo]s?|e|aos?|às?|nos?|só)(?!\\p{L})|\\P{L})+$`,
  'iu',
);
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
      ...WEEK.map((_, day) => merged(hours.filter(({ days }) => days.includes(day)))),
      holidayHours,
    ]);
}

/** "9h30" as minutes from midnight. */
const minutesSpoken = (time = '') => minutesOf(time.replace(/h$/, ':00').replace('h', ':'));

const rangesIn = (text: string) =>
  [...text.matchAll(RANGE)].map(([written, from, to]) => ({
    written,
    from: minutesSpoken(from),
    to: minutesSpoken(to),
  }));

/** The days in «segunda a sexta», «terça e quinta». */
function daysIn(text: string): number[] {
  const rows = text.match(new RegExp(DAYS, 'giu')) ?? [];
  return rows
    .flatMap((row) => row.split(/,| e /))
    .flatMap((part) => {
      const named = (part.match(new RegExp(DAY, 'giu')) ?? []).map(
        (word) => DAY_NAMES.find(([name]) => new RegExp(`^(?:${name})$`, 'iu').test(word))?.[1] ?? [],
      );
      const [[first = 0] = [], [last = 0] = []] = named;
      return named.length === 2 && first < last ? EVERY_DAY.slice(first, last + 1) : named.flat();
    });
}

const nameOf = (day: number) => (day === HOLIDAYS ? 'feriados' : namesOfDays([day]));

/** What a sentence says otherwise than every week, in a word or two; null where one of them has it so. */
function otherHours(sentence: string, weeks: readonly Week[], timetable: Facts['timetable']): string | null {
  if (ALL_DAY.test(sentence)) return OPENS.test(sentence) && !isAlwaysOpen(timetable) ? 'são menos' : null;
  // «Das 9h às 19h, domingo encerrado»: up to the last hours before the word it is open.
  const [before = ''] = CLOSES.test(sentence) ? sentence.split(CLOSES) : [sentence];
  const open = before === sentence ? sentence : (/^.*\d[\dh:]*/.exec(before)?.[0] ?? '');
  const closed = sentence.slice(open.length);
  const days = daysIn(open);
  const isOpenOn = (day: number) => weeks.some((week) => (week[day] ?? []).length > 0);
  const shut = days.find((day) => !isOpenOn(day));
  if (shut !== undefined) return `não têm ${nameOf(shut)}`;
  // A break may be left unsaid, and fewer hours than there are may be said of when one answers.
  const isLess = /fale|respond|atend/i.test(open);
  const range = rangesIn(open).find(
    ({ from, to }) =>
      !weeks.some((week) =>
        week.some(
          (periods, day) =>
            (days.length === 0 || days.includes(day)) &&
            (isLess
              ? periods.some((period) => from >= minutesOf(period.from) && to <= endOf(period))
              : periods.some((period) => minutesOf(period.from) === from) &&
                periods.some((period) => endOf(period) % 1440 === to % 1440)),
        ),
      ),
  );
  if (range) return `não têm ${range.written}`;
  const always = rangesIn(closed).length === 0 && !/manhã|tarde|\dh/.test(sentence) ? daysIn(closed) : [];
  const stillOpen = always.find((day) => weeks.every((week) => (week[day] ?? []).length > 0));
  if (stillOpen !== undefined) return `têm ${nameOf(stillOpen)}`;
  const edges = weeks.flat(2).flatMap(({ from, to }) => [minutesOf(from), minutesOf(to) % 1440]);
  const edge = [...sentence.matchAll(EDGE)].find(([, , time]) => !edges.includes(minutesSpoken(time) % 1440));
  return edge ? `são outras («${edge[0]}»)` : null;
}

/** Statements of when the pharmacy is open that no hours of the content bear out. */
export function otherHoursSaid(facts: Facts, said: readonly Statement[]): Found[] {
  const weeks = weeksOf(facts);
  if (weeks.length === 0) return [];
  return said
    .filter(
      ({ sentence }) => !UNUSUAL.test(sentence) && [OPENS, CLOSES, BARE].some((pattern) => pattern.test(sentence)),
    )
    .flatMap(({ at, sentence }) => {
      const fact = otherHours(sentence, weeks, facts.timetable);
      return fact ? [{ at, found: `«${sentence}», e as horas ${fact}: o que está certo?` }] : [];
    });
}
