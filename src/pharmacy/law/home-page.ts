import type { HTMLElement } from 'node-html-parser';
import { channelKind } from '../../contact/channel.ts';
import { formatEuros } from '../../text/money.ts';
import { inThrees } from '../../text/nine-digits.ts';
import { absent, links, RECIPIENTS, type Requirement, readable, requirement, unless } from './page.ts';

const section = (root: HTMLElement, id: string) => root.querySelector(`#${id}`);

/** Requirements of the home page. */
export const HOME_PAGE: Requirement[] = [
  requirement('DL 307/2007, artigo 28.º (horário)', 'horario.aberturas', ({ root, pharmacy }) => {
    const times = pharmacy.hours.flatMap(({ rows }) => rows.flatMap((row) => [row.days, ...row.times]));
    return absent(section(root, 'sobre'), times, 'falta', ' em «Sobre»');
  }),
  requirement('DL 7/2004, artigo 10.º (contactos)', 'farmacia.email', ({ root, pharmacy }) => {
    const { email, telefones } = pharmacy.farmacia;
    return absent(section(root, 'contactos'), [email, inThrees(telefones.geral)], 'falta', ' nos contactos');
  }),
  requirement('Portaria 277/2012 (regime de disponibilidade)', 'horario.disponibilidade', ({ root, pharmacy }) => {
    if (!/sempre dispon/i.test(readable(root))) return [];
    const { disponibilidade, acrescimo } = pharmacy.horario;
    return absent(root, [disponibilidade, acrescimo ?? ''], '«sempre disponíveis» pede ao lado');
  }),
  requirement('Portaria 1427/2007 (entrega ao domicílio)', 'entregas.responsavel', ({ root, pharmacy }) => {
    const { faz, concelhos, area, normal, urgente, condicao, pagamento, responsavel } = pharmacy.entregas;
    if (!faz) return [];
    const terms = [normal, ...(urgente ? [urgente] : [])].flatMap(({ nome, preco, prazo }) => [
      nome,
      prazo,
      preco === 0 ? pharmacy.pagina.servicos.gratis : formatEuros(preco),
    ]);
    const needed = [...concelhos, ...(area ? [area] : []), ...terms, condicao, pagamento, responsavel];
    return [
      ...absent(section(root, 'servicos'), needed, 'falta nas entregas'),
      ...unless(/dire[cç][aã]o t[eé]cnica/i.test(responsavel), 'as entregas não dizem que respondem à direção técnica'),
    ];
  }),
  requirement('DL 238/2015 (quem presta os serviços de parceiros)', 'parceiros[1].nota', ({ root, pharmacy }) => {
    const needed = pharmacy.parceiros.flatMap(({ nota, inclui, prestador }) => [
      nota,
      ...(inclui ? [inclui] : []),
      ...(prestador ? [prestador.nome, inThrees(prestador.nif), prestador.ers ?? ''] : []),
    ]);
    return absent(section(root, 'parceiros'), needed, 'falta nos parceiros');
  }),
  requirement('RGPD, artigos 9.º e 13.º (dados de saúde no pedido)', 'formulario.privacidade', ({ root, pharmacy }) => {
    const request = section(root, 'pedido');
    const read = readable(request);
    const { name, words } = RECIPIENTS[channelKind(pharmacy.farmacia.telefones)];
    const hasOtherWay = links(request).some((href) => /^(tel|mailto):/.test(href));
    return [
      ...unless(words.test(read), `o pedido não diz que o texto passa ${name}`),
      ...unless(/não guarda/.test(read), 'o pedido não diz que o site não o guarda'),
      ...unless(links(request).includes('/politica-privacidade'), 'o pedido não leva à política de privacidade'),
      ...unless(hasOtherWay, 'o pedido não oferece outro meio além deste'),
    ];
  }),
  requirement('Lei 41/2004, artigo 5.º (o mapa é de terceiros)', null, ({ root }) =>
    root
      .querySelectorAll('iframe')
      .filter((frame) => frame.getAttribute('loading') !== 'lazy' || !frame.hasAttribute('credentialless'))
      .map((frame) => `a moldura ${frame.getAttribute('src')} tem de esperar e de vir sem cookies`),
  ),
];
