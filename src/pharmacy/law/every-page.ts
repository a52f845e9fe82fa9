import { type HTMLElement, parse } from 'node-html-parser';
import { CALL_COSTS } from '../../contact/words.ts';
import { comparable } from '../../text/comparable.ts';
import { inThrees, phoneKind } from '../../text/nine-digits.ts';
import type { Content } from '../content.ts';
import type { Pharmacy } from '../pharmacy.ts';
import {
  clauseUnless,
  links,
  plain,
  type Requirement,
  readableText,
  requiredTexts,
  requirement,
  textNodes,
} from './page.ts';
import { lawReference } from './sources.ts';

const inFooter = (
  reference: string,
  field: Requirement['field'],
  texts: (of: Content['farmacia']) => (string | undefined)[],
) => requiredTexts(reference, field, 'falta no rodapé', 'footer', ({ farmacia }) => texts(farmacia));

/** Requirements of every page, the not-found page included. */
export const EVERY_PAGE: Requirement[] = [
  inFooter(lawReference('complaints'), 'farmacia.ligacoes.livroReclamacoes', () => [
    'https://www.livroreclamacoes.pt/',
  ]),
  inFooter('INFARMED (lista de farmácias)', 'farmacia.ligacoes.infarmed', () => ['https://www.infarmed.pt/']),
  inFooter('RGPD, artigos 12.º e 13.º (política de privacidade)', null, () => ['/politica-privacidade']),
  inFooter(lawReference('veterinary'), 'farmacia.ligacoes.dgav', ({ ligacoes }) => [ligacoes.dgav]),
  inFooter(lawReference('disputes'), 'farmacia.ligacoes.litigios', ({ ligacoes }) => [
    ligacoes.litigios.url,
    ligacoes.litigios.nome,
  ]),
  inFooter(
    lawReference('company'),
    'farmacia.empresa',
    ({ empresa: { denominacao, nipc, capitalSocial, conservatoria }, morada: { rua, codigoPostal, localidade } }) => [
      ...[denominacao, inThrees(nipc), capitalSocial, conservatoria],
      ...[rua, codigoPostal, localidade],
    ],
  ),
  inFooter(lawReference('director'), 'farmacia.direcaoTecnica', (farmacia) => [
    farmacia.direcaoTecnica,
    farmacia.alvara,
  ]),
  requirement('DL 57/2008, artigo 7.º (não dizer que há o que não há)', null, ({ root, pharmacy }) =>
    clauseUnless(
      pharmacy.hasWhatsApp || !links(root).some((href) => href.startsWith('https://wa.me/')),
      'a página tem uma ligação para o WhatsApp, que a farmácia não tem',
    ),
  ),
  requirement('Regulamento (UE) 2024/3228 (a plataforma ODR fechou)', null, ({ html }) =>
    clauseUnless(
      !/ec\.europa\.eu\/(consumers\/)?odr/i.test(html),
      'a ligação para a plataforma europeia ODR tem de sair',
    ),
  ),
  requirement(lawReference('callCosts'), null, ({ path, root, pharmacy }) =>
    // A script shows the slogans behind the first.
    [
      root,
      ...(path === '/' ? pharmacy.slogans.slice(1) : []).map((slogan) =>
        parse(`<div><div><p>${slogan}</p></div></div>`),
      ),
    ]
      .flatMap((part) => numbersWithoutCost(part, pharmacy))
      .map((number) => `o número ${number} não diz ao lado quanto custa a chamada`),
  ),
  requirement(
    'Regulamento (UE) 699/2014 (logótipo comum europeu: só quem vende medicamentos em linha)',
    null,
    ({ html }) =>
      clauseUnless(
        !/logo(tipo)?[ -]?comum|common[ -]?logo|eu-logo|verify-pharmacy/.test(comparable(html)),
        'o logótipo comum europeu não pode aparecer: este site não vende medicamentos',
      ),
  ),
  requirement('Lei 41/2004, artigo 5.º; RGPD, artigo 7.º (retirar o consentimento)', null, ({ root }) =>
    clauseUnless(
      root.querySelector('footer button[data-press=cookies]') !== null,
      'falta no rodapé o botão que volta a abrir as preferências de cookies',
    ),
  ),
  requirement('Lei 41/2004, artigo 5.º (nada de terceiros antes de uma escolha)', null, ({ root, pharmacy }) =>
    foreignParts(root, pharmacy.farmacia.site).map((url) => `a página vai buscar ${url} sem pedir`),
  ),
];

/** Telephone numbers without the cost of a call beside them, or with that of the wrong kind. */
function numbersWithoutCost(root: HTMLElement, { farmacia, pagina, parceiros }: Pharmacy): string[] {
  const numbers = [...farmacia.outrosTelefones, ...pagina.socorro];
  const own = new Map(numbers.map(({ numero, custo }) => [numero.replaceAll(' ', ''), custo]));
  // A person's tax number may begin as a telephone does.
  const taxNumbers = [farmacia.empresa.nipc, ...parceiros.map(({ prestador }) => prestador?.nif)];
  return textNodes(root).flatMap((node) => {
    const found = plain(node.text).match(/(?<![\d.,])(?:[29]\d\d|80\d|707|76[01]|30\d)(?: ?\d){6}(?!\d)/g) ?? [];
    // Three elements up from a number its cost still stands beside it.
    const beside = readableText(node.parentNode?.parentNode?.parentNode ?? root);
    return found.filter((written) => {
      const number = written.replaceAll(' ', '');
      // A number of the dear ranges has its own cost; the law prescribes none.
      const ofLaw = /^[29]/.test(number) ? CALL_COSTS[phoneKind(number)] : /chamada|custo|€|grátis/i;
      const cost = own.get(number) ?? ofLaw;
      return !taxNumbers.includes(number) && (typeof cost === 'string' ? !beside.includes(cost) : !cost.test(beside));
    });
  });
}

/** The addresses that a page requests by itself; the map's frame is lazy. */
const REQUESTED =
  'script[src], img[src], iframe[src]:not([loading=lazy]), source[src], video[src], link[href]:not([rel=canonical]):not([rel=alternate])';

/** Addresses of third-party files that the page requests by itself. */
function foreignParts(root: HTMLElement, site: string): string[] {
  return root
    .querySelectorAll(REQUESTED)
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((url) => /^(https?:)?\/\//.test(url) && !url.startsWith(`${site}/`));
}
