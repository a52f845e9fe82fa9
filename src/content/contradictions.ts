import { minutesOf, WEEK, type Weekday } from '../lib/hours.ts';
import { lisbonDay } from '../lib/lisbon.ts';
import type { Doubt, Statement } from './before-publishing.ts';
import type { Content } from './load.ts';
import { fold } from './nearest-name.ts';
import { expectedMunicipality, MUNICIPALITIES } from './schemas/municipalities.ts';
import { MONTHS } from './schemas/values.ts';

const WEEK_MINUTES = 7 * 24 * 60;
const WEEKEND = WEEK.slice(5);

/** The lines of the privacy policy: they have no field. */
const POLICY = /^$/;

/**
 * A claim that texts make: the pattern that recognises it, the objection to it (null when the content agrees), and the fields
 * where it counts, if not in all.
 */
type Claim = [pattern: RegExp, objection: (content: Content, text: string) => string | null, fields?: RegExp];

const CLAIMS: Claim[] = [
  [/(^|\b(abrimos|abert[oa]s?|atendemos)\b[^.!?]*)todos os dias(?! úteis)/i, ({ horario }) => daysClosed(horario)],
  [/\b(abert[oa]s?|abrimos)\b[^.!?]* 24 horas|24 horas por dia/i, ({ horario }) => shorterHours(horario)],
  [/sem (esperas,? (nem|e sem) )?marcação|não precisa de marcar|sem marcar/i, servicesByAppointment],
  [/\b(desde|abr\S+ (portas )?em|fundada em) (?:1[5-9]|20)\d\d\b/i, otherYear],
  [/\balugu/i, ({ aluguer }) => (aluguer.length > 0 ? null : 'não há equipamento para alugar'), /^(descricao)?$/],
  [/\bparceir/i, ({ parceiros }) => (parceiros.length > 0 ? null : 'não há parceiros'), /^(descricao)?$/],
  [/\bNIPC\b/, ({ farmacia }) => (isPersonal(farmacia.empresa.nipc) ? 'o número é um NIF' : null), /^(rodape\.nipc)?$/],
  [/MB ?WAY/i, ({ pagamentos }) => notAccepted(pagamentos, 'mbway'), /^pagamento$/],
  [/\b\d{1,2}h(\d{2})?\b/, otherHours, POLICY],
  [/./, futureMonth, /^data$/],
  [/./, unknownMunicipality, /^concelho$/],
];

