import type { HTMLElement } from 'node-html-parser';
import { inThrees } from '../../text/nine-digits.ts';
import { fold } from '../nearest-name.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { absent, duties, links, plain, readable, textNodes, unless } from './page.ts';

/** The wording that the law prescribes, whatever the content holds. */
const CALL_COSTS = { 2: 'Chamada para a rede fixa nacional', 9: 'Chamada para a rede móvel nacional' } as const;

/** How many elements up from a number its cost may be found and still count as beside it. */
const BESIDE = 3;

const footer = (root: HTMLElement) => root.querySelector('footer');

/** The links that the footer must hold: the law that asks, the beginning of the address, the name of its target. */
const FOOTER_LINKS: [reference: string, address: string, what: string][] = [
  [
    'DL 156/2005, artigo 5.º-B (livro de reclamações)',
    'https://www.livroreclamacoes.pt/',
    'o livro de reclamações eletrónico',
  ],
  ['INFARMED (lista de farmácias)', 'https://www.infarmed.pt/', 'o INFARMED'],
  ['RGPD, artigos 12.º e 13.º (política de privacidade)', '/politica-privacidade', 'a política de privacidade'],
];

/** Duties of every page, the not-found page included. */
export const EVERY_PAGE = duties('every', {
  ...Object.fromEntries(
    FOOTER_LINKS.map(([reference, address, what]) => [
      reference,
      ({ root }) =>
        unless(
          links(footer(root)).some((href) => href.startsWith(address)),
          `falta no rodapé a ligação para ${what}`,
        ),
    ]),
  ),
  'Regulamento (UE) 2019/6, artigo 104.º (medicamentos veterinários à distância)': ({ root, content }) => {
    const { dgav } = content.farmacia.ligacoes;
    return unless(!dgav || links(footer(root)).includes(dgav), 'falta no rodapé a ligação para a DGAV');
  },
  'Lei 144/2015, artigo 18.º (litígios de consumo)': ({ root, content }) => {
    const { nome, url } = content.farmacia.ligacoes.litigios;
    return [
      ...unless(links(footer(root)).includes(url), `falta no rodapé a ligação para a entidade de litígios, ${url}`),
      ...absent(footer(root), [nome], 'falta no rodapé o nome da entidade de litígios,'),
    ];
  },
  'DL 57/2008, artigo 7.º (não dizer que há o que não há)': ({ root, content }) =>
    unless(
      content.farmacia.telefones.whatsapp !== undefined || !/WhatsApp/i.test(readable(root)),
      'a página fala do WhatsApp, que a farmácia não tem',
    ),
  'Regulamento (UE) 2024/3228 (a plataforma ODR fechou)': ({ html }) =>
    unless(!/ec\.europa\.eu\/(consumers\/)?odr/i.test(html), 'a ligação para a plataforma europeia ODR tem de sair'),
  'DL 59/2021, artigo 3.º (custo da chamada)': ({ root, content }) =>
    numbersWithoutCost(root, content).map((number) => `o número ${number} não diz ao lado quanto custa a chamada`),
  'CSC, artigo 171.º; DL 7/2004, artigo 10.º (identificação da empresa)': ({ root, content }) => {
    const { empresa, morada } = content.farmacia;
    const { denominacao, nipc, capitalSocial = '', conservatoria = '' } = empresa;
    const company = [denominacao, inThrees(nipc), capitalSocial, conservatoria];
    const seat = [morada.rua, morada.codigoPostal, morada.localidade];
    return absent(footer(root), [...company, ...seat], 'falta no rodapé');
  },
  'DL 307/2007, artigo 28.º (direção técnica e alvará)': ({ root, content }) =>
    absent(footer(root), [content.farmacia.direcaoTecnica, content.farmacia.alvara], 'falta no rodapé'),
  'Regulamento (UE) 699/2014 (logótipo comum europeu: só quem vende medicamentos em linha)': ({ html }) =>
    unless(
      !/logo(tipo)?[ -]?comum|common[ -]?logo|eu-logo|verify-pharmacy/.test(fold(html)),
      'o logótipo comum europeu não pode aparecer: este site não vende medicamentos',
    ),
  'Lei 41/2004, artigo 5.º; RGPD, artigo 7.º (retirar o consentimento)': ({ root }) =>
    unless(
      footer(root)?.querySelector('button[data-press=cookies]') != null,
      'falta no rodapé o botão que volta a abrir as preferências de cookies',
    ),
  'Lei 41/2004, artigo 5.º (nada de terceiros antes de uma escolha)': ({ root, content }) =>
    foreignParts(root, content.farmacia.site).map((url) => `a página vai buscar ${url} sem pedir`),
  'DL 176/2006, artigo 152.º; DL 36/2021 (publicidade a medicamentos)': ({ root }) => {
    const advertised = /desconto[^.]{0,60}(medicamento|receita)|(medicamento|receita)[^.]{0,60}desconto/i;
    const found = advertised.exec(readable(root));
    return found ? [`«${found[0]}» anuncia um desconto em medicamentos`] : [];
  },
});

/** Telephone numbers without the cost of a call beside them, or with that of the wrong kind. */
function numbersWithoutCost(root: HTMLElement, { farmacia, pagina, parceiros }: Pharmacy): string[] {
  const numbers = [...farmacia.outrosTelefones, ...pagina.socorro];
  const own = new Map(numbers.map(({ numero, custo }) => [numero.replaceAll(' ', ''), custo]));
  // A person's tax number may begin as a telephone does.
  const taxNumbers = [farmacia.empresa.nipc, ...parceiros.map(({ prestador }) => prestador?.nif)];
  return textNodes(root).flatMap((node) => {
    const found = plain(node.text).match(/(?<![\d.,])(?:[29]\d|80)\d(?: ?\d){6}(?!\d)/g) ?? [];
    const telephones = found.filter((number) => !taxNumbers.includes(number.replaceAll(' ', '')));
    return telephones.filter((number) => {
      const cost = own.get(number.replaceAll(' ', '')) ?? CALL_COSTS[number.startsWith('9') ? 9 : 2];
      let around: HTMLElement | null = node.parentNode;
      for (let steps = 0; around && steps < BESIDE; steps++, around = around.parentNode) {
        if (readable(around).includes(cost)) return false;
      }
      return true;
    });
  });
}

/** Addresses of third-party files that the page requests by itself. The map's frame is lazy. */
function foreignParts(root: HTMLElement, site: string): string[] {
  const parts = root.querySelectorAll(
    'script[src], img[src], iframe[src]:not([loading=lazy]), source[src], video[src]',
  );
  const hints = root
    .querySelectorAll('link[href]')
    .filter((link) => !/canonical|alternate/.test(link.getAttribute('rel') ?? ''));
  return [...parts, ...hints]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((url) => /^(https?:)?\/\//.test(url) && !url.startsWith(`${site}/`));
}
