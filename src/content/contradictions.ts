import { minutesOf, WEEK, type Weekday } from '../lib/hours.ts';
import { lisbonDay } from '../lib/lisbon.ts';
import type { Doubt, Statement } from './before-publishing.ts';
import type { Content } from './load.ts';
import { fold } from './meant-name.ts';
import { expectedMunicipality, MUNICIPALITIES } from './schemas/municipalities.ts';

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const WEEK_MINUTES = 7 * 24 * 60;

/** What a text may say, the field where it counts if not in all, and what speaks against it; null when nothing does. */
type Claim = [says: RegExp, against: (content: Content, text: string) => string | null, where?: RegExp];

const CLAIMS: Claim[] = [
  [/(^|\b(abrimos|abert[oa]s?|atendemos)\b[^.!?]*)todos os dias(?! úteis)/i, ({ horario }) => daysClosed(horario)],
  [/\b(abert[oa]s?|abrimos)\b[^.!?]* 24 horas|24 horas por dia/i, ({ horario }) => isEverOpen(horario)],
  [/sem (esperas,? (nem|e sem) )?marcação|não precisa de marcar|sem marcar/i, servicesByAppointment],
  [/\b(desde|abr\S+ (portas )?em|fundada em) (?:1[5-9]|20)\d\d\b/i, otherYear],
  [/\balugu/i, ({ aluguer }) => (aluguer.length > 0 ? null : 'não há equipamento para alugar'), /^(descricao)?$/],
  [/\bparceir/i, ({ parceiros }) => (parceiros.length > 0 ? null : 'não há parceiros'), /^(descricao)?$/],
  [/\bNIPC\b/, ({ farmacia }) => (isOfPerson(farmacia.empresa.nipc) ? 'o número é um NIF' : null), /^(rodape\.nipc)?$/],
  [/MB ?WAY/i, ({ pagamentos }) => without(pagamentos, 'mbway'), /^pagamento$/],
  [/\b\d{1,2}h(\d{2})?\b/, otherHours, /^$/],
  [/./, inTheFuture, /^data$/],
  [/./, notAMunicipality, /^concelho$/],
];

/** What nobody but the owner can know. */
const QUESTIONS: Claim[] = [
  [
    /\b(english|spoken|welcome|on parle|parlons|français|bienvenue|se habla|hablamos|sprechen|willkommen|parliamo)\b/i,
    () => 'noutra língua? Porque não em linguas, de farmacia.yaml, que o site diz na língua de cada um?',
    /^(?!descricao$|linguas\[)/,
  ],
  [/única farmácia/i, () => 'é mesmo a única?'],
  [/\bSNS 24\b/, ({ farmacia }) => (isOnIslands(farmacia) ? 'nas ilhas é essa a linha de saúde?' : null)],
  [/^[1-4]\d$/, (_, cents) => `são 0,${cents} €: é mesmo este o preço?`, /\.?(preco|precoDia)$/],
];

/** What the texts say against the other facts of the content, and what only its owner knows. */
export function contradictions(
  content: Content,
  statements: readonly Statement[],
): Record<'refused' | 'asked', Doubt[]> {
  const doubts = (claims: readonly Claim[]) =>
    statements.flatMap(({ value, file, line, field }) =>
      claims.flatMap(([says, against, where]) => {
        const text = String(value);
        const why = says.test(text) && (where?.test(field) ?? true) ? against(content, text) : null;
        return why === null
          ? []
          : [{ file, line, field, text: why.endsWith('?') ? `«${text}»: ${why}` : `«${text}», mas ${why}` }];
      }),
    );
  return { refused: doubts(CLAIMS), asked: doubts(QUESTIONS) };
}

function daysClosed({ aberturas }: Content['horario']): string | null {
  const closed = WEEK.filter((day) => !aberturas.some(({ dias }) => dias.includes(day))).map(written);
  return aberturas.length === 0 || closed.length === 0 ? null : `as horas não têm ${closed.join(' nem ')}`;
}

/** A day as it is spelt, not as the file names it. */
function written(day: Weekday): string {
  return day.replace('terca', 'terça').replace('sabado', 'sábado');
}

function isEverOpen({ aberturas }: Content['horario']): string | null {
  const minutes = aberturas.map(({ dias, abre, fecha }) => {
    const length = minutesOf(fecha) - minutesOf(abre);
    return dias.length * (length > 0 ? length : length + 24 * 60);
  });
  const open = minutes.reduce((sum, length) => sum + length, 0);
  return open === 0 || open >= WEEK_MINUTES ? null : 'as horas são menos';
}

/** Services by appointment that the introduction does not name as the exception. */
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

function without(ways: Content['pagamentos'], mark: Content['pagamentos'][number]['marca']): string | null {
  return ways.some(({ marca }) => marca === mark) ? null : 'não está nos meios de pagamento';
}

/** A sole owner's number begins otherwise than a company's. */
const isOfPerson = (nipc: string) => /^[1-4]/.test(nipc);

/** Madeira's and the Azores' postal codes. */
const isOnIslands = ({ morada }: Content['farmacia']) => morada.codigoPostal.startsWith('9');

/** Hours in the policy's text that are none of the pharmacy's, and days on which it is closed. */
function otherHours({ horario }: Content, text: string): string | null {
  const { aberturas } = horario;
  if (aberturas.length === 0) return null;
  const times = aberturas.flatMap(({ abre, fecha }) => [abre, fecha].map(minutesOf));
  const said = [...text.matchAll(/\b(\d{1,2})h(\d{2})?\b/g)];
  const day = WEEK.slice(5).find(
    (name) => fold(text).includes(name) && !aberturas.some(({ dias }) => dias.includes(name)),
  );
  if (day !== undefined && !/fechad|encerrad/i.test(text)) return `as horas não têm ${written(day)}`;
  const other = said.find(([, hours, minutes]) => !times.includes(Number(hours) * 60 + Number(minutes ?? 0)));
  return other ? `as horas não têm ${other[0]}` : null;
}

function inTheFuture(_: Content, text: string): string | null {
  const [, month = '', year = ''] = /(\S+) de (\d{4})$/.exec(text) ?? [];
  const said = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
  return said > lisbonDay(new Date()).slice(0, 7) ? 'esse mês ainda não chegou' : null;
}

/** A demonstration's municipality is invented like the rest. */
function notAMunicipality({ farmacia }: Content, name: string): string | null {
  if (farmacia.demonstracao || MUNICIPALITIES.has(name)) return null;
  return `espera-se ${expectedMunicipality(name)}`;
}
