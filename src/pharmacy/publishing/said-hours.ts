import { MONTHS } from '../../fields/values.ts';
import { daysFrom, inLeapYear } from '../../opening/days.ts';
import { hoursOf } from '../../opening/from-content.ts';
import { isWholeDay } from '../../opening/times-text.ts';
import * as rules from '../../opening/timetable.ts';
import { SMALL_HOURS } from '../../opening/week.schema.ts';
import { WEEK } from '../../opening/week.ts';
import { comparable } from '../../text/comparable.ts';
import type { Facts } from './rule.ts';

const { DAY, endOf, minutesOf, partsOfYear, seasonOn } = rules;
type Periods = readonly rules.Period[];

/** The days of the week and, after them, a public holiday, as sentences name them. */
const DAYS: readonly string[] = [...WEEK, 'nos feriados'];
const DAY_NAME = `(${DAYS.join('|')})(?:-feira|s)?\\b`;
const EVERY_DAY = [...DAYS.keys()];
/** For days such as those from Sunday to Friday. */
const WEEK_TWICE = [...WEEK.keys(), ...WEEK.keys()];

/** The hours of each of these days in the season of an ISO day. @param said the field, with its index, and the text */
type HoursOn = (facts: Facts, isoDay: string, said?: string) => rules.OpeningHours;

/** Whether a sentence must name a season: not one of one or two days, such as Christmas. */
const isLong = ({ from, to }: rules.Season) => (daysFrom(inLeapYear(from), inLeapYear(to)) + 366) % 366 > 1;
const partOn = (timetable: rules.Timetable, isoDay: string) =>
  seasonOn({ seasons: (timetable.seasons ?? []).filter(isLong) }, isoDay) ?? timetable;
const onHolidays = (periods: Periods) => periods.map((period) => ({ ...period, days: [WEEK.length] }));

const ofOwnDoor: HoursOn = ({ timetable }, isoDay) => {
  const { hours, holidayHours = hours } = partOn(timetable, isoDay);
  return [...hours, ...onHolidays(holidayHours)];
};

const ofDoor: HoursOn = (facts, isoDay) => {
  const elsewhere = facts.places.flatMap((place) => partsOfYear(place.timetable).flatMap((part) => part.hours));
  return [...ofOwnDoor(facts, isoDay), ...elsewhere];
};

const ofTelephone: HoursOn = ({ answered }, isoDay) => partOn(answered.telephone.week, isoDay).hours;
const ofChat: HoursOn = ({ answered }, isoDay) => partOn(answered.chat.week, isoDay).hours;

const ofDeliveries: HoursOn = (facts, isoDay) =>
  facts.deliveries.flatMap(({ when: { days, week, onHolidays: regime } }) => {
    const hasHours = rules.opensByWeek(week);
    if (!hasHours && days.length === 0) return ofDoor(facts, isoDay);
    const { hours } = partOn(hasHours ? week : facts.timetable, isoDay);
    const made = days.length > 0 ? hours.map((period) => ({ ...period, days })) : hours;
    return regime === 'fechada' ? made : [...made, ...onHolidays(made)];
  });

/** The door's, and those to which duty keeps it open. */
const ofOpenDoor: HoursOn = (facts, isoDay) => {
  const { turns = [], doorUntil, changesAt = '', apart } = facts.duty ?? {};
  const untils = turns.flatMap((turn) => turn.doorUntil ?? doorUntil ?? []);
  const ofDuty = [...untils.map((to) => ({ from: changesAt, to })), ...(apart?.hours ?? [])];
  return [...ofDoor(facts, isoDay), ...ofDuty.map((period) => ({ ...period, days: EVERY_DAY }))];
};

/** A service's own days, at any hour at which somebody serves. */
const ofService: HoursOn = (facts, isoDay, said = '') => {
  const { dias = [] } = facts.servicos[Number(/\d+/.exec(said)?.[0])] ?? {};
  const isDay = (day: number) => dias.length === 0 || WEEK.some((name, i) => i === day && dias.includes(name));
  return ofAll(facts, isoDay).map((period) => ({ ...period, days: period.days.filter(isDay) }));
};

