import { z } from 'zod';
import { text } from './values.ts';

const anchor = z.enum(
  ['sobre', 'servicos', 'aluguer', 'parceiros', 'como-chegar', 'pedido', 'contactos', 'pagamentos'],
  {
    error: 'o nome de uma secção: sobre, servicos, aluguer, parceiros, como-chegar, pedido, contactos ou pagamentos',
  },
);

/** An object in which every named key holds a text. */
function texts<const Keys extends readonly string[]>(...keys: Keys) {
  const shape = Object.fromEntries(keys.map((key) => [key, text])) as { [K in Keys[number]]: typeof text };
  return z.strictObject(shape);
}

/** `content/pagina.yaml`: the copy of the home page, one block a section. */
export const pagina = z.strictObject({
  titulo: text.describe('Título da página, no separador e nas pesquisas'),
  descricao: text.max(160, { error: 'um resumo até 160 letras' }).describe('Resumo para as pesquisas'),
  cabecalho: texts('saltar', 'menu', 'ligar')
    .extend({ ligacoes: z.array(z.strictObject({ para: anchor, texto: text })) })
    .describe('Cabeçalho'),
  abertura: texts('lema', 'ligar', 'whatsapp', 'saudacao', 'morada')
    .extend({ destaques: z.array(text).length(3, { error: 'exatamente três destaques' }) })
    .describe('Abertura: lema, três destaques e os dois botões'),
  slogans: texts('titulo').describe('Faixa das frases'),
  sobre: texts('titulo', 'abertaTitulo', 'aberta', 'disponibilidadeTitulo', 'urgencia', 'direcao', 'gestao', 'horario')
    .extend({ paragrafos: z.array(text).min(1) })
    .describe('Sobre a farmácia'),
  servicos: texts(
    'titulo',
    'introducao',
    'ajuda',
    'saudacao',
    'entregaTitulo',
    'entregaArea',
    'gratis',
    'pagamento',
  ).describe('Serviços e entregas'),
  aluguer: texts('titulo', 'introducao', 'item', 'porDia', 'extra', 'semExtra', 'higiene', 'agendar').describe(
    'Aluguer',
  ),
  parceiros: texts('titulo', 'introducao', 'whatsapp', 'email', 'assunto', 'corpo').describe('Parceiros'),
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
    'rede',
    'urgencia',
    'guardar',
  ).describe('Contactos'),
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
    'litigios',
    'privacidade',
    'cookies',
    'legal',
  ).describe('Rodapé'),
  whatsappFlutuante: texts('texto', 'saudacao').describe('Botão flutuante'),
});

/** The front matter of `content/privacidade.md`. */
export const privacidade = texts('titulo', 'descricao', 'voltar', 'indice', 'atualizada', 'data');
