import { z } from 'zod';
import { SECTIONS } from '../sections.ts';
import {
  byChannel,
  callCost,
  few,
  fields,
  ifNeeded,
  inQuotes,
  isSaid,
  MONTHS,
  mapValues,
  oneOf,
  ownText,
  paragraph,
  text,
  textMatching,
  textUpTo,
  textWith,
  withOwnCost,
} from './values.ts';

const emergencyNumber = textMatching(
  /^(112|1\d{3}|(\d ?){8}\d)$/,
  inQuotes('um número como "112", "1400" ou "808 24 24 24"'),
);

const emergency = withOwnCost(
  fields({
    texto: 'Quando se liga',
    numero: emergencyNumber.describe('O número, como se escreve'),
    custo: callCost,
    gratis: isSaid('A chamada é grátis. Assim se diz também nas outras línguas.'),
  }),
);

/** The header leads to the deliveries by itself. */
const { entregas, ...MENU } = mapValues(SECTIONS, ({ label }) => label);

/** `content/pagina.yaml`: the copy of the home page, one block a section. */
export const pagina = fields({
  titulo: 'Título da página, no separador e nas pesquisas',
  descricao: textUpTo(160).describe('Resumo para as pesquisas').meta({ own: 'asked' }),
  cabecalho: fields({
    saltar: 'Ligação para saltar o menu, para quem usa o teclado',
    menu: 'Nome do menu',
    ligacoes: z
      .array(fields({ para: oneOf(MENU).describe('Secção'), texto: 'O que se lê no menu' }))
      .describe('Ligações do menu'),
    ligar: 'Botão de telefonar',
  }).describe('Cabeçalho'),
  abertura: fields({
    lema: ownText('Lema, em letras grandes'),
    destaques: few(text.meta({ own: 'asked' }), [1, 3], 'um, dois ou três destaques')
      .describe('Um a três destaques')
      .meta({ own: 'said' }),
    ligar: 'Botão de telefonar',
    whatsapp: 'Botão de escrever à farmácia; {farmacia.canal} diz por onde: WhatsApp, SMS ou e-mail',
    pedir: 'Ligação para o formulário',
    saudacao: 'Texto já escrito na mensagem',
    urgencia: 'Antes do número de fora do horário',
    morada: 'Antes da morada',
  }).describe('Abertura: lema, destaques e os dois botões'),
  slogans: fields({ titulo: 'Nome da faixa, para leitores de ecrã' }).describe('Faixa das frases'),
  sobre: fields({
    titulo: 'Título',
    paragrafos: z
      .array(paragraph.meta({ own: 'story' }))
      .min(1, { error: 'uma lista com pelo menos um parágrafo' })
      .describe('A história da farmácia, em parágrafos')
      .meta({ own: 'said' }),
    abertaTitulo: ownText('Título sobre as horas'),
    aberta: ownText('Frase sobre as horas'),
    disponibilidadeTitulo: ownText('Título sobre quem atende fora do horário'),
    urgencia: 'Antes do número de fora do horário',
    horario: 'Título da tabela das horas',
    servico: 'Ligação para as farmácias de serviço do concelho',
  }).describe('Sobre a farmácia'),
  socorro: z
    .array(emergency)
    .describe('Números de socorro, ao lado do número de fora do horário')
    .meta({ own: 'said' }),
  linhaDeServico: emergency.describe(
    'Quem diz que farmácia está de serviço. Lê-se depois dos números de socorro, se em «A farmácia» não há a página do município.',
  ),
  servicos: fields({
    titulo: 'Título',
    introducao: ownText('Introdução'),
    ajuda: 'Botão para perguntar por um serviço',
    saudacao: 'Texto já escrito na mensagem',
    entregaTitulo: 'Título das entregas',
    entregaArea: ifNeeded(
      'Onde se entrega, antes dos concelhos vizinhos. Sem eles não se lê: diga-o nas entregas.',
    ).meta({ own: 'asked', shownIf: 'entregas.concelhos' }),
    entregaFora: ifNeeded('O que faz quem mora fora desses sítios'),
    entregaCondicoes: 'No telemóvel, abre as condições da entrega',
    gratis: 'Em vez do preço, quando é zero',
  }).describe('Serviços e entregas'),
  aluguer: fields({
    titulo: 'Título',
    introducao: ifNeeded('Introdução').meta({ own: 'asked' }),
    item: 'Coluna do equipamento',
    semExtra: 'Quando não se paga mais nada',
    primeiroDia: 'Antes da soma do primeiro dia, com o que se compra novo',
    higiene: ifNeeded('Frase sobre a higiene').meta({ own: 'asked' }),
    agendar: 'Botão de pedir o aluguer',
  })
    .describe('Aluguer, se o houver')
    .meta({ shownIf: 'aluguer' }),
  parceiros: fields({
    titulo: 'Título',
    introducao: ifNeeded('Introdução').meta({ own: 'asked' }),
    whatsapp: 'Botão de escrever à farmácia',
    email: 'Botão do e-mail',
    assunto: textWith('servico').describe('Assunto do e-mail'),
    corpo: 'Texto do e-mail',
  })
    .describe('Parceiros, se os houver')
    .meta({ shownIf: 'parceiros' }),
  comoChegar: fields({
    titulo: 'Título',
    introducao: ownText('Introdução'),
    mapa: 'Descrição do mapa',
    semMapa: 'Quando o mapa não aparece',
    abrir: 'Botão que abre o mapa',
  }).describe('Como chegar'),
  pedido: fields({ titulo: 'Título', introducao: 'Introdução' }).describe('Pedido'),
  contactos: fields({
    titulo: 'Título',
    telefone: 'Antes do telefone',
    whatsapp: 'Antes do número das mensagens',
    saudacao: 'Texto já escrito na mensagem',
    morada: 'Antes da morada',
    escrever: 'Antes de um número ou endereço para onde se escreve, para leitores de ecrã',
    email: 'Antes do e-mail',
    assunto: 'Assunto do e-mail',
    corpo: 'Texto do e-mail',
    rede: textWith('rede').describe('Ligação para a rede social'),
    urgencia: 'Antes do número de fora do horário',
    guardar: 'Botão que guarda o contacto no telemóvel',
    perguntas: 'Título das perguntas ao balcão',
  }).describe('Contactos'),
  custoChamada: fields({
    fixa: 'Ao lado de um número fixo',
    movel: 'Ao lado de um número móvel',
  }).describe('Custo da chamada (DL 59/2021)'),
  pagamentos: fields({ titulo: 'Título' }).describe('Meios de pagamento'),
  rodape: fields({
    nipc: 'Antes do NIPC, ou do NIF do empresário',
    capital: 'Antes do capital social',
    registo: 'Antes da matrícula',
    direcaoTecnica: 'Antes de quem assume a direção técnica',
    alvara: 'Antes do número do alvará',
    infarmed: 'Ligação para a lista do INFARMED',
    livroReclamacoes: 'Ligação para o livro de reclamações',
    dgav: 'Ligação para a DGAV',
    litigios: textWith('entidade').describe('Ligação para a entidade de litígios'),
    privacidade: 'Ligação para a política de privacidade',
    cookies: 'Botão das preferências de cookies',
    legal: 'Nome do grupo, para leitores de ecrã',
  }).describe('Rodapé'),
  barra: fields({
    nome: 'Nome da barra, para leitores de ecrã',
    ligar: 'Botão de telefonar',
    pedir: 'Ligação para o formulário',
    caminho: 'Ligação para o caminho',
  }).describe('Barra ao fundo do ecrã, nos telemóveis'),
  whatsappFlutuante: fields({
    texto: 'Nome do botão',
    saudacao: 'Texto já escrito na mensagem',
  }).describe('Botão flutuante'),
}).meta({ title: 'Textos da página', description: 'Títulos, introduções e botões, de cima para baixo.' });

