import { MONTHS } from '../../fields/values.ts';
import { hoursOf } from '../../opening/from-content.ts';
import { isWholeDay } from '../../opening/times-text.ts';
import {
  endOf,
  isOpenDayAndNight,
  isOpenOn,
  mergedPeriods,
  minutesOf,
  type OpeningHours,
  partsOfYear,
  periodsOnWeekday,
  WEEKDAYS,
} from '../../opening/timetable.ts';
import { WEEK } from '../../opening/week.ts';
import { pharmaciesOnDuty } from '../../opening/words.ts';
import { comparable } from '../../text/comparable.ts';
import { leaves, pathOfField } from '../paths.ts';
import { type Facts, type Found, isShown, yearParts } from './rule.ts';

type Check = (facts: Facts, said: RegExpExecArray) => boolean;

/**
 * What a sentence says, without accents; the field that says otherwise; the clause; what is expected, none where it is
 * only asked about; if the field does.
 */
type Promised = [says: RegExp, against: string, found: string, expected: string | undefined, isBroken: Check];

/** Only what can be read in one way is refused: rules that read more of a sentence refused true ones. */
// biome-ignore format: a line for what is said and the other field, the rule below
const PROMISES: readonly Promised[] = [
  [/\b(entregamos|entregar?|entregas|levamos)\b.*\b(casa|domicilio)\b/, 'entregas.faz', 'fala de entregas em casa, e a farmácia não as faz', 'uma frase sem elas',
    ({ entregas }) => !entregas.faz],
  [/\balug(amos|uer|ar)\b/, 'aluguer', 'fala de aluguer, e não há nada para alugar', 'uma frase sem ele',
    ({ aluguer, servicos, parceiros }) => aluguer.length === 0 && !/alug/i.test(JSON.stringify([servicos, parceiros]))],
  [/\b(abert[ao]s?|abrimos) todos os dias\b/, 'horario.aberturas', 'diz que abre todos os dias, e há um em que está fechada', 'os dias em que abre',
    ({ timetable }) => partsOfYear(timetable).some((part) => WEEKDAYS.some((day) => !isOpenOn(part, day)))],
  [/\bfim de semana,? so de manha\b/, 'horario.aberturas', 'diz que ao fim de semana só abre de manhã, e nas horas não é assim', 'o que as horas dizem',
    ({ timetable: { hours } }) => WEEKEND.some((day) => !isOpenOn({ hours }, day)) ||
      hours.some(({ days, ...period }) => WEEKEND.some((day) => days.includes(day)) && endOf(period) > AFTERNOON)],
  [new RegExp(comparable(pharmaciesOnDuty)), 'farmacia.ligacoes.farmaciasDeServico', `manda ver «${pharmaciesOnDuty}», e essa ligação não existe`, 'a ligação, ou outra resposta',
    ({ farmacia }) => !farmacia.ligacoes.farmaciasDeServico],
  [/\bnumero de fora do horario\b/, 'farmacia.telefones.urgencia', 'manda ligar para o número de fora do horário, e não há nenhum', 'o número, ou outra frase',
    ({ farmacia, onCall }) => !farmacia.telefones.urgencia && !onCall],
  [/^abert[ao]s? 24\s?h|\b(estamos|sempre) abert[ao]s?,?( todos os dias,?)? 24\s?h|\babrimos 24\s?h/, 'horario.aberturas', 'diz que abre 24 horas, e há horas em que fecha', 'as horas em que abre',
    ({ timetable }) => !isOpenDayAndNight(timetable)],
  [/\bfarmaceutic\w+ de chamada\b/, 'horario.chamada', 'fala de um farmacêutico de chamada, e no horário não vem nenhum', undefined,
    ({ farmacia, onCall }) => !farmacia.telefones.urgencia && !onCall],
  [/\bfech\w+\b.*\balmoco\b/, 'horario.aberturas', 'diz que fecha ao almoço, e nas horas não há esse intervalo', undefined,
    (facts) => yearParts(facts).every(({ hours }) => WEEKDAYS.every((day) => periodsOf(hours, day).length < 2))],
  [/^(?!.*\bfech)(?=.*\b(abrimos|estamos abert[ao]s)\b)/, 'horario.aberturas', 'diz que abre num dia em que está sempre fechada', undefined,
    (facts, { input }) => WEEK.some((name, day) => new RegExp(`\\b${name}s?\\b`).test(input) && !yearParts(facts).some((part) => isOpenOn(part, day)))],
  [/^(?=.*\btelefone\b)(?=.*\batend).*\bate as (\d+)h(\d*)/, 'farmacia.horarioTelefone', 'diz até quando se atende o telefone, e nas horas dele é até mais cedo', undefined,
    ({ farmacia }, [, hour, minute]) => farmacia.horarioTelefone.length > 0 && hoursOf(farmacia.horarioTelefone).every((period) => endOf(period) < Number(hour) * 60 + Number(minute))],
  [/^(?=.*\brespond).*\b(dentro do horario|a qualquer hora)\b/, 'farmacia.horarioWhatsapp', 'diz quando se responde, e o WhatsApp tem horas suas', undefined,
    ({ chatHours }) => chatHours !== null],
  [/^(?=.*\bentreg).*\bgratis\b.*\b(?:a partir|acima) de (\d+)(?:,(\d\d))?\s?(?:€|euros)/, 'entregas.normal.gratisDesde', 'diz desde quanto a entrega é grátis, e nas entregas não é esse o valor', undefined,
    ({ deliveries }, [, euros, cents = 0]) => deliveries.length > 0 && deliveries.every((delivery) =>
      ![delivery.gratisDesde, delivery.gratisDesdeSemReceita].includes(Number(euros) * 100 + Number(cents)))],
];