/** Of what a sentence names by the last long word of its name: a service, a delivery, another place. */
const ofNamed: HoursOn = (facts, isoDay, said = '') => {
  const what = said.slice(0, said.search(ON_DAY));
  const isNamed = ({ nome }: { nome: string }) => what.endsWith(`${comparable(nome).match(LONG_WORDS)?.at(-1)} `);
  const services = facts.servicos.flatMap((service, i) => (isNamed(service) ? ofService(facts, isoDay, `${i}`) : []));
  const deliveries = ofDeliveries({ ...facts, deliveries: facts.deliveries.filter(isNamed) }, isoDay);
  // Days that come back are no week's.
  const places = facts.places.filter((place) => isNamed(place) && !place.timetable.specialDays);
  return [...services, ...deliveries, ...places.flatMap(({ timetable }) => partOn(timetable, isoDay).hours)];
};

export const LONG_WORDS = /[a-z]{5,}/g;

/** All hours at which somebody serves. A locker that is open day and night does not count: nobody stands there. */
const ofAll: HoursOn = (facts, isoDay) => {
  const { timetable, collections } = facts;
  const { onCall = timetable.onCall ?? [] } = partOn(timetable, isoDay);
  const isOnHolidays = timetable.isOnCallOnHolidays || timetable.isOnCallAsOnSundays;
  return [
    ...[ofDoor, ofTelephone, ofChat, ofDeliveries].flatMap((hoursOn) => hoursOn(facts, isoDay)),
    ...[...onCall, ...(isOnHolidays ? onHolidays(onCall) : [])],
    ...collections.flatMap(({ horario }) => hoursOf(horario).filter((period) => !isWholeDay(period))),
  ];
};

/** `ofAll`, and duty; day and night, where a number for outside the hours has no hours of its own. */
const withDuty: HoursOn = (facts, isoDay) => {
  const { turns = [], changesAt = '' } = facts.duty ?? {};
  const isAnswered = facts.farmacia.telefones.urgencia && !facts.timetable.onCall;
  const served = turns.map(({ until = changesAt }) => ({ days: EVERY_DAY, from: changesAt, to: until }));
  return [...ofAll(facts, isoDay), ...served, ...(isAnswered ? [{ days: EVERY_DAY, from: '00:00', to: '24:00' }] : [])];
};

/** That the door closes, at an hour or for a while; of others, «o café fecha às 22h», nobody knows. */
export const CLOSES = /\b(fechamos|(porta|farmacia) fecha)\b|\bfecham\b.*:/;

/** That it opens. */
export const OPENS = /\babrimos\b|\b(porta|farmacia) (so )?abre\b|(\bestamos |^)abert[ao]s?\b/;

/** On which day something is: «a podologia é à terça», «às aldeias vamos à quinta». */
const ON_DAY = new RegExp(`\\b(e|vamos|abre) a[so]?s? ${DAY_NAME}`);

/** That it does not open on the days that it names, where it says nothing else. */
const NAMED = `(?:[na]?[ao]s? )?${DAY_NAME}`;
const LIST = `${NAMED}(?:(?: e|,) ${NAMED})*`;
const SHUT = new RegExp(
  `(?:^|: )(?:nao, )?(?:${LIST},? )?(?:nao abrimos|estamos (?:sempre )?(?:fechad|encerrad)\\w+)(?: ${LIST})?$`,
);

/** Whose hours a sentence means, by the first row that fits it; whether all year, where it names no season. */
const SUBJECTS: readonly [says: RegExp, hoursOn: HoursOn, isOfYear?: boolean][] = [
  [/^privacidade/, (...of) => [...ofDoor(...of), ...ofTelephone(...of)], true],
  [/^servicos/, ofService],
  [/^entregas/, ofDeliveries],
  [/\b(entreg(a|as|amos)|levamos|vamos ter consigo)\b/, ofDeliveries, true],
  [/\b(ao telefone|telefone\b.*\batend|atend\w+\b.*\btelefone)/, ofTelephone],
  [/\bno whatsapp\b/, ofChat],
  [/\bporta (esta )?aberta\b/, ofOpenDoor],
  [CLOSES, ofOwnDoor, true],
  [SHUT, ofOwnDoor, true],
  [/\babrimos\b(?! a porta|-lhe)/, ofOpenDoor, true],
  [/disponibilidade|\b(servico|campainha|postigo|chamada|noites?|lig\w+|alguem)\b/, withDuty],
  [/^pagina\.sobre|\b(abert[ao]s?|abrimos|almoc\w+)\b/, ofDoor, true],
  [ON_DAY, ofNamed],
  [/^pagina\.abertura\.destaques/, ofAll, true],
];

