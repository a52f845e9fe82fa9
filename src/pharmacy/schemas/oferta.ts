import { z } from 'zod';
import { days } from '../../opening/horario.schema.ts';
import { isLoan, rentalItem } from '../../rental/rental.ts';
import {
  cents,
  fields,
  httpsUrl,
  internalName,
  isSaid,
  MONTHS,
  nipc,
  once,
  oneOf,
  paragraph,
  text,
  textUpTo,
} from './values.ts';

const AT_LEAST_ONE = 'uma lista com pelo menos um';

const month = z.enum(MONTHS);

const OF_SERVICES = {
  coracao: 'Coração',
  gota: 'Gota',
  seringa: 'Seringa',
  penso: 'Penso',
  nutricao: 'Maçã',
  entrega: 'Carrinha',
  cruz: 'Cruz da farmácia',
};

const OF_PARTNERS = { consulta: 'Estetoscópio', cama: 'Cama', ouvido: 'Ouvido', cruz: 'Cruz da farmácia' };

const BRANDS = {
  dinheiro: 'Dinheiro',
  visa: 'Visa',
  mastercard: 'Mastercard',
  mbway: 'MB WAY',
  multibanco: 'Multibanco',
  applepay: 'Apple Pay',
  cartao: 'Outro cartão',
};

/** `content/servicos.yaml`: services given at the pharmacy, in the order shown. */
export const servicos = z
  .array(
    fields({
      nome: 'Nome do serviço',
      descricao: paragraph.describe('Uma ou duas frases'),
      preco: cents.optional().describe('Preço. Só se houver um.'),
      desde: isSaid('O preço começa aí («desde 10,00 €»)'),
      epoca: fields({ de: month.describe('Primeiro mês'), ate: month.describe('Último mês') })
        .optional()
        .describe('Meses em que se faz, se não for todo o ano'),
      dias: days.default([]).describe('Dias em que se faz. Só se não forem todos.'),
      marcaPorTelefone: isSaid('Marca-se pelo telefone da farmácia'),
      marcacao: httpsUrl.optional().describe('Endereço onde se marca, se houver'),
      icone: oneOf(OF_SERVICES).default('cruz').describe('Desenho ao lado do nome'),
    }).refine(({ desde, preco }) => !desde || preco !== undefined, {
      path: ['preco'],
      error: 'um preço, porque se diz que começa aí',
    }),
  )
  .min(1, { error: AT_LEAST_ONE })
  .check(once());

/** A price of which an item has at least one. */
const rate = cents.optional().meta({ note: '(um destes três, pelo menos)' });

/** `content/aluguer.yaml`: the rental catalogue; may be empty, then the section is left out. */
export const aluguer = z
  .array(
    fields({
      id: internalName,
      nome: 'Nome do equipamento',
      precoDia: rate.describe('Preço por dia. Diga pelo menos um dos três preços; 0 é um empréstimo.'),
      precoSemana: rate.describe('Preço por semana. Só se o houver.'),
      precoMes: rate.describe('Preço por mês. De 30 dias; só se o houver.'),
      extra: fields({ nome: 'O quê', preco: cents.describe('Preço') })
        .nullable()
        .default(null)
        .describe('O que se compra novo, por higiene'),
      caucao: cents.optional().describe('Caução, que se devolve. Só se a houver.'),
    })
      .refine((item) => rentalItem(item).prices.length > 0, {
        path: ['precoDia'],
        error: 'pelo menos um preço: por dia, por semana ou por mês; 0 é um empréstimo',
        // A price under another name is one mistake, not two.
        when: ({ issues }) => issues.length === 0,
      })
      .refine((item) => isLoan(rentalItem(item)) || rentalItem(item).prices.every(({ cents: price }) => price > 0), {
        path: ['precoDia'],
        error: 'preços de aluguer, ou só 0, que é um empréstimo: não as duas coisas',
        when: ({ issues }) => issues.length === 0,
      }),
  )
  .check(
    once(({ id }) => id),
    once(),
  );

/** `content/parceiros.yaml`: partner services; may be empty, then the section is left out. */
export const parceiros = z
  .array(
    fields({
      titulo: 'Título do serviço',
      descricao: paragraph.describe('Uma ou duas frases'),
      icone: oneOf(OF_PARTNERS).default('cruz').describe('Desenho do painel'),
      pontos: z.array(text).min(1, { error: AT_LEAST_ONE }).describe('O que inclui, ponto por ponto'),
      ligacao: fields({ texto: 'O que se lê na ligação', url: httpsUrl.describe('Endereço') })
        .optional()
        .describe('Uma ligação do parceiro, como um teste que se faz em casa, se houver'),
      nota: paragraph.describe('Condições do serviço'),
      inclui: paragraph.optional().describe('O que inclui o preço, ou o que é grátis, se a um se fizer referência'),
      prestador: fields({
        nome: 'Denominação registada de quem presta o serviço, ou o nome',
        nif: nipc.describe('NIF ou NIPC. Nove algarismos.'),
        ers: text.optional().describe('Número de registo na ERS, se presta cuidados de saúde'),
      })
        .optional()
        .describe('Quem presta o serviço (DL 238/2015)'),
      saudacao: paragraph.describe('Texto já escrito na mensagem'),
    }),
  )
  .check(once(({ titulo }) => titulo));

const FEW_SLOGANS = 'três a dez frases';

/** `content/slogans.yaml`: short lines; the demonstration has the ten of specification §9. */
export const slogans = z
  .array(textUpTo(90))
  .min(3, { error: FEW_SLOGANS })
  .max(10, { error: FEW_SLOGANS })
  .check(once());

/** `content/pagamentos.yaml`: the ways to pay. */
export const pagamentos = z
  .array(
    fields({
      nome: 'Nome do meio de pagamento',
      marca: oneOf(BRANDS, 'Nenhum: só o nome').optional().describe('Símbolo, se for um destes'),
      aceita: z.boolean().default(true).describe('Aceitamos. Se não, o site diz que não se aceita.'),
    }),
  )
  .refine((ways) => ways.some(({ aceita }) => aceita), { error: 'pelo menos um meio que se aceite' })
  .check(once());
