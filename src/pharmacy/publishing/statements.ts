import { hoursOf } from '../../opening/from-content.ts';
import { endOf, isAlwaysOpen, mergedPeriods, minutesOf, type YearPart } from '../../opening/timetable.ts';
import { namesOfDays, WEEK } from '../../opening/week.ts';
import { leaves } from '../paths.ts';
import { type Facts, type Found, isShown, yearParts } from './rule.ts';

/** Where the pharmacy speaks of itself: not of its partners, not of a few days, and not in the names of buttons. */
const ABOUT_ITSELF = ['horario', 'pagina', 'servicos', 'entregas', 'slogans', 'perguntas', 'privacidade'] as const;

/** A sentence that is one states something of the pharmacy itself: none of these does, whatever it says. */
const STATES_NOTHING = /\?|\b(não|nem|nunca|sem|exce[tp]\w*|exceção|salvo|menos|ainda|quando|(?<!-)se)\b/i;
const OF_OTHERS =
  /(?<!\p{L})(posto|laborat|parceir|vizinh|colega|hospital|hotel|hotéis|centro de saúde|clínica|consult|médic|enferm|lar|loja|café|mercado|supermercado|escola|câmara|junta|empresa|banco|praia|parque)/iu;

/** Statements of the pharmacy's texts about itself that no field bears out. */
export function unkeptStatements(facts: Facts): Found[] {
  return ABOUT_ITSELF.flatMap((name) => leaves(facts[name], [name])).flatMap(({ path: at, value }) => {
    if (typeof value !== 'string' || /^[a-z-]*$/.test(value) || at.at(-1) === 'pergunta' || !isShown(at, facts))
      return [];
    return value
      .split(/(?<=[.!?;])\s+|\n+/)
      .filter((sentence) => !STATES_NOTHING.test(sentence) && !OF_OTHERS.test(sentence))
      .flatMap((sentence) => {
        const promised = PROMISES.find(({ words, isKept }) => words.test(sentence) && !isKept(facts));
        const hours = otherHours(sentence, facts);
        const fact = (hours && `e as horas ${hours}`) || (promised && `mas ${promised.fact}`);
        return fact ? [{ at, found: `«${sentence}», ${fact}: o que está certo?` }] : [];
      });
  });
}

interface Promised {
  words: RegExp;
  isKept: (facts: Facts) => unknown;
  /** What the fields say. */
  fact: string;
}

/** A service in words, and how words begin that speak of it in a service or a device for rent. */
const service = (words: RegExp, given: RegExp): Promised => ({
  words,
  isKept: ({ servicos, parceiros, aluguer }) =>
    leaves([servicos, parceiros, aluguer]).some(({ path, value }) => path.at(-1) !== 'icone' && given.test(`${value}`)),
  fact: 'não está nos serviços',
});

/** A way to pay, in a sentence that says that it is taken. @param other another name of it among the ways that are taken */
const way = (name: string, other = name): Promised => ({
  words: new RegExp(`\\b(pag(a|ue|am|o|ar|amos|amento)|aceit\\w+)\\b.*\\b(${name})\\b`, 'i'),
  isKept: ({ pagamentos }) =>
    pagamentos.some(({ nome, marca, aceita }) => aceita && RegExp(`${name}|${other}`, 'i').test(`${nome} ${marca}`)),
  fact: 'não está nos meios de pagamento',
});

const SOON = /(próprio|mesmo|nesse) dia|hoje|(?<![\p{L}\d])(uma|duas|três|poucas|1?\d) horas?/iu;

/** What texts promise, and the fields that have it or not. Few and sure: what is put otherwise passes. */
const PROMISES: readonly Promised[] = [
  service(/\bvacin(as?|ação|amos)\b/i, /(?<!\p{L})vacin/iu),
  service(/\btensão (arterial|mede)|\bmed\S+ (d?a )?(sua )?tensão/i, /(?<!\p{L})(tensão|pressão)/iu),
  service(/\btestes? rápidos?|\bglic[ée]mia|\bcolesterol/i, /(?<!\p{L})(teste|glic|colesterol)/iu),
  service(/\bnutri(ção|cionista)\b/i, /(?<!\p{L})nutri/iu),
  service(/\bpensos\b|\btratamos feridas|\btratamento de feridas/i, /(?<!\p{L})(penso|ferida|curativ)/iu),
  way('MB ?WAY'),
  way('Multibanco'),
  way('Visa|Mastercard', 'cartao'),
  way('cheques?|Google Pay|PayPal|American Express'),
  { words: /\balug(uer|amos)\b/i, isKept: ({ aluguer }) => aluguer.length > 0, fact: 'não há equipamento para alugar' },
  {
    words: /\bentreg\w+ (ao domicílio|em (sua )?casa|a casa)|\blevamos\b.*\ba (sua )?casa\b/i,
    isKept: ({ entregas }) => entregas.faz,
    fact: 'não se entrega em casa',
  },
  {
    words: /\bentregamos\b.*\b(grátis|gratuitamente)\b(?!.*(partir|acima|mais))/i,
    isKept: ({ entregas: { faz, normal } }) => !faz || normal.preco === 0,
    fact: 'a entrega paga-se',
  },
  {
    words: /\bentreg\w+ (urgente|no próprio dia|no mesmo dia|imediata)/i,
    isKept: ({ entregas: { faz, urgente, normal } }) => !faz || urgente || SOON.test(normal.prazo),
    fact: 'não há entrega urgente',
  },
  { words: /\bNIPC\b/, isKept: ({ farmacia }) => !/^[1-4]/.test(farmacia.empresa.nipc), fact: 'o número é um NIF' },
  {
    words: /(?<!\bapp (do )?)\bSNS\b/i,
    isKept: ({ farmacia }) => farmacia.morada.codigoPostal < '9',
    fact: 'nas ilhas o serviço regional de saúde é outro, e a linha também',
  },
];

