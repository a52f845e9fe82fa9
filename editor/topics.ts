import type { Path } from '../src/pharmacy/paths.ts';
import type { FileName } from './server/files.ts';

/** A part of the content, named as an owner thinks of it. */
export interface Topic {
  id: string;
  title: string;
  intro: string;
  files: readonly FileName[];
  /** The page that shows it, the home page without one; and where, as a selector, at the top without one. */
  page?: string;
  anchor?: string;
}

export const TOPICS: readonly Topic[] = [
  {
    id: 'farmacia',
    title: 'A farmácia',
    intro: 'Quem é, onde fica, como se fala com ela.',
    files: ['farmacia'],
    anchor: '#contactos',
  },
  {
    id: 'horas',
    title: 'Horas',
    intro: 'Quando está aberta, e o que acontece fora de horas.',
    files: ['horario'],
    anchor: '#horario',
  },
  {
    id: 'servicos',
    title: 'Serviços',
    intro: 'O que se faz na farmácia, pela ordem em que se mostra.',
    files: ['servicos'],
    anchor: '#servicos',
  },
  {
    id: 'entregas',
    title: 'Entregas',
    intro: 'Onde entrega, em quanto tempo e por quanto.',
    files: ['entregas'],
    anchor: '[class^=HomeDelivery]',
  },
  {
    id: 'aluguer',
    title: 'Aluguer',
    intro: 'O que aluga e a quanto por dia. Sem nada, a secção desaparece.',
    files: ['aluguer'],
    anchor: '#aluguer',
  },
  {
    id: 'parceiros',
    title: 'Parceiros',
    intro: 'Com quem trabalha. Sem nada, a secção desaparece.',
    files: ['parceiros'],
    anchor: '#parceiros',
  },
  {
    id: 'frases',
    title: 'Frases',
    intro: 'As frases curtas que passam no cimo da página: três a dez.',
    files: ['slogans'],
    anchor: '[data-slogan]',
  },
  {
    id: 'perguntas',
    title: 'Perguntas ao balcão',
    intro: 'O que lhe perguntam todos os dias, e a resposta. Sem nenhuma, desaparecem dos contactos.',
    files: ['perguntas'],
    anchor: '#perguntas',
  },
  {
    id: 'avisos',
    title: 'Avisos',
    intro: 'Um fecho, um feriado, a noite de serviço. Aparecem e desaparecem sozinhos nos dias que escolher.',
    files: ['avisos'],
  },
  {
    id: 'pagamentos',
    title: 'Pagamentos',
    intro: 'Como se pode pagar.',
    files: ['pagamentos'],
    anchor: '#pagamentos',
  },
  {
    id: 'textos',
    title: 'Textos da página',
    intro: 'Títulos, introduções e botões, de cima para baixo.',
    files: ['pagina'],
  },
  {
    id: 'privacidade',
    title: 'Privacidade',
    intro: 'A política de privacidade. É um texto legal: mostre-o a quem o aconselha.',
    files: ['privacidade'],
    page: '/politica-privacidade',
  },
  {
    id: 'botoes',
    title: 'Botões e campos',
    intro: 'O que dizem o formulário e os avisos do próprio site. Raramente lhes tocará.',
    files: ['formulario', 'interface'],
    anchor: '#pedido',
  },
];

/**
 * The section that shows a field, as a selector; undefined at the top of the page, where colour and tiles show most. Texts stand in
 * the section of their block's name.
 */
export function anchorOf(topic: Topic, [block]: Path): string | undefined {
  if (block === 'matiz' || block === 'aspeto') return undefined;
  if (topic.id !== 'textos' || block === undefined) return topic.anchor;
  return `#${String(block).replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

/** The topic that a file is changed under. */
export function topicOf(name: FileName): Topic {
  return TOPICS.find(({ files }) => files.includes(name)) ?? (TOPICS[0] as Topic);
}
