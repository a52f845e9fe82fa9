import { hoursOf } from '../../opening/from-content.ts';
import { endOf, isAlwaysOpen, minutesOf, type YearPart } from '../../opening/timetable.ts';
import { namesOfDays } from '../../opening/week.ts';
import { comparable } from '../nearest-name.ts';
import { leaves } from '../paths.ts';
import { type Facts, type Found, isShown, yearParts } from './rule.ts';

/** Where the pharmacy speaks of itself: not of its partners, not of a few days, and not in the names of buttons. */
const ABOUT_ITSELF = ['horario', 'pagina', 'servicos', 'entregas', 'slogans', 'perguntas', 'privacidade'] as const;

/** A sentence with one of these states nothing of the pharmacy itself. */
const STATES_NOTHING = /\?|\b(não|nem|nunca|sem|exce[tp]\w*|exceção|salvo|menos|ainda|quando|(?<!-)se)\b/i;
const OF_OTHERS =
  /(?<!\p{L})(posto|laborat|parceir|vizinh|colega|hospital|hotel|hotéis|centro de saúde|clínica|consult|médic|enferm|lar|loja|café|mercado|supermercado|escola|câmara|junta|empresa|banco|praia|parque)/iu;

/** What a sentence states that the fields say otherwise, as a clause. Few and sure: what is put in other words passes. */
const STATEMENTS: Readonly<Record<string, (sentence: string, facts: Facts) => string | false | null>> = {
  hours: otherHours,
  service: (sentence, { servicos, parceiros, aluguer }) => {
    const [named] = /\b(vacin|tensão|glic[ée]mi|colesterol|nutri(?=[cç])|penso(?=s\b))/i.exec(sentence) ?? [];
    const offered = comparable(
      JSON.stringify([servicos, parceiros, aluguer], (key, value) => (key === 'icone' ? '' : value)),
    );
    return !!named && !offered.includes(comparable(named)) && 'mas não está nos serviços';
  },
  payment: (sentence, { pagamentos }) => {
    const [, , way = ''] = PAYMENT.exec(sentence) ?? [];
    const accepted = pagamentos.filter(({ aceita }) => aceita).map(({ nome, marca = '' }) => `${nome} ${marca}`);
    return !comparable(accepted.join()).includes(comparable(way)) && 'mas não está nos meios de pagamento';
  },
  rental: (sentence, { aluguer }) =>
    /\balug(uer|amos)\b/i.test(sentence) && aluguer.length === 0 && 'mas não há equipamento para alugar',
  delivery: (sentence, { entregas }) =>
    /\b(entreg\w+|levamos)\b.*\bcasa\b/i.test(sentence) && !entregas.faz && 'mas não se entrega em casa',
  freeDelivery: (sentence, { entregas: { faz, normal } }) =>
    /\bentregamos\b.*\b(grátis|gratuitamente)\b(?!.*(partir|acima|mais))/i.test(sentence) &&
    faz &&
    normal.preco > 0 &&
    'mas a entrega paga-se',
};

/** A way to pay, in a sentence that says that it is taken. */
const PAYMENT =
  /\b(pag(?:a|ue|am|o|ar|amos|amento)|aceit\w+)\b.*\b(MB ?WAY|Multibanco|cheque|Google Pay|PayPal|American Express)/i;

/** Statements of the pharmacy's texts about itself that a field contradicts. */
export function unkeptStatements(facts: Facts): Found[] {
  return ABOUT_ITSELF.flatMap((name) => leaves(facts[name], [name])).flatMap(({ path: at, value }) => {
    if (typeof value !== 'string' || /^[a-z-]*$/.test(value) || at.at(-1) === 'pergunta' || !isShown(at, facts))
      return [];
    const sentences = value.split(/(?<=[.!?;])\s+|\n+/);
    return sentences.flatMap((sentence) => {
      if (STATES_NOTHING.test(sentence) || OF_OTHERS.test(sentence)) return [];
      const [clause] = Object.values(STATEMENTS).flatMap((clauseFor) => clauseFor(sentence, facts) || []);
      return clause ? [{ at, found: `«${sentence}», ${clause}: o que está certo?` }] : [];
    });
  });
}