/** How days are called, and a sign for each: from Monday to Sunday, then public holidays. Single ones, those «de Natal», are no rule. */
const DAYS = {
  'segundas?(-feiras?)?': '①',
  'terças?(-feiras?)?': '②',
  'quartas?(-feiras?)?': '③',
  'quintas?(-feiras?)?': '④',
  'sextas?(-feiras?)?': '⑤',
  'sábados?': '⑥',
  'domingos?': '⑦',
  'feriados(?! d[eo] )': '⑧',
  'fi(m|ns) de semana': '⑥⑦',
  'todos os dias(?! úteis)': '①②③④⑤⑥⑦',
  'dias úteis': '①②③④⑤',
};
const SIGNS = '①②③④⑤⑥⑦⑧';
const RANGE = /([①-⑦]) (?:a|até)(?: a[os]?| à)? ([①-⑦])/g;
const TIME = /(?<!\d)\d{1,2}(?:h(?:\d{2})?|:\d{2})(?![\p{L}\d])/giu;
/** What joins days and hours in a sentence without a verb, «De segunda a sexta, das 9h às 19h». */
const JOINING = /(?<!\p{L})(d[aeo]s?|e|a|aos?|às?|até|nos?|só)(?!\p{L})/giu;
const OPENS = /(?<!\p{L})(abr(imos|e)|abert[oa]s?|funcionamos|estamos cá|horário)(?!\p{L})/iu;
const CLOSES = /(?<!\p{L})(?:fech(?:amos|a|ad[oa]s?)|encerr(?:amos|a|ad[oa]s?))(?!\p{L})/iu;
/** Of these the fields tell elsewhere, or not at all: a part of the year, duty, deliveries, what answers behind a closed door. */
const UNUSUAL =
  /(?<!\p{L})(serviço|turno|véspera|natal|dia \d+|entreg|carrinha|bicicleta|estafeta|telefon|chamad|lig(ue|ar)|mensage|whatsapp|sms|e-?mail|linha|campainha|postigo|toca|urgên|almoço|madrugada|noite|verão|inverno|primavera|outono|época|férias|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\d\/\d)/iu;
const ALL_DAY = /24 horas|dia e (de )?noite|noite e (de )?dia/i;

/** What a sentence says of the hours otherwise than each part of the year, place and delivery has them, in a word or two. */
function otherHours(sentence: string, facts: Facts): string | null {
  const named = Object.entries(DAYS).reduce(
    (text, [name, signs]) => text.replace(RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), signs),
    sentence,
  );
  // One day or hour alone, as in a field of its own, states nothing.
  const isBare =
    [...named.matchAll(/[①-⑧]+/g), ...named.matchAll(TIME)].length > 1 &&
    !/\p{L}/u.test(named.replace(TIME, '').replace(JOINING, ''));
  const weeks = weeksOf(facts);
  if (weeks.length === 0 || UNUSUAL.test(sentence)) return null;
  if (!isBare && !OPENS.test(sentence) && !CLOSES.test(sentence)) return null;
  if (ALL_DAY.test(sentence)) return OPENS.test(sentence) && !isAlwaysOpen(facts.timetable) ? 'são menos' : null;
  const signed = named.replace(RANGE, (_, from, to) => SIGNS.slice(SIGNS.indexOf(from), SIGNS.indexOf(to) + 1));
  // «Das 9h às 19h, domingo encerrado»: up to the last hours before the word it is open.
  const [before = '', after] = signed.split(CLOSES);
  const open = after === undefined ? signed : (/^.*\d[\dh:]*/.exec(before)?.[0] ?? '');
  const closed = /manhã|tarde|\dh/.test(sentence) ? '' : signed.slice(open.length);
  const daysOf = (text: string) => [...text].map((sign) => SIGNS.indexOf(sign)).filter((day) => day >= 0);
  const nameOf = (day: number) => namesOfDays([day]) || 'feriados';
  const shut = daysOf(open).find((day) => weeks.every((week) => !week[day]?.length));
  if (shut !== undefined) return `não têm ${nameOf(shut)}`;
  const edges = weeks.flat(2).flatMap((period) => [minutesOf(period.from), endOf(period) % 1440]);
  const minutesSaid = (time: string) => minutesOf(time.replace(/h$/i, ':00').replace(/h/i, ':')) % 1440;
  const other = sentence.match(TIME)?.find((time) => !edges.includes(minutesSaid(time)));
  if (other) return `não têm ${other}`;
  const stillOpen = daysOf(closed).find((day) => weeks.every((week) => week[day]?.length));
  return stillOpen === undefined ? null : `têm ${nameOf(stillOpen)}`;
}

/** The periods of each day, holidays last, in each part of the year, place and delivery: what one of them has is right. */
function weeksOf(facts: Facts) {
  const { normal, urgente, horario } = facts.entregas;
  const deliveries = [horario, normal.horario, urgente?.horario ?? []].map((week) => ({
    hours: hoursOf(week),
    // They say nothing of holidays.
    holidayHours: [],
  }));
  const parts: YearPart[] = [...yearParts(facts), ...deliveries];
  return parts
    .filter(({ hours }) => hours.length > 0)
    .map(({ hours, holidayHours = hours }) => [
      ...WEEK.map((_, day) => mergedPeriods(hours.filter(({ days }) => days.includes(day)))),
      holidayHours,
    ]);
}
