import { MONTHS } from '../../fields/values.ts';
import { dayChanges } from '../../opening/day-changes.ts';
import { daysFrom, daysInRow } from '../../opening/days.ts';
import { atTheDoor } from '../../opening/duty.ts';
import { usualOn } from '../../opening/special-days.ts';
import { mergedPeriods, weekdayOf } from '../../opening/timetable.ts';
import { WEEK } from '../../opening/week.ts';
import { comparable } from '../../text/comparable.ts';
import type { Facts } from './rule.ts';
import { CLOSES, OPENS, readAs, type Said, saidIn, TAKEN_BACK } from './said-hours.ts';

/** Wordings of notices, and how the rules below read each of them. */
const READ_AS: readonly [RegExp, string][] = [
  [/\b(estamos|estaremos|(farmacia|porta) (esta|estara)) (fechad|encerrad)\w+|^(fechad|encerrad)[oa]s?\b/, 'fechamos'],
  [/\bencerramos\b|\bvamos (fechar|encerrar)\b|\bnao abrimos\b/, 'fechamos'],
  [/\ba partir das\b/, 'as'],
  [/\bem vez d.*|,? (e|mas) nao (ha|vem|se)\b.*|\bfechamos (as|os) [a-z].*/, ''],
];
const WHEN = `(n?[ao]s?|em|de|ate|aos?) (os |dias? |proxim[ao]s? )*(\\d|natal|ano novo|feriado|vespera|${WEEK.join('|')})`;
/** That it is closed all day: «fechamos por uma hora» says another thing. */
const ALL_DAY = new RegExp(`\\bfechamos(( todo)? o dia( todo| inteiro)?| ${WHEN}|,| (para|por) (?!uma|meia)|$)`);

const PART_OF_DAY = /\b(cedo|tarde|manha|noite|almoc\w*|hora|antes|depois)\b/;

/** The dates in a text, each as a test of an ISO day: «24 e 26 de dezembro», «de 1 a 15». */
function datesIn(text: string): ((isoDay: string) => boolean)[] {
  const months = MONTHS.flatMap((name, i) => (text.includes(` de ${comparable(name)}`) ? [i + 1] : []));
  if (months.length === 0 && !/\bdias? \d/.test(text)) return [];
  const written = text.replace(/\d+(h\d*|:\d+| ?(€|%|euros|anos|minutos|horas))|\d{3,}/g, '');
  return [...written.matchAll(/\b(\d{1,2})\b(?: a (?:dia )?(\d{1,2})\b)?/g)].map(([, from, to = from]) => (isoDay) => {
    const [, month = 0, date = 0] = isoDay.split('-').map(Number);
    return (months.length === 0 || months.includes(month)) && Number(from) <= date && date <= Number(to);
  });
}

/** How a sentence of a notice contradicts its days and hours; only sentences of the door are read. */
export function saidOtherwiseInNotice(facts: Facts, i: number, sentence: string) {
  const { de = '', ate = '' } = facts.avisos[i] ?? {};
  const text = READ_AS.reduce((read, [words, others]) => read.replace(words, others), readAs(sentence)).trim();
  const isClosing = CLOSES.test(text);
  if (ate < facts.today || TAKEN_BACK.test(text) || !(isClosing || OPENS.test(text))) return [];
  const days = daysInRow(de, daysFrom(de, ate) + 1);
  const weekdays = WEEK.flatMap((name, on) => (text.includes(name) ? [(day: string) => weekdayOf(day) === on] : []));
  const named = [datesIn(text), weekdays].filter(({ length }) => length > 0);
  const own = days.filter((day) => named.every((each) => each.some((isOn) => isOn(day))));
  const isOfOthers = named.some((each) => each.some((isOn) => !days.some(isOn)));
  const found = (what: string) => [
    { against: 'horario.aberturas', found: `diz «{frase}», e ${what}`, expected: undefined },
  ];
  // A date may be that of opening again.
  if (own.length === 0)
    return isClosing && !/\babr|\breabr|\bvolt/.test(text) ? found('os dias do aviso são outros') : [];
  if (isOfOthers) return [];
  const doorOn = atTheDoor(usualOn(facts.timetable), dayChanges(facts.avisos), facts.duty);
  const said = saidIn(text, false, true);
  const isAllDay = isClosing && said.length === 0 && ALL_DAY.test(text) && !PART_OF_DAY.test(text);
  const isSo = (holds: Said[1]) => own.some((day) => holds(mergedPeriods(doorOn(day))));
  const isTrue = isAllDay ? isSo(({ length }) => length === 0) : said.every(([, holds]) => isSo(holds));
  return isTrue ? [] : found('nesses dias as horas são outras');
}