/** A sentence that takes a promise back; «se não pode esperar, ligue» does not. */
const TAKEN_BACK = /\b(nao(?! pode)|nem|nunca|sem)\b/;

/** What a sentence says of some days alone, or with an exception, may be true of them. */
const OF_SOME_DAYS = new RegExp(`\\b(menos|exceto|salvo|verao|inverno|${MONTHS.map(comparable).join('|')})\\b`);

const DAYS: readonly string[] = WEEK;
const WEEKEND = [5, 6];
const AFTERNOON = minutesOf('14:00');

/**
 * The texts that promise what a field takes back, or name hours at which it is closed.
 * @param isAsked those that may be so, to be asked about; else those that cannot
 */
export function textsAgainstFacts(facts: Facts, isAsked = false): Found[] {
  const { pagina, slogans, servicos, perguntas, privacidade, horario, farmacia } = facts;
  const { disponibilidade } = horario;
  const openWeeks = partsOfYear(facts.timetable).map(({ hours }) => hours);
  const texts = leaves({ horario: { disponibilidade }, pagina, slogans, servicos, perguntas, privacidade }).flatMap(
    ({ path, value }) =>
      // A question is read with its answer.
      typeof value === 'string' && isShown(path, facts) && path.at(-1) !== 'pergunta' ? [{ path, value }] : [],
  );
  return texts.flatMap(({ path: at, value }) => {
    const question = at.at(-1) === 'resposta' ? perguntas[Number(at[1])]?.pergunta.replace(/\?$/, ': ') : '';
    // Letter by letter the same, so that one is quoted from the other.
    const written = `${question}${value}`
      .normalize('NFC')
      .split(/[.!?;\n]/)
      .map((text) => text.trim());
    const sentences = written.map(comparable);
    const isPolicy = at[0] === 'privacidade';
    const isOfHours = isPolicy || at.join('.') === 'pagina.sobre.aberta';
    // Questions about data may be answered by telephone alone; what others say may be of whatever has hours.
    const weeks = isOfHours
      ? [...openWeeks, ...(isPolicy ? [hoursOf(farmacia.horarioTelefone)] : [])]
      : [allHours(facts)];
    const outside = written.flatMap((text) => {
      const isDoubtful = !isOfHours || OF_SOME_DAYS.test(comparable(text));
      return isDoubtful === isAsked ? hoursIn(text).filter((period) => !isWithin(period, weeks)) : [];
    });
    const ofHours = outside.slice(0, 1).map(({ text }) => ({
      against: 'horario.aberturas',
      found: `diz «${text}», e a essas horas está fechada`,
      expected: 'horas em que abre',
    }));
    const promised = PROMISES.flatMap(([says, against, found, expected, isBroken]) => {
      const broken = sentences.filter((text) => {
        const said = says.exec(text);
        return said && !TAKEN_BACK.test(text) && isBroken(facts, said);
      });
      const isDoubtful = expected === undefined || broken.every((text) => OF_SOME_DAYS.test(text));
      return broken.length > 0 && isDoubtful === isAsked ? [{ against, found, expected }] : [];
    });
    return [...ofHours, ...promised]
      .filter(({ against }) => against !== 'horario.aberturas' || horario.aberturas.length > 0)
      .map(({ against, found, expected }) =>
        isAsked ? { at, found: `${found}: é assim?` } : { at, against: pathOfField(against), found, expected },
      );
  });
}

/** The hours of a week at which somebody does something: a locker that is there day and night is nobody. */
function allHours(facts: Facts): OpeningHours {
  const { farmacia, entregas, deliveries, collections } = facts;
  const others = [entregas, ...deliveries, ...collections].map(({ horario }) => horario);
  const weeks = [farmacia.horarioTelefone, farmacia.horarioWhatsapp, ...others].flatMap(hoursOf);
  const served = yearParts(facts).flatMap(({ hours, onCall = [] }) => [...hours, ...onCall]);
  return [...served, ...weeks.filter((period) => !isWholeDay(period))];
}

const periodsOf = (hours: OpeningHours, day: number) => mergedPeriods(periodsOnWeekday(hours, day));

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
      const named = WEEKDAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last ?? '') + 1);
      days = found.at(-1)?.days === days ? named : [...days, ...named];
    }
  }
  return found;
}

/** Whether each of these days has these hours within those of one of the weeks. */
function isWithin({ days, from, to }: NamedHours, weeks: readonly OpeningHours[]): boolean {
  const isOpen = (day: number) =>
    weeks.some((hours) =>
      periodsOf(hours, day).some((period) => minutesOf(period.from) <= from && endOf(period) >= to),
    );
  return days.every(isOpen);
}
