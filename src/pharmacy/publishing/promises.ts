import { hoursOf } from '../../opening/from-content.ts';
import { endOf, isOpenOn, mergedPeriods, minutesOf, type OpeningHours, partsOfYear } from '../../opening/timetable.ts';
import { WEEK } from '../../opening/week.ts';
import { pharmaciesOnDuty } from '../../opening/words.ts';
import { comparable } from '../../text/comparable.ts';
import { leaves, pathOfField } from '../paths.ts';
import { type Facts, type Found, isShown } from './rule.ts';

/** What a sentence says, without accents; the field that says otherwise; the clause; what is expected; if it does. */
type Promised = [says: RegExp, against: string, found: string, expected: string, isBroken: (facts: Facts) => boolean];

/** Only what can be read in one way: rules that read more of a sentence refused true ones. */
// biome-ignore format: a line for what is said and the other field, the rule below
const PROMISES: readonly Promised[] = [
  [/\b(entregamos|entregar?|entregas|levamos)\b.*\b(casa|domicilio)\b/, 'entregas.faz', 'fala de entregas em casa, e a farmácia não as faz', 'uma frase sem elas',
    ({ entregas }) => !entregas.faz],
  [/\balug(amos|uer|ar)\b/, 'aluguer', 'fala de aluguer, e não há nada para alugar', 'uma frase sem ele',
    ({ aluguer, servicos, parceiros }) => aluguer.length === 0 && !/alug/i.test(JSON.stringify([servicos, parceiros]))],
  [/\b(abert[ao]s?|abrimos) todos os dias\b/, 'horario.aberturas', 'diz que abre todos os dias, e há um em que está fechada', 'os dias em que abre',
    ({ timetable }) => partsOfYear(timetable).some((part) => WEEK.some((_, day) => !isOpenOn(part, day)))],
  [/\bfim de semana,? so de manha\b/, 'horario.aberturas', 'diz que ao fim de semana só abre de manhã, e nas horas não é assim', 'o que as horas dizem',
    ({ timetable: { hours } }) => WEEKEND.some((day) => !isOpenOn({ hours }, day)) ||
      hours.some(({ days, ...period }) => WEEKEND.some((day) => days.includes(day)) && endOf(period) > AFTERNOON)],
  [new RegExp(comparable(pharmaciesOnDuty)), 'farmacia.ligacoes.farmaciasDeServico', `manda ver «${pharmaciesOnDuty}», e essa ligação não existe`, 'a ligação, ou outra resposta',
    ({ farmacia }) => !farmacia.ligacoes.farmaciasDeServico],
  [/\bnumero de fora do horario\b/, 'farmacia.telefones.urgencia', 'manda ligar para o número de fora do horário, e não há nenhum', 'o número, ou outra frase',
    ({ farmacia, onCall }) => !farmacia.telefones.urgencia && !onCall],
];

const DAYS: readonly string[] = WEEK;
const WEEKEND = [5, 6];
const AFTERNOON = minutesOf('14:00');

/** The texts that promise what a field takes back, or name hours at which it is closed. */
export function textsAgainstFacts(facts: Facts): Found[] {
  const { pagina, slogans, servicos, perguntas, privacidade, horario, farmacia } = facts;
  const openWeeks = partsOfYear(facts.timetable).map(({ hours }) => hours);
  const texts = leaves({ pagina, slogans, servicos, perguntas, privacidade }).flatMap(({ path, value }) =>
    typeof value === 'string' && isShown(path, facts) ? [{ path, value }] : [],
  );
  return texts.flatMap(({ path: at, value }) => {
    // Letter by letter the same, so that one is quoted from the other.
    const written = value
      .normalize('NFC')
      .split(/[.!?;\n]/)
      .map((text) => text.trim());
    const sentences = written.map(comparable);
    const isPolicy = at[0] === 'privacidade';
    const isOfHours = isPolicy || at.join('.') === 'pagina.sobre.aberta';
    // Questions about data may be answered by telephone alone.
    const weeks = [...openWeeks, ...(isPolicy ? [hoursOf(farmacia.horarioTelefone)] : [])];
    const isChecked = isOfHours && horario.aberturas.length > 0;
    const hours = isChecked ? written.flatMap(hoursIn).find((period) => !isWithin(period, weeks)) : undefined;
    const ofHours = hours && {
      against: pathOfField('horario.aberturas'),
      found: `diz «${hours.text}», e a essas horas está fechada`,
      expected: 'horas em que abre',
    };
    const promised = PROMISES.flatMap(([says, against, found, expected, isBroken]) => {
      // «Se não pode esperar, ligue» takes nothing back.
      const isSaid = sentences.some((text) => says.test(text) && !/\b(nao(?! pode)|nem|nunca|sem)\b/.test(text));
      const isKnown = against !== 'horario.aberturas' || horario.aberturas.length > 0;
      return isSaid && isKnown && isBroken(facts) ? [{ against: pathOfField(against), found, expected }] : [];
    });
    return [...(ofHours ? [ofHours] : []), ...promised].map((found) => ({ at, ...found }));
  });
}

interface NamedHours {
  days: number[];
  from: number;
  to: number;
  text: string;
}

/** A day, with the last of several; or hours. */
const DAYS_OR_HOURS = new RegExp(
  `\\b(${WEEK.join('|')})(?:-feira|s)?(?: a (${WEEK.join('|')}))?\\b|\\bdas (\\d+)h(\\d*) as (\\d+)h(\\d*)`,
  'g',
);

/** The hours that a sentence names, each with the days before it: «de segunda a sexta, das 9h às 19h». */
function hoursIn(written: string): NamedHours[] {
  const found: NamedHours[] = [];
  let days: number[] = [];
  for (const match of comparable(written).matchAll(DAYS_OR_HOURS)) {
    const [{ length }, first, last = first, ...time] = match;
    const text = written.slice(match.index, match.index + length);
    const [from = 0, fromMinute = 0, to = 0, toMinute = 0] = time.map(Number);
    if (!first) found.push({ days, from: from * 60 + fromMinute, to: to * 60 + toMinute, text });
    else {
      const named = WEEK.flatMap((_, day) =>
        day >= DAYS.indexOf(first) && day <= DAYS.indexOf(last ?? '') ? day : [],
      );
      days = found.at(-1)?.days === days ? named : [...days, ...named];
    }
  }
  return found;
}

/** Whether each of these days has these hours within those of one of the weeks. */
function isWithin({ days, from, to }: NamedHours, weeks: readonly OpeningHours[]): boolean {
  const isOpen = (day: number) =>
    weeks.some((hours) =>
      mergedPeriods(hours.filter((period) => period.days.includes(day))).some(
        (period) => minutesOf(period.from) <= from && endOf(period) >= to,
      ),
    );
  return days.every(isOpen);
}