/** Two days of each month, so that one is in every season. */
const YEAR = MONTHS.flatMap((_, i) => ['01', '15'].map((day) => `2027-${`${i + 1}`.padStart(2, '0')}-${day}`));

/** Days of the months and seasons that a sentence names; none where it names none. */
export function daysNamed(text: string, { timetable }: Facts): string[] {
  const words = text.replace(/\bverao\b/, '$& agosto').replace(/\binverno\b/, '$& janeiro');
  const written = ` ${words.replace(/[^a-z]+/g, ' ')} `;
  const isNamed = (name = '') => written.includes(` ${comparable(name)} `);
  const ofSeasons = timetable.seasons?.flatMap(({ name, from }) => (isNamed(name) ? `2027-${from}` : [])) ?? [];
  const months = MONTHS.map(isNamed);
  const isOfRest = (day: string) => written.includes(' resto do ano ') && !seasonOn(timetable, day);
  return [...ofSeasons, ...YEAR.filter((day, i) => months[Math.floor(i / 2)] || isOfRest(day))];
}

/** Wordings, and how the rules below read each of them: a farm, «quinta», is no Thursday. */
const READ_AS: readonly [RegExp, string][] = [
  [/\babert\w+ (ao?|na|durante [ao]) (hora d[eo] )?almoco|^fech\w+ .*almoco: nao(, nunca)?$/, 'nao fechamos ao almoco'],
  [/\b(da|[dn]as) quintas?\b(?!-)|\bsegunda (via|vez|dose)\b|,? sem (parar|interrupcao)\b/g, ''],
  [/\b([na]?os|em|todos os) dias uteis\b(?! seguintes)|\b(nos dias de|durante a) semana\b/g, 'segunda a sexta'],
  [/\bfi(m|ns) de semana\b/g, 'sabado a domingo'],
  [/\b(aos|e|em) feriados\b/g, 'nos feriados'],
  [/\babrem\b(?=.*:)/, 'abrimos'],
  [/\bestao abert/, 'estamos abert'],
  [/\bmeia-noite\b/g, '24h'],
  [/\bentre as (\w+) e as/g, 'das $1 as'],
  [/\bmeio-dia\b/g, '12h'],
  [/^(?!.*(feira|sabado|domingo))(.*)\b(todos os dias|todas as (?=manha|tarde|noite))/, '$2segunda a domingo '],
];
export const readAs = (text: string) => READ_AS.reduce((read, [words, others]) => read.replace(words, others), text);
const HOURS = '(?:\\bd(?:as|[ao]) (\\d+)h(\\d*) (?:ate )?|\\b(ate ))?\\ba[so]? (\\d+)h(\\d*)';
const SAID = new RegExp(`\\b${DAY_NAME}(?: a ${DAY_NAME})?|${HOURS}|\\b(so de )?(manha|tarde|todo o ano)s?\\b`, 'g');
const BREAK = /\b(nao |sem )?fech\w+\b.*\balmoc\w+/;
/** Days on which what a sentence says is not so; any other exception is not compared. */
const EXCEPT = /,? \b(?:menos|exceto|salvo)\b([^,:]*)/;
const ALL_DAYS = new RegExp(`\\b${DAY_NAME}`, 'g');
const daysIn = (text: string) => [...text.matchAll(ALL_DAYS)].map(([, day = '']) => DAYS.indexOf(day));
const BESIDE_DAYS = /\b(n?[ao]s?|aos?|d[eao]|e|noites?|manhas?|tardes?)\b/g;
/** A sentence that takes a promise back; «se não pode esperar, ligue» and «não se pede a quem» do not. */
export const TAKEN_BACK = /\b(nao(?! pode| se pede)|nem|nunca|sem)\b/;
/** What is not compared: who is closed, on what days besides the lunch's, of which weeks, until when one may ask. */
const NOT_COMPARED =
  /\bfecha(d|r)|!,? e |\bde \w+ em \w+ (semanas|dias)\b|\buma? por (dia|noite|semana)\b|\buma? .+ em (cada )?(duas|dois|\w+s|sete|quatro|cinco|oito)\b|\b(ped|pec|encomend|receb)|^entregas.*\blig/;