/** How days are called, from Monday, 0, to the public holidays, 7. Single ones, those «de Natal», are no rule. */
const DAYS: [name: string, days: number[]][] = [
  ['segundas?(-feiras?)?', [0]],
  ['terças?(-feiras?)?', [1]],
  ['quartas?(-feiras?)?', [2]],
  ['quintas?(-feiras?)?', [3]],
  ['sextas?(-feiras?)?', [4]],
  ['sábados?', [5]],
  ['domingos?', [6]],
  ['feriados(?! d[eo] )', [7]],
  ['fi(m|ns) de semana', [5, 6]],
  ['todos os dias(?! úteis)', [0, 1, 2, 3, 4, 5, 6]],
  ['dias úteis', [0, 1, 2, 3, 4]],
];
const wordOf = (names: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(${names})(?!\\p{L})`, flags);
const DAY = wordOf(DAYS.map(([name]) => name).join('|'), 'giu');
const TIME = /(?<!\d)\d{1,2}(?:h(?:\d{2})?|:\d{2})(?![\p{L}\d])/giu;
/** What joins days and hours in a sentence without a verb, «De segunda a sexta, das 9h às 19h». */
const JOINING = wordOf('d[aeo]s?|[aeàó]|aos?|às?|até|nos?|só', 'giu');
const OPENS = wordOf('abr(imos|e)|abert[oa]s?|funcionamos|estamos cá|horário');
const CLOSES = wordOf('fech(amos|a|ad[oa]s?)|encerr(amos|a|ad[oa]s?)');
/** Of these the fields tell elsewhere, or not at all: a part of the year, duty, deliveries, what answers behind a closed door. */
const UNUSUAL =
  /(?<!\p{L})(serviço|turno|véspera|natal|dia \d+|entreg|carrinha|bicicleta|estafeta|telefon|chamad|lig(ue|ar)|mensage|whatsapp|sms|e-?mail|linha|campainha|postigo|toca|urgên|almoço|madrugada|noite|verão|inverno|primavera|outono|época|férias|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\d\/\d)/iu;
const ALL_DAY = /24 horas|dia e (de )?noite|noite e (de )?dia/i;

/** What a sentence says of the hours otherwise than every part of the year, place and delivery has them. Of a range of days its ends count. */
function otherHours(sentence: string, facts: Facts): string | null {
  const times = sentence.match(TIME) ?? [];
  // One day or hour alone, as in a field of its own, states nothing.
  const isBare =
    (sentence.match(DAY) ?? []).length + times.length > 1 &&
    !/\p{L}/u.test(sentence.replace(TIME, '').replace(DAY, '').replace(JOINING, ''));
  const [opens, closes] = [OPENS.test(sentence), CLOSES.test(sentence)];
  if (facts.horario.aberturas.length === 0 || UNUSUAL.test(sentence) || !(isBare || opens || closes)) return null;
  if (ALL_DAY.test(sentence)) return opens && !isAlwaysOpen(facts.timetable) ? 'e as horas são menos' : null;
  const { normal, urgente, horario } = facts.entregas;
  // They say nothing of holidays.
  const deliveries = [...horario, ...normal.horario, ...(urgente?.horario ?? [])];
  const parts: YearPart[] = [...yearParts(facts), { hours: hoursOf(deliveries), holidayHours: [] }];
  for (const clause of sentence.split(/[,;]| e (?=fech|encerr)/)) {
    const days = DAYS.flatMap(([name, named]) => (wordOf(name).test(clause) ? named : []));
    const isClosing = CLOSES.test(clause);
    const isPart = isClosing ? /manhã|tarde|\dh/.test(clause) : closes && !OPENS.test(clause);
    const wrong = days.find((day) =>
      isClosing ? yearParts(facts).every((part) => isOpen(part, day)) : !parts.some((part) => isOpen(part, day)),
    );
    if (wrong !== undefined && !isPart)
      return `e as horas ${isClosing ? 'têm' : 'não têm'} ${namesOfDays([wrong]) || 'feriados'}`;
  }
  const edges = parts
    .flatMap(({ hours, holidayHours = [] }) => [...hours, ...holidayHours])
    .flatMap((period) => [minutesOf(period.from), endOf(period) % 1440]);
  const minutesSaid = (time: string) => minutesOf(time.replace(/h$/i, ':00').replace(/h/i, ':')) % 1440;
  const other = times.find((time) => !edges.includes(minutesSaid(time)));
  return other ? `e as horas não têm ${other}` : null;
}

const isOpen = ({ hours, holidayHours = hours }: YearPart, day: number) =>
  day === 7 ? holidayHours.length > 0 : hours.some(({ days }) => days.includes(day));
