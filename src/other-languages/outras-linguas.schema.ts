import { z } from 'zod';
import { byChannel, fields, text, textMatching, textWith } from '../pharmacy/schemas/values.ts';

const emergencyText = fields({
  numero: 'O número, como está nos números de socorro',
  texto: 'Quando se liga, nessa língua',
});

/** A sentence that is left out where it is empty. */
const sentence = (described: string) => text.optional().describe(described);

/** The sentences of a language about the pharmacy, in `outrasLinguas` of `content/interface.yaml`: words around the pharmacy's own facts. */
export const otherLanguage = fields({
  codigo: textMatching(/^[a-z]{2,3}$/, 'o código de uma língua, duas ou três letras, como en ou fr').describe(
    'Código da língua, como en',
  ),
  ligacao: 'Ligação onde a página abre: o nome da língua, nessa língua',
  titulo: 'O que se lê na parte dobrada dos contactos',
  aberta: sentence('Enquanto atende: aberta, de serviço ou pelo postigo'),
  fechada: sentence('Enquanto está fechada'),
  horas: 'Antes das horas',
  ate: textWith('de', 'ate').describe('De um dia ou de uma hora até outra: {de} {ate}'),
  meiaNoite: 'Meia-noite',
  diaInteiro: 'Um dia em que nunca fecha',
  naoAbre: 'Um dia em que não abre',
  feriados: 'Nome dos feriados',
  postigo: text.optional().describe('O postigo, antes das horas dele'),
  restoDoAno: 'O resto do ano, quando há épocas com outras horas',
  morada: 'Antes da morada',
  caminho: 'Ligação para o caminho',
  telefone: 'Antes do telefone',
  foraDoHorario: 'Antes do número de fora do horário',
  custoChamada: fields({ fixa: 'De um número fixo', movel: 'De um número móvel' }).describe(
    'O que custa a chamada, depois das palavras da lei, que ficam em português',
  ),
  gratis: 'O mesmo, de um número grátis',
  escrever: byChannel.describe('Ligação para escrever à farmácia'),
  saudacao: 'Texto já escrito na mensagem',
  linguas: textWith('linguas').describe('As línguas que se falam ao balcão: {linguas}'),
  deServico: 'Antes da ligação ou do número que diz que farmácia está de serviço',
  listaDeServico: 'Ligação para a página do município',
  entregas: sentence('Antes dos concelhos onde entrega em casa, e do preço'),
  desde: textWith('preco').default('≥ {preco}').describe('Um preço que muda com a distância: {preco}'),
  urgente: textWith('preco').default('{preco}').describe('O preço da entrega urgente: {preco}'),
  aluguer: sentence('Ligação para o aluguer, que está em português'),
  acrescimo: textWith('preco').describe('O que se pode cobrar fora do horário: {preco}'),
  emergencia: sentence('Antes dos números de socorro'),
  socorro: z.array(emergencyText).default([]).describe('Os números de socorro de pagina.yaml, nessa língua'),
  conselhos: z.array(text).default([]).describe('O que vale em todas as farmácias: receitas de fora, o que trazer'),
});
