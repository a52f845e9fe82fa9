import { z } from 'zod';
import { fields, text, texts, textUpTo, textWith } from './values.ts';

const EMERGENCY = 'um número como "112" ou "808 24 24 24", entre aspas';
const emergencyNumber = z.string({ error: EMERGENCY }).regex(/^(112|(\d ?){8}\d)$/, { error: EMERGENCY });

const anchor = z.enum([
  'sobre',
  'servicos',
  'aluguer',
  'parceiros',
  'como-chegar',
  'pedido',
  'contactos',
  'pagamentos',
]);

/** `content/pagina.yaml`: the copy of the home page, one block a section. */
export const pagina = fields({
  titulo: 'Título da página, no separador e nas pesquisas',
  descricao: textUpTo(160).describe('Resumo para as pesquisas'),
  cabecalho: texts('saltar', 'menu', 'ligar')
    .extend({ ligacoes: z.array(z.strictObject({ para: anchor, texto: text })) })
    .describe('Cabeçalho'),
  abertura: texts('lema', 'ligar', 'whatsapp', 'pedir', 'saudacao', 'urgencia', 'morada')
    .extend({ destaques: z.array(text).length(3, { error: 'exatamente três destaques' }) })
    .describe('Abertura: lema, três destaques e os dois botões'),
  slogans: texts('titulo').describe('Faixa das frases'),
  sobre: texts('titulo', 'abertaTitulo', 'aberta', 'disponibilidadeTitulo', 'urgencia', 'horario', 'servico')
    .extend({ paragrafos: z.array(text).min(1, { error: 'uma lista com pelo menos um parágrafo' }) })
    .describe('Sobre a farmácia'),
  socorro: z
    .array(fields({ texto: 'Quando se liga', numero: emergencyNumber.describe('O número, como se escreve') }))
    .describe('Números de socorro, ditos onde se fala de urgências'),
  servicos: texts('titulo', 'introducao', 'ajuda', 'saudacao', 'entregaTitulo', 'entregaArea', 'gratis').describe(
    'Serviços e entregas',
  ),
  aluguer: texts(
    'titulo',
    'introducao',
    'item',
    'porDia',
    'extra',
    'semExtra',
    'primeiroDia',
    'higiene',
    'agendar',
  ).describe('Aluguer'),
  parceiros: texts('titulo', 'introducao', 'whatsapp', 'email', 'corpo')
    .extend({ assunto: textWith('servico') })
    .describe('Parceiros'),
  comoChegar: texts('titulo', 'introducao', 'mapa', 'semMapa', 'abrir').describe('Como chegar'),
  pedido: texts('titulo', 'introducao').describe('Pedido'),
  contactos: texts(
    'titulo',
    'telefone',
    'whatsapp',
    'saudacao',
    'morada',
    'email',
    'assunto',
    'corpo',
    'urgencia',
    'guardar',
  )
    .extend({ rede: textWith('rede') })
    .describe('Contactos'),
  custoChamada: texts('fixa', 'movel').describe('Custo da chamada (DL 59/2021)'),
  pagamentos: texts('titulo').describe('Meios de pagamento'),
  rodape: texts(
    'nipc',
    'capital',
    'registo',
    'direcaoTecnica',
    'alvara',
    'infarmed',
    'livroReclamacoes',
    'dgav',
    'privacidade',
    'cookies',
    'legal',
  )
    .extend({ litigios: textWith('entidade') })
    .describe('Rodapé'),
  barra: texts('nome', 'ligar', 'pedir', 'caminho').describe('Barra ao fundo do ecrã, nos telemóveis'),
  whatsappFlutuante: texts('texto', 'saudacao').describe('Botão flutuante'),
});

/** The front matter of `content/privacidade.md`. */
export const privacidade = texts('titulo', 'descricao', 'voltar', 'indice', 'atualizada', 'data');
