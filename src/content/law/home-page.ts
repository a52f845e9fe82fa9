import type { HTMLElement } from 'node-html-parser';
import { hoursTable } from '../../lib/hours-table.ts';
import { formatEuros } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { absent, type Duty, links, readable, unless } from './page.ts';

const section = (root: HTMLElement, id: string) => root.querySelector(`#${id}`);

/** Duties of the home page. */
export const HOME_PAGE: Duty[] = [
  {
    reference: 'DL 307/2007, artigo 28.º (horário)',
    on: '/',
    missing: ({ root, content }) => {
      const times = hoursTable(content.horario.aberturas).flatMap((row) => [row.days, ...row.times]);
      return absent(section(root, 'sobre'), times).map((text) => `falta «${text}» em «Sobre»`);
    },
  },
  {
    reference: 'DL 7/2004, artigo 10.º (contactos)',
    on: '/',
    missing: ({ root, content }) => {
      const { email, telefones } = content.farmacia;
      return absent(section(root, 'contactos'), [email, formatPhone(telefones.geral)]).map(
        (text) => `falta «${text}» nos contactos`,
      );
    },
  },
  {
    reference: 'Portaria 277/2012 (regime de disponibilidade)',
    on: '/',
    missing: ({ root, content }) => {
      if (!/sempre dispon/i.test(readable(root))) return [];
      const { disponibilidade, acrescimo } = content.horario;
      return absent(root, [disponibilidade, acrescimo]).map((text) => `«sempre disponíveis» pede ao lado «${text}»`);
    },
  },
  {
    reference: 'Portaria 1427/2007 (entrega ao domicílio)',
    on: '/',
    missing: ({ root, content }) => {
      const { concelhos, normal, urgente, condicao, pagamento, responsavel } = content.entregas;
      const terms = [normal, urgente].flatMap(({ nome, preco, prazo }) => [
        nome,
        prazo,
        preco === 0 ? content.pagina.servicos.gratis : formatEuros(preco),
      ]);
      const needed = [...concelhos, ...terms, condicao, pagamento, responsavel];
      return [
        ...absent(section(root, 'servicos'), needed).map((text) => `falta nas entregas «${text}»`),
        ...unless(
          /dire[cç][aã]o t[eé]cnica/i.test(responsavel),
          'as entregas não dizem que respondem à direção técnica',
        ),
      ];
    },
  },
  {
    reference: 'DL 238/2015 (quem presta os serviços de parceiros)',
    on: '/',
    missing: ({ root, content }) =>
      absent(
        section(root, 'parceiros'),
        content.parceiros.map(({ nota }) => nota),
      ).map((text) => `falta nos parceiros «${text}»`),
  },
  {
    reference: 'RGPD, artigos 9.º e 13.º (dados de saúde no pedido)',
    on: '/',
    missing: ({ root }) => {
      const request = section(root, 'pedido');
      const read = readable(request);
      return [
        ...unless(
          /WhatsApp/.test(read) && /Meta/.test(read),
          'o pedido não diz que o texto passa pelo WhatsApp, da Meta',
        ),
        ...unless(/não guarda/.test(read), 'o pedido não diz que o site não guarda nada'),
        ...unless(links(request).includes('/politica-privacidade'), 'o pedido não leva à política de privacidade'),
        ...unless(
          links(request).some((href) => /^(tel|mailto):/.test(href)),
          'o pedido não oferece outro meio além do WhatsApp',
        ),
      ];
    },
  },
  {
    reference: 'Lei 41/2004, artigo 5.º (o mapa é de terceiros)',
    on: '/',
    missing: ({ root }) =>
      root
        .querySelectorAll('iframe')
        .filter((frame) => frame.getAttribute('loading') !== 'lazy' || !frame.hasAttribute('credentialless'))
        .map((frame) => `a moldura ${frame.getAttribute('src')} tem de esperar e de vir sem cookies`),
  },
];
