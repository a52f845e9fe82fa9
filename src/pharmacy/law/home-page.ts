import { formatEuros } from '../../text/money.ts';
import { inThrees } from '../../text/nine-digits.ts';
import { free } from '../../text/words.ts';
import { absentTexts, clauseUnless, links, type Requirement, requiredTexts, requirement } from './page.ts';
import { lawReference } from './sources.ts';

/** Requirements of the home page. */
export const HOME_PAGE: Requirement[] = [
  requiredTexts(lawReference('hours'), 'horario.aberturas', 'falta em «Sobre»', '#sobre', ({ hours }) =>
    hours.flatMap(({ rows }) => rows.flatMap((row) => [row.days, ...row.times])),
  ),
  requiredTexts(lawReference('contacts'), 'farmacia.email', 'falta nos contactos', '#contactos', ({ farmacia }) => [
    farmacia.email,
    inThrees(farmacia.telefones.geral),
  ]),
  requiredTexts(lawReference('offHours'), 'horario.disponibilidade', 'falta em «Sobre»', '#sobre', ({ horario }) => [
    horario.disponibilidade,
    horario.acrescimo,
  ]),
  requirement(lawReference('delivery'), 'entregas.responsavel', ({ root, pharmacy }) => {
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
  requiredTexts(lawReference('health'), 'parceiros[1].nota', 'falta nos parceiros', '#parceiros', ({ parceiros }) =>
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
      ...clauseUnless(hasOtherWay, 'o pedido não oferece outro meio além deste'),
    ];
  }),
  requirement('Lei 41/2004, artigo 5.º (o mapa é de terceiros)', null, ({ root }) =>
    root
      .querySelectorAll('iframe:not([loading=lazy][credentialless])')
      .map(
        (frame) => `o mapa de ${frame.getAttribute('src')} só pode vir quando alguém chega perto dele, e sem cookies`,
      ),
  ),
];
