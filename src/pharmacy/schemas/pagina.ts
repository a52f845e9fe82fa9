import { z } from 'zod';
import { callCost, withCostRules } from '../../contact/call-cost.schema.ts';
import {
  fields,
  ifNeeded,
  inQuotes,
  label,
  listWithin,
  oneOf,
  ownText,
  paragraph,
  some,
  text,
  textMatching,
  textUpTo,
  textWith,
  tick,
} from '../../fields/values.ts';

/** A section of the home page. */
export interface Section {
  /** Its name in the editor, where the owner chooses what the menu leads to. */
  label: string;
  /** The list, tick or text without which the page leaves it out: `aluguer`, `entregas.faz`. */
  shownIf?: string;
  /** Whether it is on paper, too (src/styles/print.css). */
  isPrinted: boolean;
  /** Whether an owner may put it into the menu; the header leads to the deliveries by itself. */
  isInMenu?: false;
}

/**
 * The sections of the home page by their ids, in its order; links, tests and the owner rely on these. The menu's
 * choices follow from it, and tests hold the page, the menu and the paper against it.
 */
export const SECTIONS = {
  sobre: { label: 'Sobre a farmácia', isPrinted: true },
  horario: { label: 'Horário', shownIf: 'horario.aberturas', isPrinted: true },
  servicos: { label: 'Serviços', isPrinted: true },
  entregas: { label: 'Entregas', shownIf: 'entregas.faz', isPrinted: true, isInMenu: false },
  aluguer: { label: 'Aluguer', shownIf: 'aluguer', isPrinted: true },
  parceiros: { label: 'Parceiros', shownIf: 'parceiros', isPrinted: false },
  'como-chegar': { label: 'Como chegar', isPrinted: true },
  pedido: { label: 'Pedido', isPrinted: false },
  contactos: { label: 'Contactos', isPrinted: false },
  pagamentos: { label: 'Pagamentos', isPrinted: true },
} satisfies Record<string, Section>;

/** The photographs that an owner may give, each with its section and how the editor names it. */
export const PHOTOGRAPH_PLACES = {
  loja: { section: 'como-chegar', label: 'A farmácia por fora ou por dentro; abre a página' },
  fachada: { section: 'como-chegar', label: 'A fachada, para quem a procura na rua; ao lado do mapa' },
  equipa: { section: 'sobre', label: 'Quem atende; debaixo da história' },
  servicos: { section: 'servicos', label: 'Ao lado do título dos serviços' },
  aluguer: { section: 'aluguer', label: 'Debaixo do orçamento do aluguer' },
  parceiros: { section: 'parceiros', label: 'Ao lado do título dos parceiros' },
} satisfies Record<string, { section: keyof typeof SECTIONS; label: string }>;

const emergencyNumber = textMatching(
  /^(112|1\d{3}|(\d ?){8}\d)$/,
  inQuotes('um número como "112", "1400" ou "808 24 24 24"'),
);

const emergency = withCostRules(
  fields({
    texto: 'Quando se liga',
    numero: emergencyNumber.describe('O número, como se escreve'),
    custo: callCost,
    gratis: tick('A chamada é grátis. Assim se diz também nas outras línguas.'),
  }),
);

const IN_MENU = Object.entries<Section>(SECTIONS).filter(([, { isInMenu = true }]) => isInMenu);
const MENU = Object.fromEntries(IN_MENU.map(([id, section]) => [id, section.label]));