/** What it does on the days that it names, which alone say nothing. */
const IS_DONE =
  /(^|estamos )abert[ao]s?\b|\b(abrimos|atendemos|tambem (aos?|nos?)|so de|(ha|vem) alguem|entreg(a|as|amos)|levamos|vamos ter consigo)\b/;

/** The verbs of which hours are said, and the lunch that has been taken out. */
const VERBS = /!|\bfech\w+|\b(re)?abr(imos|e|ir)\b/g;

/** The days named (none: any day), what must hold of their hours, and whether the sentence can mean nothing else. */
export type Said = [days: readonly number[], holds: (periods: Periods) => boolean, isPlain?: boolean];

const isAny = ({ length }: Periods) => length > 0;
const isInMorning = (periods: Periods) => periods.some(({ from }) => from < '12:00');
const isInAfternoon = (periods: Periods) => periods.some((period) => endOf(period) > minutesOf('14:00'));
/** Whether a period covers these minutes; those after midnight may be in a period that began on the day before. */
const isThere = (start: number, end: number) => (periods: Periods) =>
  [start, start + DAY].some((from) =>
    periods.some((one) => isWholeDay(one) || (minutesOf(one.from) <= from && from + end - start <= endOf(one))),
  );

const isShut = (start: number, end: number) => (periods: Periods) =>
  isAny(periods) &&
  !periods.some((one) => [0, DAY].some((later) => minutesOf(one.from) < end - later && start - later < endOf(one)));
const isStart = (time: number) => (periods: Periods) => periods.some(({ from }) => minutesOf(from) === time);
const isEnd = (time: number) => (periods: Periods) => periods.some((one) => (endOf(one) - time) % DAY === 0);

/**
 * What a sentence says of hours, as `READ_AS` has it.
 * @param isOfDay whether of a day that it names otherwise @param isOfNotice whether an hour of opening is its day's
 */
export function saidIn(text: string, isOfDay: boolean, isOfNotice = false): Said[] {
  const [isOfBreak, without] = BREAK.exec(text) ?? [];
  const rest = text.replace(BREAK, '!');
  const isClosing = (isOfBreak !== undefined && !without) || CLOSES.test(rest);
  const isShutOn = daysIn(SHUT.exec(text)?.[0] ?? '');
  if (isShutOn.length > 0) return [[isShutOn, ({ length }) => length === 0]];
  if (TAKEN_BACK.test(rest) || NOT_COMPARED.test(rest) || /\bfech/.test(rest) !== CLOSES.test(rest)) return [];
  const found: Said[] = [];
  let days: readonly number[] = [];
  for (const match of rest.matchAll(SAID)) {
    const [, first, last = first, from, minute, until, to, toMinute, isOnly, part] = match;
    const isUsed = found.at(-1)?.[0] === days;
    if (first) {
      const [start, end] = [DAYS.indexOf(first), DAYS.indexOf(`${last}`)];
      const named = start > end ? WEEK_TWICE.slice(start, end + 8) : EVERY_DAY.slice(start, end + 1);
      days = isUsed ? named : [...days, ...named];
    } else if (to) {
      const start = from ? minutesOf(`${from}:${minute || 0}`) % DAY : minutesOf(SMALL_HOURS);
      const time = minutesOf(`${to}:${toMinute || 0}`);
      const end = time > start ? time : time + DAY;
      // «Fechamos às 13h e reabrimos às 15h»: of which a time is the last verb before it says.
      const verb = rest.slice(0, match.index).match(VERBS)?.at(-1);
      const isOpening = verb ? verb.includes('abr') : !isClosing;
      // Else of the day behind it, «abrimos às 9h ao sábado», or of another's door.
      const isItsDay = isOfNotice || (verb === 'abrimos' && daysIn(rest.slice(match.index)).length === 0);
      if (from && !isOpening) found.push([days, isShut(start, end)]);
      else if (!isOpening && !until) found.push([days, isEnd(time)]);
      else if (verb && isItsDay && !from && !until) found.push([days, isStart(time)]);
      else if (isOpening && (from || until)) found.push([days, isThere(from ? start : end - 1, end), Boolean(from)]);
    } else if (IS_DONE.test(text)) {
      const [is, other] = part === 'manha' ? [isInMorning, isInAfternoon] : [isInAfternoon, isInMorning];
      const isSo = (periods: Periods) => is(periods) && !(isOnly && other(periods));
      found.push([days, part === 'todo o ano' ? isAny : isSo, Boolean(isOnly)]);
    }
  }
  if ((IS_DONE.test(text) || ON_DAY.test(text)) && (days.length > 0 || isOfDay) && found.at(-1)?.[0] !== days)
    found.push([days, isAny]);
  if (without) found.push([days.length > 0 ? days : EVERY_DAY, ({ length }) => length < 2]);
  else if (isOfBreak) found.push([days, ({ length }) => length > 1]);
  return found;
}

