import { z } from 'zod';
import { email, httpsUrl, mobile, nipc, postalCode, telephone, text } from './values.ts';

/** Mainland Portugal, Madeira and the Azores lie within these bounds. */
const latitude = z
  .number()
  .min(30, 'uma latitude em Portugal, entre 30 e 42,2')
  .max(42.2, 'uma latitude em Portugal, entre 30 e 42,2');
const longitude = z
  .number()
  .min(-31.3, 'uma longitude em Portugal, entre -31,3 e -6,1')
  .max(-6.1, 'uma longitude em Portugal, entre -31,3 e -6,1 (com o sinal menos)');

/** `content/farmacia.yaml`: who the pharmacy is. */
export const farmacia = z.strictObject({
  demonstracao: z.boolean().default(false).describe('true enquanto os dados são de demonstração'),
  nome: text.describe('Nome que as pessoas usam'),
  localidade: text.describe('A terra que a farmácia serve'),
  concelho: text.describe('Concelho da farmácia'),
  desde: z.int().min(1800).max(2100).describe('Ano de abertura'),
  site: httpsUrl
    .regex(/[^/]$/, { error: 'um endereço sem barra no fim' })
    .describe('Endereço do site, sem barra no fim'),
  matiz: z.number().min(0).max(360).describe('Tom da cor da casa, de 0 a 360; 155 é o verde da cruz'),
  empresa: z
    .strictObject({
      denominacao: text.describe('Denominação registada'),
      nipc: nipc.describe('NIPC, nove algarismos entre aspas'),
      capitalSocial: text.describe('Capital social, por exemplo 5 000,00 €'),
      conservatoria: text.describe('Conservatória e número de matrícula'),
    })
    .describe('A empresa, como no registo comercial (CSC, artigo 171.º)'),
  direcaoTecnica: text.describe('Nome de quem assume a direção técnica (DL 307/2007, artigo 28.º)'),
  gestao: text.describe('Quem gere a farmácia'),
  alvara: text.describe('Número do alvará do INFARMED'),
  telefones: z
    .strictObject({
      geral: telephone.describe('Telefone da farmácia'),
      whatsapp: mobile.describe('Telemóvel com WhatsApp'),
      urgencia: telephone.describe('Número para urgências fora do horário'),
    })
    .describe('Telefones, nove algarismos entre aspas'),
  email: email.describe('E-mail geral'),
  morada: z
    .strictObject({
      rua: text.describe('Rua e número'),
      codigoPostal: postalCode.describe('Código postal'),
      localidade: text.describe('Localidade postal'),
      distrito: text.describe('Distrito'),
    })
    .describe('Morada da farmácia'),
  coordenadas: z
    .strictObject({ latitude: latitude.describe('Latitude'), longitude: longitude.describe('Longitude, negativa') })
    .describe('Onde fica no mapa'),
  redeSocial: z
    .strictObject({ nome: text.describe('Nome da rede'), url: httpsUrl.describe('Endereço da página') })
    .describe('Página numa rede social'),
  ligacoes: z
    .strictObject({
      infarmed: httpsUrl.describe('Lista de farmácias do INFARMED'),
      livroReclamacoes: httpsUrl.describe('Livro de reclamações eletrónico (DL 156/2005, artigo 5.º-B)'),
      dgav: httpsUrl.describe('Página da DGAV sobre venda à distância'),
      litigios: z
        .strictObject({ nome: text.describe('Nome da entidade'), url: httpsUrl.describe('Endereço da entidade') })
        .describe('Entidade de resolução de litígios (Lei 144/2015, artigo 18.º)'),
    })
    .describe('Ligações que a lei pede'),
});
