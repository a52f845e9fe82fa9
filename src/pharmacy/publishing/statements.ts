import { hoursOf } from '../../opening/from-content.ts';
import { endOf, HOLIDAY, isAlwaysOpen, isOpenOn, minutesOf, type YearPart } from '../../opening/timetable.ts';
import { namesOfDays, WEEK } from '../../opening/week.ts';
import { comparable } from '../nearest-name.ts';
import { leaves } from '../paths.ts';
import { type Facts, type Found, isShown, yearParts } from './rule.ts';

/** Where the pharmacy speaks of itself: not of its partners, not of a few days, and not in the names of buttons. */
const ABOUT_ITSELF = ['horario', 'pagina', 'servicos', 'entregas', 'slogans', 'perguntas', 'privacidade'] as const;

/** A sentence with one of these states nothing of the pharmacy itself. All patterns are without accents: `comparable`. */
const STATES_NOTHING = /\?|\b(nao|nem|nunca|sem|exce[tp]\w*|excecao|salvo|menos|ainda|quando|(?<!-)se)\b/;
const OF_OTHERS =
  /\b(posto|laborat|parceir|vizinh|colega|hospital|hotel|hoteis|centro de saude|clinica|consult|medic|enferm|lar|loja|cafe|mercado|supermercado|escola|camara|junta|empresa|banco|praia|parque)/;

/** The statements that are looked for: a pattern with a word, whether the fields say so too, a clause for where not. */
const STATEMENTS: readonly [says: RegExp, isKept: (facts: Facts, word: string) => boolean, clause: string][] = [
  [
    /\b(vacin|tensao|glicemi|colesterol|nutri(?=c)|penso(?=s\b))/,
    ({ servicos, parceiros, aluguer }, word) => {
      const texts = leaves([servicos, parceiros, aluguer]).filter(({ path }) => path.at(-1) !== 'icone');
      return texts.some(({ value }) => comparable(`${value}`).includes(word));
    },
    'mas não está nos serviços',
  ],
  [
    /\b(?:pag(?:a|ue|am|o|ar|amos|amento)|aceit\w+)\b.*\b(mb ?way|multibanco|cheque|google pay|paypal|american express)/,
    ({ pagamentos }, word) =>
      pagamentos.some(({ nome, marca, aceita }) => aceita && `${marca} ${comparable(nome)}`.includes(word)),
    'mas não está nos meios de pagamento',
  ],
  [/\balug(uer|amos)\b/, ({ aluguer }) => aluguer.length > 0, 'mas não há equipamento para alugar'],
  [/\b(entreg\w+|levamos)\b.*\bcasa\b/, ({ entregas }) => entregas.faz, 'mas não se entrega em casa'],
  [
    /\bentregamos\b.*\b(gratis|gratuitamente)\b(?!.*(partir|acima|mais))/,
    ({ entregas: { faz, normal } }) => !faz || normal.preco === 0,
    'mas a entrega paga-se',
  ],
];

/** Statements of the pharmacy's texts about itself that a field contradicts. */
export function unkeptStatements(facts: Facts): Found[] {
  return ABOUT_ITSELF.flatMap((name) => leaves(facts[name], [name])).flatMap(({ path: at, value }) => {
    if (typeof value !== 'string' || /^[a-z-]*$/.test(value) || at.at(-1) === 'pergunta' || !isShown(at, facts))
      return [];
    return value.split(/(?<=[.!?;])\s+|\n+/).flatMap((sentence) => {
      const plain = comparable(sentence);
      if (STATES_NOTHING.test(plain) || OF_OTHERS.test(plain)) return [];
      const unkept = STATEMENTS.find(([says, isKept]) => {
        const [, word = ''] = says.exec(plain) ?? [];
        return word && !isKept(facts, word);
      });
      const clause = otherHours(plain, facts) ?? unkept?.[2];
      return clause ? [{ at, found: `«${sentence}», ${clause}: o que está certo?` }] : [];
    });
  });
}

