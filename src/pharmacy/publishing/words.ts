import type { Content } from '../content.ts';
import { leaves, type Path } from '../paths.ts';
import { type Facts, type Found, isShown } from './rule.ts';

/** Where the pharmacy speaks of itself: not of its partners, not of a few days, and not in the names of buttons. */
const ABOUT_ITSELF: readonly (keyof Content)[] = [
  'horario',
  'pagina',
  'servicos',
  'entregas',
  'slogans',
  'perguntas',
  'privacidade',
];

/** A sentence that is one states something of the pharmacy itself: none of these does, whatever it says. */
const STATES_NOTHING = /\?|\b(não|nem|nunca|sem|exce[tp]\w*|exceção|salvo|menos|ainda|quando|(?<!-)se)\b/i;
const OF_OTHERS =
  /(?<!\p{L})(posto|laborat|parceir|vizinh|colega|hospital|hotel|hotéis|centro de saúde|clínica|consult|médic|enferm|lar|loja|café|mercado|supermercado|escola|câmara|junta|empresa|banco|praia|parque)/iu;

/** A sentence of the pharmacy's own, where it stands. */
export interface Statement {
  at: Path;
  sentence: string;
}

/** What the texts state of the pharmacy. */
export function statements(facts: Facts): Statement[] {
  return ABOUT_ITSELF.flatMap((name) =>
    leaves(facts[name]).flatMap(({ path, value }) => {
      const at = [name, ...path];
      if (typeof value !== 'string' || /^[a-z-]*$/.test(value) || path.at(-1) === 'pergunta' || !isShown(at, facts))
        return [];
      const sentences = value.split(/(?<=[.!?;])\s+|\n+/);
      return sentences
        .filter((sentence) => !STATES_NOTHING.test(sentence) && !OF_OTHERS.test(sentence))
        .map((sentence) => ({ at, sentence }));
    }),
  );
}

interface Promised {
  words: RegExp;
  /** Whether the fields agree. */
  isSo: (facts: Facts) => unknown;
  /** What the fields say. */
  fact: string;
}

/** A service in words, and how words begin that speak of it in a service or a device for rent. */
const service = (words: RegExp, given: string): Promised => ({
  words,
  isSo: ({ servicos, parceiros, aluguer }) =>
    leaves([servicos, parceiros, aluguer]).some(
      ({ path, value }) => path.at(-1) !== 'icone' && new RegExp(`(?<!\\p{L})(?:${given})`, 'iu').test(String(value)),
    ),
  fact: 'não está nos serviços',
});

/** A way to pay, in a sentence that says that it is taken. */
const way = (name: string, marks: string): Promised => ({
  words: new RegExp(`\\b(pag(a|ue|am|o|ar|amos|amento)|aceit\\w+)\\b.*\\b(${name})\\b`, 'i'),
  isSo: ({ pagamentos }) =>
    pagamentos.some(
      ({ nome, marca = '-', aceita }) =>
        aceita && (new RegExp(name, 'i').test(nome) || marks.split(' ').includes(marca)),
    ),
  fact: 'não está nos meios de pagamento',
});

/** What texts promise, and the fields that have it or not. Few and sure: what is put otherwise passes. */
const PROMISES: readonly Promised[] = [
  service(/\bvacin(as?|ação|amos)\b/i, 'vacin'),
  service(/\btensão (arterial|mede)|\bmed\S+ (d?a )?(sua )?tensão/i, 'tensão|pressão'),
  service(/\btestes? rápidos?|\bglic[ée]mia|\bcolesterol/i, 'teste|glic|colesterol'),
  service(/\bnutri(ção|cionista)\b/i, 'nutri'),
  service(/\bpensos\b|\btratamos feridas|\btratamento de feridas/i, 'penso|ferida|curativ'),
  way('MB ?WAY', 'mbway'),
  way('Multibanco', 'multibanco'),
  way('Visa|Mastercard', 'visa mastercard cartao'),
  way('cheques?|Google Pay|PayPal|American Express', ''),
  { words: /\balug(uer|amos)\b/i, isSo: ({ aluguer }) => aluguer.length > 0, fact: 'não há equipamento para alugar' },
  {
    words: /\bentreg\w+ (ao domicílio|em (sua )?casa|a casa)|\blevamos\b.*\ba (sua )?casa\b/i,
    isSo: ({ entregas }) => entregas.faz,
    fact: 'não se entrega em casa',
  },
  {
    words: /\bentregamos\b.*\b(grátis|gratuitamente)\b(?!.*(partir|acima|mais))/i,
    isSo: ({ entregas: { faz, normal } }) => !faz || normal.preco === 0,
    fact: 'a entrega paga-se',
  },
  {
    words: /\bentreg\w+ (urgente|no próprio dia|no mesmo dia|imediata)/i,
    isSo: ({ entregas: { faz, urgente, normal } }) =>
      !faz ||
      urgente ||
      /(próprio|mesmo|nesse) dia|hoje|(?<![\p{L}\d])(uma|duas|três|poucas|1?\d) horas?/iu.test(normal.prazo),
    fact: 'não há entrega urgente',
  },
  { words: /\bNIPC\b/, isSo: ({ farmacia }) => !/^[1-4]/.test(farmacia.empresa.nipc), fact: 'o número é um NIF' },
  {
    words: /(?<!\bapp (do )?)\bSNS\b/i,
    isSo: ({ farmacia }) => !farmacia.morada.codigoPostal.startsWith('9'),
    fact: 'nas ilhas o serviço regional de saúde é outro, e a linha também',
  },
];

/** The pharmacy's own year, and not that of something that it does or has. */
const SINCE =
  /^((a farmácia|a casa|ao balcão|aqui|cá|nesta \S+|de portas abertas|abert[ao]s?)( \S+){0,4} )?desde (?<since>\d{4})\b|\b(abr\S+ (as )?portas|fundada) em (?<in>\d{4})\b/i;

/** Statements that the fields do not bear out. */
export function unkeptPromises(facts: Facts, said: readonly Statement[]): Found[] {
  return said.flatMap(({ at, sentence }) => {
    const promise = PROMISES.find(({ words, isSo }) => words.test(sentence) && !isSo(facts));
    const { since, in: year = since } = SINCE.exec(sentence)?.groups ?? {};
    const isOther = year !== undefined && Number(year) !== facts.farmacia.desde;
    const fact = promise?.fact ?? (isOther && `a farmácia é de ${facts.farmacia.desde}`);
    return fact ? [{ at, found: `«${sentence}», mas ${fact}: o que está certo?` }] : [];
  });
}
