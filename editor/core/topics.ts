import type { Path } from '../../src/pharmacy/paths.ts';
import type { FileName } from './file-names.ts';

/** A file of the content, named as an owner thinks of it. */
export interface Topic {
  title: string;
  intro: string;
  /** Where it is shown, as a selector, if not in the section of its name. */
  anchor?: string;
}

export const TOPICS: Readonly<Record<FileName, Topic>> = {
  farmacia: {
    title: 'A farmácia',
    intro: 'Quem é, onde fica, como se fala com ela.',
    anchor: '#contactos',
  },
  horario: {
    title: 'Horas',
    intro: 'Quando está aberta, e o que acontece fora de horas.',
  },
  servicos: {
    title: 'Serviços',
    intro: 'O que se faz na farmácia, pela ordem em que se mostra.',
  },
  entregas: {
    title: 'Entregas',
    intro: 'Onde entrega, em quanto tempo e por quanto.',
    anchor: '[class^=HomeDelivery]',
  },
  aluguer: {
    title: 'Aluguer',
    intro: 'O que aluga e a quanto por dia. Sem nada, a secção desaparece.',
  },
  parceiros: {
    title: 'Parceiros',
    intro: 'Com quem trabalha. Sem nada, a secção desaparece.',
  },
  slogans: {
    title: 'Frases',
    intro: 'As frases curtas que passam no cimo da página: três a dez.',
    anchor: '[data-slogan]',
  },
  perguntas: {
    title: 'Perguntas ao balcão',
    intro: 'O que lhe perguntam todos os dias, e a resposta. Sem nenhuma, desaparecem dos contactos.',
  },
  avisos: {
    title: 'Avisos',
    intro: 'Um fecho, um feriado, a noite de serviço. Aparecem e desaparecem sozinhos nos dias que escolher.',
  },
  pagamentos: {
    title: 'Pagamentos',
    intro: 'Como se pode pagar.',
  },
  pagina: {
    title: 'Textos da página',
    intro: 'Títulos, introduções e botões, de cima para baixo.',
  },
  privacidade: {
    title: 'Privacidade',
    intro: 'A política de privacidade. É um texto legal: mostre-o a quem o aconselha.',
  },
  formulario: {
    title: 'Formulário',
    intro: 'O que se pergunta a quem pede, e a mensagem que daí sai.',
    anchor: '#pedido',
  },
  interface: {
    title: 'Botões e mensagens',
    intro: 'O que dizem os botões e os avisos do próprio site. Raramente lhes tocará.',
  },
};

/** The topics' files, in the order of the list. */
export const TOPIC_NAMES = Object.keys(TOPICS) as FileName[];

/** The topics that one asks for behind a counter: days, hours, prices. */
const AT_THE_COUNTER: readonly FileName[] = ['avisos', 'horario', 'aluguer', 'servicos', 'entregas', 'perguntas'];

/** The same, on a telephone. */
export const COUNTER_FIRST = [...new Set([...AT_THE_COUNTER, ...TOPIC_NAMES])];

/**
 * The section that shows a field, as a selector; undefined at the top of the page, where colour and tiles show most. Texts stand in
 * the section of their block's name.
 */
export function anchorOf(name: FileName, [block]: Path): string | undefined {
  if (block === 'matiz' || block === 'aspeto') return undefined;
  // Beside the hours, once there is any.
  if (block === 'servico') return '.duty, body:not(:has(.duty)) #horario';
  if (name !== 'pagina' || block === undefined) return TOPICS[name].anchor ?? `#${name}`;
  return `#${String(block).replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
