import type { HTMLElement } from 'node-html-parser';
import { channelKind } from '../../contact/channel.ts';
import { formatEuros } from '../../text/money.ts';
import { inThrees } from '../../text/nine-digits.ts';
import { absent, duties, links, readable, unless } from './page.ts';
import { RECIPIENTS } from './recipients.ts';

const section = (root: HTMLElement, id: string) => root.querySelector(`#${id}`);

/** Duties of the home page. */
export const HOME_PAGE = duties('/', {
  'DL 307/2007, artigo 28.º (horário)': ({ root, content }) => {
    const times = content.hours.flatMap((row) => [row.days, ...row.times]);
    return absent(section(root, 'sobre'), times, 'falta', ' em «Sobre»');
  },
  'DL 7/2004, artigo 10.º (contactos)': ({ root, content }) => {
    const { email, telefones } = content.farmacia;
    return absent(section(root, 'contactos'), [email, inThrees(telefones.geral)], 'falta', ' nos contactos');
  },
  'Portaria 277/2012 (regime de disponibilidade)': ({ root, content }) => {
    if (!/sempre dispon/i.test(readable(root))) return [];
    const { disponibilidade, acrescimo } = content.horario;
    return absent(root, [disponibilidade, acrescimo ?? ''], '«sempre disponíveis» pede ao lado');
  },
  'Portaria 1427/2007 (entrega ao domicílio)': ({ root, content }) => {
    const { faz, concelhos, area, normal, urgente, condicao, pagamento, responsavel } = content.entregas;
    if (!faz) return [];
    const terms = [normal, ...(urgente ? [urgente] : [])].flatMap(({ nome, preco, prazo }) => [
      nome,
      prazo,
      preco === 0 ? content.pagina.servicos.gratis : formatEuros(preco),
    ]);
    const needed = [...concelhos, ...(area ? [area] : []), ...terms, condicao, pagamento, responsavel];
    return [
      ...absent(section(root, 'servicos'), needed, 'falta nas entregas'),
      ...unless(/dire[cç][aã]o t[eé]cnica/i.test(responsavel), 'as entregas não dizem que respondem à direção técnica'),
    ];
  },
  'DL 238/2015 (quem presta os serviços de parceiros)': ({ root, content }) => {
    const needed = content.parceiros.flatMap(({ nota, inclui, prestador }) => [
      nota,
      ...(inclui ? [inclui] : []),
      ...(prestador ? [prestador.nome, inThrees(prestador.nif), prestador.ers ?? ''] : []),
    ]);
    return absent(section(root, 'parceiros'), needed, 'falta nos parceiros');
  },
  'RGPD, artigos 9.º e 13.º (dados de saúde no pedido)': ({ root, content }) => {
    const request = section(root, 'pedido');
    const read = readable(request);
    const kind = channelKind(content.farmacia.telefones);
    const hasOtherWay = links(request).some((href) => /^(tel|mailto):/.test(href));
    return [
      ...unless(RECIPIENTS[kind].request.test(read), `o pedido não diz que o texto passa ${RECIPIENTS[kind].name}`),
      ...unless(/não guarda/.test(read), 'o pedido não diz que o site não o guarda'),
      ...unless(links(request).includes('/politica-privacidade'), 'o pedido não leva à política de privacidade'),
      ...unless(hasOtherWay, 'o pedido não oferece outro meio além deste'),
    ];
  },
  'Lei 41/2004, artigo 5.º (o mapa é de terceiros)': ({ root }) =>
    root
      .querySelectorAll('iframe')
      .filter((frame) => frame.getAttribute('loading') !== 'lazy' || !frame.hasAttribute('credentialless'))
      .map((frame) => `a moldura ${frame.getAttribute('src')} tem de esperar e de vir sem cookies`),
});
