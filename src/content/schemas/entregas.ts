import { z } from 'zod';
import { meantName } from '../meant-name.ts';
import { MUNICIPALITIES } from './municipalities.ts';
import { cents, once, text } from './values.ts';

const delivery = z.strictObject({
  nome: text.describe('Nome desta entrega'),
  preco: cents.describe('Preço em cêntimos; 0 é grátis'),
  prazo: text.describe('Em quanto tempo'),
  descricao: text.describe('Uma frase'),
});

/** One of the 308 municipalities, written as the law writes it. */
const municipality = z.string().refine((name) => MUNICIPALITIES.has(name), {
  error: ({ input }) => {
    const meant = meantName(String(input), MUNICIPALITIES);
    return meant ? `«${meant}»` : 'o nome de um concelho de Portugal, com maiúsculas e acentos, como Golegã';
  },
});

/** `content/entregas.yaml`: home delivery (Portaria 1427/2007: area, price, time, payment, who answers for it). */
export const entregas = z.strictObject({
  concelhos: z
    .array(municipality)
    .min(1, { error: 'uma lista com pelo menos um concelho' })
    .check(once((name) => name, 'cada concelho uma só vez'))
    .describe('Concelhos vizinhos onde entrega'),
  normal: delivery.describe('Entrega sem urgência'),
  urgente: delivery.describe('Entrega no próprio dia'),
  condicao: text.describe('De que depende a entrega'),
  pagamento: text.describe('Como se paga a entrega'),
  responsavel: text.describe('Sob responsabilidade de quem'),
});
