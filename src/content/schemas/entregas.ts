import { z } from 'zod';
import { expectedMunicipality, MUNICIPALITIES } from './municipalities.ts';
import { cents, fields, ifNeeded, once, text } from './values.ts';

const delivery = fields({
  nome: 'Nome desta entrega',
  preco: cents.describe('Preço em cêntimos; 0 é grátis'),
  prazo: 'Em quanto tempo',
  descricao: 'Uma frase',
});

/** One of the 308 municipalities, written as the law writes it. */
const municipality = z.string().refine((name) => MUNICIPALITIES.has(name), {
  error: ({ input }) => expectedMunicipality(String(input)),
});

/** `content/entregas.yaml`: home delivery (Portaria 1427/2007: area, price, time, payment, responsibility). */
export const entregas = fields({
  faz: z.boolean().default(true).describe('false se não entrega em casa: nada do resto se mostra'),
  concelhos: z
    .array(municipality)
    .check(once((name) => name, 'cada concelho uma só vez'))
    .default([])
    .describe('Concelhos vizinhos onde entrega; nenhum, se só entrega no seu'),
  area: text.optional().describe('Onde entrega, numa frase, se for menos que o concelho: só na freguesia'),
  normal: delivery.default({ nome: '', preco: 0, prazo: '', descricao: '' }).describe('Entrega sem urgência'),
  urgente: delivery.optional().describe('Entrega no próprio dia, se a fizer'),
  condicao: ifNeeded('De que depende a entrega'),
  pagamento: ifNeeded('Como se paga a entrega'),
  responsavel: ifNeeded('Sob responsabilidade de quem'),
}).refine(({ area, concelhos }) => area === undefined || concelhos.length === 0, {
  path: ['area'],
  error: 'essa frase só com «concelhos: []»: ou entrega em menos que o seu concelho, ou também nos vizinhos',
});