/** `content/pagina.yaml`: the copy of the home page, one block a section. */
export const pagina = fields({
  titulo: 'Título da página. O que se lê no Google, e no navegador, em cima.',
  descricao: textUpTo(160).describe('Resumo para o Google. O que lá se lê por baixo do título.').meta({ own: 'asked' }),
  cabecalho: fields({
    ligacoes: z
      .array(fields({ para: oneOf(MENU).describe('Secção'), texto: 'O que se lê no menu' }))
      .describe('Ligações do menu'),
  }).describe('Cabeçalho'),
  abertura: fields({
    lema: ownText('Lema, em letras grandes'),
    lemaFechada: ifNeeded('Lema enquanto a porta está fechada. Às horas que não têm um dos três de baixo.'),
    lemaAlmoco: ifNeeded('Lema à hora de almoço, entre duas aberturas do mesmo dia'),
    lemaNoite: ifNeeded('Lema de noite, das 19h às 7h'),
    lemaChamada: ifNeeded('Lema enquanto se atende com a porta fechada: de serviço, por chamada ou pelo postigo'),
    destaques: listWithin(text.meta({ own: 'asked' }), [1, 3], 'que sejam uma, duas ou três frases').describe(
      'Frases curtas, de uma a três',
    ),
    ligar: label('Botão de telefonar', 'Ligar'),
    whatsapp: text
      .optional()
      .describe('Botão de escrever à farmácia. Deixe estar {farmacia.canal}: o site põe lá WhatsApp, SMS ou e-mail.'),
    pedir: label('Ligação para o formulário', 'Ou preencha aqui o pedido'),
    saudacao: label('Texto já escrito na mensagem', 'Olá! Gostava de pedir uma informação.'),
  }).describe('Abertura: lema, frases curtas e os dois botões'),
  sobre: fields({
    titulo: label('Título', 'Quem somos'),
    paragrafos: some(paragraph.meta({ own: 'story' })).describe('A história da farmácia, em parágrafos'),
    abertaTitulo: ownText('Título sobre as horas'),
    aberta: ownText('Frase sobre as horas'),
    disponibilidadeTitulo: 'Título sobre quem atende fora do horário',
  }).describe('Sobre a farmácia'),
  socorro: z.array(emergency).describe('Números de socorro, ao lado do número de fora do horário'),
  linhaDeServico: emergency
    .prefault({ texto: 'Farmácias de serviço', numero: '1400', custo: 'grátis à noite e ao fim de semana' })
    .describe('Quem diz que farmácia está de serviço. Sem um número de fora do horário, é para onde se liga de noite.'),
  servicos: fields({
    titulo: label('Título', 'O que fazemos por si'),
    introducao: ownText('Introdução'),
    ajuda: label('Botão para perguntar por um serviço', 'Perguntar por um serviço'),
    saudacao: label('Texto já escrito na mensagem', 'Olá! Gostava de saber mais sobre os vossos serviços.'),
    entregaTitulo: label('Título das entregas', 'Levamos a sua casa').meta({ shownIf: 'entregas.faz' }),
    entregaArea: ifNeeded(
      'Onde se entrega, antes dos concelhos vizinhos. Sem eles não se lê: diga-o nas entregas.',
    ).meta({ shownIf: 'entregas.concelhos' }),
    entregaFora: ifNeeded('O que faz quem mora fora desses sítios. Nada, se entrega a todo o país.').meta({
      shownIf: 'entregas.faz',
    }),
  }).describe('Serviços e entregas'),
  aluguer: fields({
    titulo: label('Título', 'Alugar em vez de comprar'),
    introducao: ifNeeded('Introdução'),
    higiene: ifNeeded('Frase sobre a higiene'),
  })
    .prefault({})
    .describe('Aluguer, se o houver')
    .meta({ shownIf: 'aluguer' }),
  parceiros: fields({
    titulo: label('Título', 'Com quem trabalhamos'),
    introducao: ifNeeded('Introdução'),
    corpo: label('Texto do e-mail', 'Olá,\n\nGostava de receber mais informações.').meta({ control: 'long' }),
  })
    .prefault({})
    .describe('Parceiros, se os houver')
    .meta({ shownIf: 'parceiros' }),
  comoChegar: fields({ titulo: label('Título', 'Como Chegar'), introducao: ownText('Introdução') })
    .describe('Como chegar')
    .meta({ shownAt: '#como-chegar' }),
  pedido: fields({
    titulo: label('Título', 'Pedido ou Contacto Rápido'),
    introducao: label('Introdução', 'Diga-nos do que precisa. O seu pedido abre-se numa mensagem, pronto a enviar.'),
  }).describe('Pedido'),
  contactos: fields({
    titulo: label('Título', 'Contactos'),
    saudacao: label('Texto já escrito na mensagem', 'Olá! Preciso de ajuda com os meus medicamentos.'),
    rede: textWith('rede')
      .default('Siga-nos no {rede}')
      .describe('Ligação para a rede social. Deixe estar {rede}: o site põe lá o nome dela.'),
    perguntas: label('Título das perguntas ao balcão', 'Perguntas ao balcão'),
  }).describe('Contactos'),
  pagamentos: fields({ titulo: label('Título', 'Como pode pagar') }).describe('Meios de pagamento'),
}).meta({ title: 'Textos da página', description: 'Títulos, introduções e botões, de cima para baixo.' });
