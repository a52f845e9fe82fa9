import { waysOf } from '../../contact/channel.ts';
import { inThrees } from '../../text/nine-digits.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { RECIPIENTS, type Requirement, readableText, requiredTexts, requirement, unless } from './page.ts';

/**
 * The statements that the policy must make, each with a pattern that finds it. The owner writes the text; these only
 * check it.
 */
const STATEMENTS: [reference: string, what: string, words: RegExp][] = [
  ['RGPD, artigo 13.º, n.º 1, c)', 'para que se usam os dados', /para que (os|as|se) us|finalidades?/i],
  ['RGPD, artigo 13.º, n.º 1, c)', 'o fundamento (artigo 6.º)', /artigo 6\.º/],
  ['RGPD, artigo 9.º', 'o fundamento para dados de saúde (artigo 9.º)', /artigo 9\.º/],
  ['RGPD, artigo 9.º', 'que os códigos da receita são dados de saúde', /dados de saúde/i],
  ['RGPD, artigo 13.º, n.º 1, e)', 'o mapa (OpenStreetMap) como destinatário', /OpenStreetMap/],
  ['RGPD, artigo 13.º, n.º 1, e)', 'o alojamento como destinatário', /alojamento/i],
  // The map's foundation is in the United Kingdom; Meta's servers may be in the United States.
  [
    'RGPD, artigo 13.º, n.º 1, f)',
    'a transferência para fora do EEE',
    /fora do (Espaço Económico Europeu|EEE)|Reino Unido/i,
  ],
  [
    'RGPD, artigo 13.º, n.º 2, a)',
    'quanto tempo se guardam os dados',
    /(\d+|dez|cinco|doze|um|dois|três) (dias|mês|meses|anos?)/i,
  ],
  ['RGPD, artigo 15.º', 'o direito de acesso e a uma cópia', /cópia/i],
  ['RGPD, artigo 16.º', 'o direito de retificação', /corrigir|retificar/i],
  ['RGPD, artigo 17.º', 'o direito ao apagamento', /apag/i],
  ['RGPD, artigo 18.º', 'o direito à limitação', /limitar|limitação/i],
  ['RGPD, artigo 20.º', 'o direito de portabilidade', /portabilidade|levar os seus dados/i],
  ['RGPD, artigo 21.º', 'o direito de oposição', /opor-se|oposição/i],
  ['RGPD, artigo 7.º', 'que o consentimento se pode retirar', /retirar o consentimento/i],
  ['RGPD, artigo 12.º, n.º 3', 'a resposta em 30 dias', /30 dias|um mês/],
  ['RGPD, artigo 77.º', 'a queixa à CNPD', /Comissão Nacional de Proteção de Dados|CNPD/],
  [
    'RGPD, artigo 12.º (horas)',
    'a que horas se fala com a farmácia, como «Fale connosco de segunda a sexta, das 9h às 19h.»',
    // A pharmacy that never closes says it in words.
    /\d{1,2}h(\d{2})?\b[\s\S]*\d{1,2}h|24 horas por dia|\b(qualquer hora|de dia (e|ou) de noite|noite e dia|dia e noite)\b/i,
  ],
  ['Lei 41/2004, artigo 5.º', 'os cookies e o que fica no aparelho', /cookie-consent[\s\S]*tema/],
  ['Lei 41/2004, artigo 5.º', 'como se muda de ideias', /Preferências de cookies/i],
  [
    'RGPD, artigo 5.º, n.º 1, a)',
    'que o site não guarda os pedidos',
    /não (os |a |as |o )?(guarda|envia nem a guarda)/,
  ],
];

const inPolicy = (reference: string, texts: (pharmacy: Pharmacy) => (string | undefined)[]) =>
  requiredTexts(reference, 'privacidade.texto', 'falta', 'article', texts);

/** A requirement of what the policy says in its own words: what it leaves out. */
const requiredStatement = (reference: string, missing: (text: string, pharmacy: Pharmacy) => string[]) =>
  requirement(reference, 'privacidade.texto', ({ root, pharmacy }) =>
    missing(readableText(root.querySelector('article')), pharmacy).map((what) => `o texto não diz ${what}`),
  );

/** Requirements of the privacy page. */
export const PRIVACY_PAGE: Requirement[] = [
  inPolicy('RGPD, artigo 13.º, n.º 1, a) (responsável pelo tratamento)', ({ farmacia: { empresa, morada, email } }) => [
    ...[empresa.denominacao, inThrees(empresa.nipc)],
    ...[morada.rua, morada.codigoPostal, email],
  ]),
  inPolicy('RGPD, artigos 13.º, n.º 1, b) e e) (encarregado e alojamento)', ({ privacidade }) => [
    privacidade.alojamento,
    privacidade.encarregado?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  ]),
  inPolicy('RGPD, artigo 77.º (autoridade)', () => ['https://www.cnpd.pt']),
  requiredTexts('RGPD, artigo 12.º (última atualização)', 'privacidade.data', 'falta', 'article', ({ privacidade }) => [
    `${privacidade.atualizada}: ${privacidade.data}`,
  ]),
  requiredStatement('RGPD, artigo 13.º, n.º 1, e) (por onde passa um pedido)', (text, { farmacia }) =>
    waysOf(farmacia)
      .filter((kind) => !RECIPIENTS[kind].words.test(text))
      .map((kind) => `que um pedido passa ${RECIPIENTS[kind].name}`),
  ),
  ...STATEMENTS.map(([reference, what, words]) =>
    requiredStatement(reference, (text) => unless(words.test(text), what)),
  ),
];