/**
 * How a sentence contradicts the hours. `expected` is given only where the sentence can mean nothing else.
 * @param said the sentence, without accents @param named the days of the year that it is about; none means all
 * @param isOfRest of the year, where another sentence beside it names seasons
 */
export function saidOtherwise(facts: Facts, field: string, said: string, named: readonly string[], isOfRest = false) {
  const { specialDays = [] } = facts.timetable;
  // Of days that come every so many days no week tells; «Sábados» may be any.
  const special = specialDays.find(({ name: written, turn }) => {
    const name = comparable(written);
    return turn?.every !== 'year' && said.includes(name) && !DAYS.includes(name.replace(/s$/, ''));
  });
  if (special?.periods.length === 0 || /\b(natal|ano novo|passagem de ano)\b/.test(said)) return [];
  const [excepted = '', exception = ''] = EXCEPT.exec(said) ?? [];
  const left = readAs(exception);
  if (left.replace(ALL_DAYS, '').replace(BESIDE_DAYS, '').trim()) return [];
  const without = daysIn(left);
  const text = readAs(said.replace(excepted, ''));
  const [, hoursOn = ofAll, isOfYear] = SUBJECTS.find(([says]) => says.test(`${field}: ${text}`)) ?? [];
  const isOfSpecial = special && named.length === 0 && [ofDoor, ofOwnDoor, ofOpenDoor].includes(hoursOn);
  const own = isOfSpecial ? [special.periods.map((period) => ({ ...period, days: EVERY_DAY }))] : undefined;
  // Nobody knows on which days duty, or a number for outside the hours, leaves nobody there.
  const isKnown = hoursOn !== withDuty || (!facts.duty && facts.timetable.onCall !== undefined);
  const all = saidIn(text, own !== undefined).flatMap(([days, holds, isPlain]): Said[] => [
    [days.filter((day) => !without.includes(day)), holds, isPlain ?? false],
    ...(isKnown ? without : []).map((day): Said => [[day], (periods) => !holds(periods)]),
  ]);
  return all.flatMap(([days, holds, isPlain]) => {
    const dates = named.length > 0 ? named : YEAR;
    const year = own ?? dates.map((isoDay) => hoursOn(facts, isoDay, `${field}: ${text}`));
    const isSo = (hours: rules.OpeningHours) => {
      const isOn = (day: number) => holds(rules.mergedPeriods(rules.periodsOnWeekday(hours, day)));
      return days.length > 0 ? days.every(isOn) : EVERY_DAY.some(isOn);
    };
    const so = year.filter(isSo).length;
    const season = so > 0 && seasonOn(facts.timetable, `${dates.find((_, i) => !isSo(year[i] ?? []))}`);
    const isBroken = so === 0 || (isOfYear && !isOfRest && named.length === 0 && so < year.length);
    const found = `diz «{frase}», e ${season ? `em «${season.name}» ` : ''}as horas dizem outra coisa`;
    const isClosed = isPlain && so === 0 && /^privacidade|^pagina\.sobre\.aberta$/.test(field);
    const expected = isClosed ? 'horas em que abre' : undefined;
    return isBroken && (own || year.flat().length > 0) ? [{ against: 'horario.aberturas', found, expected }] : [];
  });
}