/** How days are called. Single holidays, those «de Natal», are no rule. */
const DAYS: readonly [name: string, days: readonly number[]][] = [
  ...WEEK.map((name, day): [string, number[]] => [`${name}s?(?:-feiras?)?`, [day]]),
  ['feriados(?! d[eo] )', [HOLIDAY]],
  ['fi(?:m|ns) de semana', [5, 6]],
  ['todos os dias(?! uteis)', [0, 1, 2, 3, 4, 5, 6]],
  ['dias uteis', [0, 1, 2, 3, 4]],
];
const DAY = new RegExp(`\\b(?:${DAYS.map(([name]) => name).join('|')})\\b`, 'g');
const TIME = /\b\d{1,2}(?:h(?:\d{2})?|:\d{2})\b/g;
/** The words that join days and hours in a sentence without a verb, «De segunda a sexta, das 9h às 19h». */
const JOINING = /\b(d[aeo]s?|[aeo]|aos?|as|ate|nos?|so)\b/g;
const OPENS = /\b(abr(imos|e)|abert[oa]s?|funcionamos|estamos ca|horario)\b/;
const CLOSES = /\b(fech(amos|a|ad[oa]s?)|encerr(amos|a|ad[oa]s?))\b/;
/** Of these the fields tell elsewhere, or not at all: a part of the year, duty, deliveries, what answers behind a closed door. */
const UNUSUAL =
  /\b(servico|turno|vespera|natal|dia \d+|entreg|carrinha|bicicleta|estafeta|telefon|chamad|lig(ue|ar)|mensage|whatsapp|sms|e-?mail|linha|campainha|postigo|toca|urgen|almoco|madrugada|noite|verao|inverno|primavera|outono|epoca|ferias|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\d\/\d)/;
const ALL_DAY = /24 horas|dia e (de )?noite|noite e (de )?dia/;

/** A clause for a day or an hour that no part of the year, place or delivery has. Of a range of days its ends count. */
function otherHours(sentence: string, facts: Facts): string | null {
  const times = sentence.match(TIME) ?? [];
  // One day or hour alone, as in a field of its own, states nothing.
  const isBare =
    (sentence.match(DAY) ?? []).length + times.length > 1 &&
    !/[a-z]/.test(sentence.replace(TIME, '').replace(DAY, '').replace(JOINING, ''));
  const [opens, closes] = [OPENS.test(sentence), CLOSES.test(sentence)];
  if (facts.horario.aberturas.length === 0 || UNUSUAL.test(sentence) || !(isBare || opens || closes)) return null;
  if (ALL_DAY.test(sentence)) return opens && !isAlwaysOpen(facts.timetable) ? 'e as horas são menos' : null;
  const { normal, urgente, horario } = facts.entregas;
  const deliveries = hoursOf([...horario, ...normal.horario, ...(urgente?.horario ?? [])]);
  // They say nothing of holidays.
  const parts: YearPart[] = [...yearParts(facts), { hours: deliveries, holidayHours: [] }];
  for (const clause of sentence.split(/[,;]| e (?=fech|encerr)/)) {
    const isClosing = CLOSES.test(clause);
    // A clause without a verb, or a part of a day.
    if (isClosing ? /manha|tarde|\dh/.test(clause) : closes && !OPENS.test(clause)) continue;
    const wrong = DAYS.flatMap(([name, days]) => (new RegExp(`\\b${name}\\b`).test(clause) ? days : [])).find((day) =>
      isClosing ? yearParts(facts).every((part) => isOpenOn(part, day)) : !parts.some((part) => isOpenOn(part, day)),
    );
    if (wrong !== undefined) return `e as horas ${isClosing ? 'têm' : 'não têm'} ${namesOfDays([wrong]) || 'feriados'}`;
  }
  const edges = parts
    .flatMap(({ hours, holidayHours = [] }) => [...hours, ...holidayHours])
    .flatMap((period) => [minutesOf(period.from), endOf(period) % 1440]);
  const minutesIn = (time: string) => minutesOf(time.replace(/h$/, ':00').replace('h', ':')) % 1440;
  const other = times.find((time) => !edges.includes(minutesIn(time)));
  return other ? `e as horas não têm ${other}` : null;
}
