import { z } from 'zod';
import { opening, refuseOverlaps } from '../../opening/horario.schema.ts';
import { expectedMunicipality, MUNICIPALITIES } from './municipalities.ts';
import { cents, fields, ifNeeded, MUNICIPALITY, once, paragraph, text } from './values.ts';

const hoursOfDelivery = z.array(opening).check(refuseOverlaps).default([]);

const delivery = fields({
  nome: 'Nome desta entrega',
  preco: cents.describe('Preço em cêntimos; 0 é grátis').meta({ hint: '0 é grátis.' }),
  gratisDesde: cents
    .optional()
    .describe('Valor da compra a partir do qual é grátis, em cêntimos, se houver')
    .meta({ label: 'Grátis em compras a partir de', hint: 'Deixe vazio se se paga sempre.' }),
  prazo: 'Em quanto tempo',
  descricao: paragraph.describe('Uma frase'),
  horario: hoursOfDelivery
    .describe('Dias e horas só desta entrega, se não forem as das duas')
    .meta({ label: 'Quando se faz esta entrega', hint: 'Deixe vazio se for como a outra.' }),
}).refine(({ preco, gratisDesde }) => gratisDesde === undefined || (preco > 0 && gratisDesde > 0), {
  path: ['gratisDesde'],
  error: 'um valor só onde a entrega se paga, e maior que 0',
});

/** One of the 308 municipalities, written as the law writes it. */
const municipality = z
  .string()
  .refine((name) => MUNICIPALITIES.has(name), { error: ({ input }) => expectedMunicipality(String(input)) })
  .meta(MUNICIPALITY);

/** What is said of a field that a pharmacy which delivers must fill in. */
function missing(name: string) {
  const message = 'que esteja, porque se entrega em casa (ou então faz: false)';
  return { code: 'custom' as const, path: [name], message, input: undefined, params: { found: 'falta' } };
}

/** `content/entregas.yaml`: home delivery (Portaria 1427/2007: area, price, time, payment, responsibility). */
export const entregas = fields({
  faz: z
    .boolean()
    .default(true)
    .describe('false se não entrega em casa: nada do resto se mostra')
    .meta({ label: 'Entregamos em casa' }),
  concelhos: z
    .array(municipality)
    .check(once((name) => name, 'cada concelho uma só vez'))
    .default([])
    .describe('Concelhos vizinhos onde entrega; nenhum, se só entrega no seu'),
  area: text.optional().describe('Onde entrega, numa frase, se for menos que o concelho: só na freguesia').meta({
    label: 'Onde entregamos, se for menos que o concelho',
    hint: 'Uma frase. Deixe vazio se for o concelho todo.',
  }),
  normal: delivery
    .default({ nome: '', preco: 0, prazo: '', descricao: '', horario: [] })
    .describe('Entrega sem urgência'),
  urgente: delivery.optional().describe('Entrega no próprio dia, se a fizer'),
  horario: hoursOfDelivery
    .describe('Dias e horas em que se entrega, se não for sempre que está aberta')
    .meta({ label: 'Quando se entrega', hint: 'Deixe vazio se for sempre que está aberta.' }),
  condicao: ifNeeded('De que depende a entrega'),
  pagamento: ifNeeded('Como se paga a entrega'),
  responsavel: ifNeeded('Sob responsabilidade de quem'),
  comunicada: z
    .boolean()
    .default(false)
    .describe('true se comunicou a entrega ao INFARMED, com o site, o e-mail e o telefone (comunicação prévia)')
    .meta({ label: 'Comunicámos a entrega ao INFARMED, com o site, o e-mail e o telefone' }),
})
  .check(({ value: { faz, ...texts }, issues }) => {
    if (faz && texts.normal.nome === '') issues.push(missing('normal'));
    for (const name of ['condicao', 'pagamento', 'responsavel'] as const)
      if (faz && texts[name] === '') issues.push(missing(name));
  })
  .refine(({ area, concelhos }) => area === undefined || concelhos.length === 0, {
    path: ['area'],
    error: 'essa frase só sem concelhos vizinhos: ou entrega em menos que o seu concelho, ou também nos vizinhos',
  });
