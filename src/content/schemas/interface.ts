import { z } from 'zod';
import { text, textUpTo, textWith } from './values.ts';

const cookies = z.strictObject({
  titulo: text.describe('Nome da faixa, para leitores de ecrã'),
  texto: textUpTo(220).describe('O que se pergunta'),
  aceitar: text.describe('Botão que aceita tudo'),
  rejeitar: text.describe('Botão que fica só pelo essencial, com o mesmo peso'),
  fechar: text.describe('Botão que fecha sem guardar nada, só em ecrãs pequenos'),
  politica: text.describe('Ligação para a política de privacidade'),
});

const tema = z.strictObject({
  sistema: text.describe('Nome do botão quando o aspeto segue o aparelho'),
  claro: text.describe('Nome do botão quando o aspeto é claro'),
  escuro: text.describe('Nome do botão quando o aspeto é escuro'),
});

const slogans = z.strictObject({
  pausar: text.describe('Botão que para as frases'),
  continuar: text.describe('Botão que as deixa passar'),
});

const avisos = z.strictObject({
  titulo: text.describe('Nome do grupo de avisos, para leitores de ecrã'),
  urgente: text.describe('Lê-se antes de um aviso urgente'),
  fechar: text.describe('Botão que fecha um aviso até ao fim da visita'),
});

const abertaAgora = z.strictObject({
  aberta: text.describe('Aberta por um dia ou mais'),
  abertaAte: textWith('hora').describe('Aberta, e até quando: {hora}'),
  fechada: text.describe('Fechada, sem se saber até quando'),
  abreHoje: textWith('hora').describe('Fechada, abre hoje: {hora}'),
  abreAmanha: textWith('hora').describe('Fechada, abre amanhã: {hora}'),
  abreNoDia: textWith('dia', 'hora').describe('Fechada, abre nesta semana: {dia} {hora}'),
  abreNaData: textWith('data', 'hora').describe('Fechada, abre mais tarde: {data} {hora}'),
  as: textWith('hora').describe('Como se diz uma hora: às {hora}'),
  a: textWith('hora').describe('Como se diz a uma hora: à {hora}'),
  meiaNoite: text.describe('Como se diz a meia-noite'),
});

const orcamento = z.strictObject({
  titulo: text.describe('Título das contas do aluguer'),
  equipamento: text.describe('Escolha do equipamento'),
  quantos: text.describe('Campo do número de dias'),
  porDatas: text.describe('Botão que passa a datas'),
  porDias: text.describe('Botão que volta ao número de dias'),
  primeiro: text.describe('Campo do primeiro dia'),
  ultimo: text.describe('Campo do último dia'),
  semDatas: text.describe('Enquanto as datas não estão certas'),
  dia: text.describe('Um dia'),
  dias: text.describe('Vários dias'),
  pedido: textWith('equipamento', 'conta').describe('O que fica escrito no pedido'),
  pedidoDatas: textWith('equipamento', 'primeiro', 'ultimo', 'conta').describe('O mesmo, com datas'),
});

const entregamos = z.strictObject({
  titulo: text.describe('Título da pergunta'),
  concelho: text.describe('Escolha do concelho'),
  escolha: text.describe('Antes de escolher'),
  outro: text.describe('Um concelho que não está na lista'),
  sim: textWith('concelho').describe('Resposta quando se entrega lá'),
  linha: textWith('nome', 'preco', 'prazo').describe('Uma linha por entrega'),
  gratis: text.describe('Quando a entrega não custa nada'),
  nao: text.describe('Resposta quando não se entrega lá, e o que fazer'),
  juntar: text.describe('Ligação que leva o concelho para o pedido'),
  pedido: textWith('concelho').describe('O que fica escrito no pedido'),
});

const partilhar = z.strictObject({
  botao: text.describe('Botão de partilhar'),
  copiada: text.describe('Depois de copiar a ligação'),
  falhou: textWith('ligacao').describe('Quando o aparelho não deixa copiar'),
});

const erro = z.strictObject({
  titulo: text.describe('Título previsto, em inglês'),
  ajuda: text.describe('O que aconteceu'),
  contacto: text.describe('O que a pessoa pode fazer'),
  ligar: textWith('telefone').describe('Botão de telefonar'),
  whatsapp: text.describe('Botão do WhatsApp'),
});

const naoEncontrada = z.strictObject({
  titulo: text.describe('Título previsto, em inglês'),
  voltar: text.describe('Ligação prevista, em inglês'),
  tituloPagina: text.describe('Título no separador'),
  explicacao: text.describe('O que aconteceu, em português'),
  ajuda: text.describe('O que a pessoa pode fazer'),
});

/** `content/interface.yaml`: what controls, banners and errors say. */
export const interfaceTexts = z.strictObject({
  cookies: cookies.describe('Faixa das cookies'),
  tema: tema.describe('Botão do aspeto'),
  slogans: slogans.describe('Controlo das frases'),
  avisos: avisos.describe('Avisos'),
  abertaAgora: abertaAgora.describe('Aberta agora'),
  orcamento: orcamento.describe('Contas do aluguer'),
  entregamos: entregamos.describe('Pergunta sobre entregas'),
  partilhar: partilhar.describe('Partilhar o site'),
  erro: erro.describe('Quando uma parte da página falha'),
  naoEncontrada: naoEncontrada.describe('Página que não existe'),
});
