import type { HTMLElement } from 'node-html-parser';
import { CALL_COSTS } from '../../src/contact/words.ts';
import type { Pharmacy } from '../../src/pharmacy/pharmacy.ts';
import { formatEuros } from '../../src/text/money.ts';
import { inThrees, phoneKind } from '../../src/text/nine-digits.ts';
import { free } from '../../src/text/words.ts';
import { linksTo, plain, readableText, readPage, textNodes } from './pages.ts';

type Texts = (string | undefined)[];

/**
 * What the law asks each page to show by itself, whatever the owner writes: by the part that shows it, texts and the
 * addresses of links. What it asks of the owner's texts is judged in src/pharmacy/publishing/law.ts.
 */
const FOOTER = ({ farmacia: { ligacoes, empresa, morada, direcaoTecnica, alvara } }: Pharmacy): Texts => [
  ...['https://www.livroreclamacoes.pt/', 'https://www.infarmed.pt/', '/politica-privacidade', ligacoes.dgav],
  ...[ligacoes.litigios.url, ligacoes.litigios.nome, direcaoTecnica, alvara],
  ...[empresa.denominacao, inThrees(empresa.nipc), empresa.capitalSocial, empresa.conservatoria],
  ...[morada.rua, morada.codigoPostal, morada.localidade],
];

const HOME: Record<string, (pharmacy: Pharmacy) => Texts> = {
  '#sobre': ({ hours, horario }) => [
    ...hours.flatMap(({ rows }) => rows.flatMap((row) => [row.days, ...row.times])),
    ...[horario.disponibilidade, horario.acrescimo],
  ],
  '#contactos': ({ farmacia }) => [farmacia.email, inThrees(farmacia.telefones.geral)],
  '#servicos': ({ entregas: { faz, concelhos, area, normal, urgente, condicao, pagamento, responsavel } }) => {
    const kinds = faz ? [normal, ...(urgente ? [urgente] : [])] : [];
    const terms = kinds.flatMap(({ nome, preco, prazo }) => [nome, prazo, preco ? formatEuros(preco) : free]);
    return faz ? [...concelhos, area, ...terms, condicao, pagamento, responsavel] : [];
  },
  '#parceiros': ({ parceiros }) =>
    parceiros.flatMap(({ nota, inclui, prestador: by }) => [
      ...[nota, inclui],
      ...(by ? [by.nome, inThrees(by.nif), by.ers] : []),
    ]),
  '#pedido': () => ['/politica-privacidade'],
};

/** What a built site lacks of all that, and each number without the cost of its call. */
export function missingByLaw(folder: string, pharmacy: Pharmacy): string[] {
  const home = readPage('index.html', folder);
  const policy = readPage('politica-privacidade.html', folder);
  const pages = [home, policy, readPage('404.html', folder)];
  return [
    ...pages.flatMap((page) => [
      ...absent(page.querySelector('footer'), FOOTER(pharmacy)),
      ...(page.querySelector('footer button[data-press=cookies]') ? [] : ['the preferences of cookies']),
      ...callsWithoutCost(page, pharmacy),
    ]),
    ...Object.entries(HOME).flatMap(([part, texts]) => absent(home.querySelector(part), texts(pharmacy))),
    // Who would rather not write of an illness here (RGPD, articles 9 and 13).
    ...(linksTo(home.querySelector('#pedido'), 'tel:').length > 0 ? [] : ['another way to ask than the form']),
    ...absent(policy.querySelector('article'), [pharmacy.privacidade.data]),
  ];
}

function absent(part: HTMLElement | null, texts: Texts): string[] {
  // A link before a full stop is read with a space behind it.
  const shown = readableText(part).replace(/ (?=[.,;:!?])/g, '');
  return texts.flatMap((text = '') => {
    const isThere = /^(https:\/)?\//.test(text) ? linksTo(part, text).length > 0 : shown.includes(plain(text));
    return isThere ? [] : [text];
  });
}

function callsWithoutCost(page: HTMLElement, { farmacia, pagina, parceiros }: Pharmacy): string[] {
  const numbers = [...farmacia.outrosTelefones, ...pagina.socorro];
  const own = new Map(numbers.map(({ numero, custo }) => [numero.replaceAll(' ', ''), custo]));
  const taxNumbers = [farmacia.empresa.nipc, ...parceiros.map(({ prestador }) => prestador?.nif)];
  return textNodes(page).flatMap((node) => {
    // Three elements up from a number its cost still stands beside it.
    const beside = readableText(node.parentNode?.parentNode?.parentNode ?? page);
    const found = plain(node.text).match(/(?<![\d.,])(?:[29]\d\d|80\d)(?: ?\d){6}(?!\d)/g) ?? [];
    return found.filter((written) => {
      const number = written.replaceAll(' ', '');
      return !taxNumbers.includes(number) && !beside.includes(own.get(number) ?? CALL_COSTS[phoneKind(number)]);
    });
  });
}