/** `content/privacidade.md`: its front matter, and the Markdown below it as `texto`. */
export const privacidade = fields({
  titulo: 'Título',
  descricao: 'Resumo para as pesquisas',
  voltar: 'Ligação para a página inicial',
  indice: 'Título do índice',
  atualizada: 'Antes da data',
  data: textMatching(
    new RegExp(`^(\\d{1,2} de )?(${MONTHS.join('|')}) de 20\\d\\d$`),
    'um mês e um ano, como «janeiro de 2025»',
  )
    .describe('Quando mudou pela última vez')
    .meta({ own: 'asked' }),
  alojamento: ownText(
    'Nome da empresa que mostra o site na internet. A lei pede que se diga (RGPD, artigo 13.º, n.º 1, e).',
  ),
  encarregado: paragraph
    .optional()
    .describe(
      'Quem é o encarregado da proteção de dados e como se lhe escreve. Se não tiver de o haver, diga-o, e quem trata disso.',
    )
    .meta({ own: 'asked' }),
  destinatario: fields({ ...byChannel.shape, whatsapp: ownText('Com WhatsApp') })
    .optional()
    .describe(
      'A quem passa um pedido, conforme o meio por onde segue. No WhatsApp, se o telemóvel da farmácia faz cópias das conversas na nuvem.',
    ),
  texto: z
    .string()
    .min(1, { error: 'a política de privacidade, que a lei pede a cada site' })
    .describe(
      'Texto. Uma linha que começa por ## é um título. Uma linha em branco separa parágrafos. **Assim** fica a negrito.',
    )
    .meta({ control: 'long', own: 'asked' }),
}).meta({
  title: 'Privacidade',
  description: 'A política de privacidade. É um texto legal: mostre-o a quem o aconselha.',
});