/** Claims that only the owner can confirm. */
const QUESTIONS: Claim[] = [
  [
    /\b(english|spoken|welcome|on parle|parlons|français|bienvenue|se habla|hablamos|sprechen|willkommen|parliamo)\b/i,
    () => 'noutra língua? Porque não em linguas, de farmacia.yaml, que o site diz na língua de cada um?',
    /^(?!descricao$|linguas\[)/,
  ],
  [/única farmácia/i, () => 'é mesmo a única?'],
  [/\bSNS 24\b/, ({ farmacia }) => (isOnIslands(farmacia) ? 'nas ilhas é essa a linha de saúde?' : null)],
  [/^[1-4]\d$/, (_, cents) => `são 0,${cents} €: é mesmo este o preço?`, /(preco|precoDia)$/],
];

/** The texts that contradict the facts of the content (`refused`), and those that only its owner can confirm (`asked`). */
export function contradictions(
  content: Content,
  statements: readonly Statement[],
): Record<'refused' | 'asked', Doubt[]> {
  const doubts = (claims: readonly Claim[], conjunction: string) =>
    statements.flatMap(({ value, file, line, field }) =>
      claims.flatMap(([pattern, objection, fields]) => {
        const text = String(value);
        const why = pattern.test(text) && (fields?.test(field) ?? true) ? objection(content, text) : null;
        if (why === null) return [];
        return [{ file, line, field, text: `«${text}»${conjunction}${why}` }];
      }),
    );
  return { refused: doubts(CLAIMS, ', mas '), asked: doubts(QUESTIONS, ': ') };
}

// Each function below that is named after an objection returns it, or null where the content agrees.

function daysClosed({ aberturas }: Content['horario']): string | null {
  const closed = WEEK.filter((day) => !aberturas.some(({ dias }) => dias.includes(day))).map(withAccents);
  return aberturas.length === 0 || closed.length === 0 ? null : `as horas não têm ${closed.join(' nem ')}`;
}

/** A day's name with its accents, which the file leaves out. */
function withAccents(day: Weekday): string {
  return day.replace('terca', 'terça').replace('sabado', 'sábado');
}

function shorterHours({ aberturas }: Content['horario']): string | null {
  const minutes = aberturas.map(({ dias, abre, fecha }) => {
    const length = minutesOf(fecha) - minutesOf(abre);
    return dias.length * (length > 0 ? length : length + 24 * 60);
  });
  const open = minutes.reduce((sum, length) => sum + length, 0);
  return open === 0 || open >= WEEK_MINUTES ? null : 'as horas são menos';
}

/** A service by appointment that the introduction does not name as an exception to «sem marcação». */
function servicesByAppointment({ servicos, pagina }: Content): string | null {
  const exceptions = fold(pagina.servicos.introducao);
  const service = servicos.find(
    ({ nome, descricao }) =>
      /(?<!(sem|nem|de) )\bmarc(a|am|ar|ação|ações|amos)\b/i.test(`${nome}. ${descricao}`) &&
      !exceptions.includes(fold(nome)),
  );
  return service ? `«${service.nome}» marca-se; diga-o na introdução dos serviços` : null;
}

function otherYear({ farmacia }: Content, text: string): string | null {
  return text.includes(String(farmacia.desde)) ? null : `a farmácia é de ${farmacia.desde}`;
}

function notAccepted(ways: Content['pagamentos'], mark: Content['pagamentos'][number]['marca']): string | null {
  return ways.some(({ marca }) => marca === mark) ? null : 'não está nos meios de pagamento';
}

/** Whether a tax number is a person's, a sole owner's, and not a company's. */
const isPersonal = (nipc: string) => /^[1-4]/.test(nipc);

/** Whether the postal code is one of Madeira or the Azores. */
const isOnIslands = ({ morada }: Content['farmacia']) => morada.codigoPostal.startsWith('9');

/** An hour in the policy's text at which the pharmacy neither opens nor closes, or a closed Saturday or Sunday. */
function otherHours({ horario }: Content, text: string): string | null {
  const { aberturas } = horario;
  if (aberturas.length === 0) return null;
  const times = aberturas.flatMap(({ abre, fecha }) => [abre, fecha].map(minutesOf));
  const mentioned = [...text.matchAll(/\b(\d{1,2})h(\d{2})?\b/g)];
  const day = WEEKEND.find((name) => fold(text).includes(name) && !aberturas.some(({ dias }) => dias.includes(name)));
  if (day !== undefined && !/fechad|encerrad/i.test(text)) return `as horas não têm ${withAccents(day)}`;
  const other = mentioned.find(([, hours, minutes = 0]) => !times.includes(Number(hours) * 60 + Number(minutes)));
  return other ? `as horas não têm ${other[0]}` : null;
}

function futureMonth(_: Content, text: string): string | null {
  const match = /(\S+) de (\d{4})$/.exec(text);
  if (!match) return null;
  const [, month = '', year] = match;
  const date = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
  return date > lisbonDay(new Date()).slice(0, 7) ? 'esse mês ainda não chegou' : null;
}

/** A demonstration's municipality is invented like the rest. */
function unknownMunicipality({ farmacia }: Content, name: string): string | null {
  if (farmacia.demonstracao || MUNICIPALITIES.has(name)) return null;
  return `espera-se ${expectedMunicipality(name)}`;
}
