import { formatEuros } from '../../text/money.ts';
import { inThrees } from '../../text/nine-digits.ts';
import { free } from '../../text/words.ts';
import { absentTexts, links, type Requirement, requiredTexts, requirement, unless } from './page.ts';

/** Requirements of the home page. */
export const HOME_PAGE: Requirement[] = [
  requiredTexts('DL 307/2007, artigo 28.º (horário)', 'horario.aberturas', 'falta em «Sobre»', '#sobre', ({ hours }) =>
    hours.flatMap(({ rows }) => rows.flatMap((row) => [row.days, ...row.times])),
  ),
  requiredTexts(
    'DL 7/2004, artigo 10.º (contactos)',
    'farmacia.email',
    'falta nos contactos',
    '#contactos',
    ({ farmacia }) => [farmacia.email, inThrees(farmacia.telefones.geral)],
  ),
  requiredTexts(
    'Portaria 277/2012 (regime de disponibilidade)',
    'horario.disponibilidade',
    'falta em «Sobre»',
    '#sobre',
    ({ horario }) => [horario.disponibilidade, horario.acrescimo],
  ),
  requirement('Portaria 1427/2007 (entrega ao domicílio)', 'entregas.responsavel', ({ root, pharmacy }) => {
    const { faz, concelhos, area, normal, urgente, condicao, pagamento, responsavel } = pharmacy.entregas;
    if (!faz) return [];
    const terms = [normal, ...(urgente ? [urgente] : [])].flatMap(({ nome, preco, prazo }) => [
      nome,
      prazo,
      preco === 0 ? free : formatEuros(preco),
    ]);
    const needed = [...concelhos, area, ...terms, condicao, pagamento, responsavel];
    return absentTexts(root.querySelector('#servicos'), needed, 'falta nas entregas');
  }),
  requiredTexts(
    'DL 238/2015 (quem presta os serviços de parceiros)',
    'parceiros[1].nota',
    'falta nos parceiros',
    '#parceiros',
    ({ parceiros }) =>
      parceiros.flatMap(({ nota, inclui, prestador }) => [
        nota,
        inclui,
        ...(prestador ? [prestador.nome, inThrees(prestador.nif), prestador.ers] : []),
      ]),
  ),
  requirement('RGPD, artigos 9.º e 13.º (dados de saúde no pedido)', null, ({ root }) => {
    const request = root.querySelector('#pedido');
    const hasOtherWay = links(request).some((href) => /^(tel|mailto):/.test(href));
    return [
      ...absentTexts(request, ['/politica-privacidade'], 'falta no pedido'),
      ...unless(hasOtherWay, 'o pedido não oferece outro meio além deste'),
    ];
  }),
  requirement('Lei 41/2004, artigo 5.º (o mapa é de terceiros)', null, ({ root }) =>
    root
      .querySelectorAll('iframe:not([loading=lazy][credentialless])')
      .map((frame) => `a moldura ${frame.getAttribute('src')} tem de esperar e de vir sem cookies`),
  ),
];
