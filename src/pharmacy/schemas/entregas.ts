import { z } from 'zod';
import { week } from '../../opening/horario.schema.ts';
import { expectedMunicipality, MUNICIPALITIES } from './municipalities.ts';
import { cents, fields, ifNeeded, isSaid, list, missing, paragraph, text } from './values.ts';

const delivery = fields({
  nome: 'Nome desta entrega',
  preco: cents.describe('Preço. 0 é grátis.'),
  gratisDesde: cents.optional().describe('Grátis em compras a partir de. Só se a partir daí não se paga.'),
  prazo: 'Em quanto tempo',
  descricao: paragraph.describe('Uma frase'),
  horario: week.describe('Quando se faz esta entrega. Só se não for como a outra.'),
}).refine(({ preco, gratisDesde }) => gratisDesde === undefined || (preco > 0 && gratisDesde > 0), {
  path: ['gratisDesde'],
  error: 'um valor só onde a entrega se paga, e maior que 0',
});

/** One of the 308 municipalities, written as the law writes it. */
const municipality = z
  .string()
  .refine((name) => MUNICIPALITIES.has(name), { error: ({ input }) => expectedMunicipality(String(input)) })
  .meta({ control: 'municipality' });

/** `content/entregas.yaml`: home delivery (Portaria 1427/2007: area, price, time, payment, responsibility). */
export const entregas = fields({
  faz: z.boolean().default(true).describe('Entregamos em casa. Se não, nada do resto se mostra.'),
  concelhos: list(municipality).describe('Concelhos vizinhos onde entrega. Nenhum, se só entrega no seu.'),
  area: text
    .optional()
    .describe('Onde entregamos, se for menos que o concelho. Uma frase, só se não for o concelho todo.'),
  normal: delivery
    .default({ nome: '', preco: 0, prazo: '', descricao: '', horario: [] })
    .describe('Entrega sem urgência'),
  urgente: delivery.optional().describe('Entrega no próprio dia, se a fizer'),
  horario: week.describe('Quando se entrega. Só se não for sempre que está aberta.'),
  condicao: ifNeeded('De que depende a entrega'),
  pagamento: ifNeeded('Como se paga a entrega'),
  responsavel: ifNeeded('Sob responsabilidade de quem'),
  comunicada: isSaid('Comunicámos a entrega ao INFARMED, com o site, o e-mail e o telefone'),
})
  .check(({ value: { faz, normal, condicao, pagamento, responsavel }, issues }) => {
    const needed = { normal: normal.nome, condicao, pagamento, responsavel };
    for (const [name, text] of Object.entries(needed))
      if (faz && !text) issues.push(missing(name, 'que esteja, porque se entrega em casa (ou então faz: false)'));
  })
  .refine(({ area, concelhos }) => area === undefined || concelhos.length === 0, {
    path: ['area'],
    error: 'essa frase só sem concelhos vizinhos: ou entrega em menos que o seu concelho, ou também nos vizinhos',
  });
