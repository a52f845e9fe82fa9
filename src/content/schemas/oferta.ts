import { z } from 'zod';
import { cents, fields, httpsUrl, MONTHS, once, text, textUpTo } from './values.ts';

const AT_LEAST_ONE = 'uma lista com pelo menos um';

const month = z.enum(MONTHS);

/** `content/servicos.yaml`: services given at the pharmacy, in the order shown. */
export const servicos = z
  .array(
    fields({
      nome: 'Nome do serviço',
      descricao: 'Uma ou duas frases',
      preco: cents.optional().describe('Preço em cêntimos, se houver um'),
      desde: z.boolean().default(false).describe('true se o preço começa aí: «desde 10,00 €»'),
      epoca: fields({ de: month.describe('Primeiro mês'), ate: month.describe('Último mês') })
        .optional()
        .describe('Meses em que se faz, se não for todo o ano'),
      marcacao: httpsUrl.optional().describe('Endereço onde se marca, se houver'),
      icone: z
        .enum(['coracao', 'gota', 'seringa', 'penso', 'nutricao', 'entrega', 'cruz'])
        .default('cruz')
        .describe('Desenho ao lado do nome'),
    }).refine(({ desde, preco }) => !desde || preco !== undefined, {
      path: ['preco'],
      error: 'um preço, que desde: true diz ser o menor',
    }),
  )
  .min(1, { error: AT_LEAST_ONE })
  .check(once(({ nome }) => nome, 'cada serviço uma só vez'));

/** `content/aluguer.yaml`: the rental catalogue; may be empty, then the section is left out. */
export const aluguer = z
  .array(
    fields({
      id: z
        .string()
        .regex(/^[a-z0-9-]+$/, { error: 'um nome curto em minúsculas, sem acentos nem espaços' })
        .describe('Nome interno'),
      nome: 'Nome do equipamento',
      precoDia: cents.describe('Preço por dia, em cêntimos'),
      extra: fields({ nome: 'O que se compra novo', preco: cents.describe('Preço em cêntimos') })
        .nullable()
        .default(null)
        .describe('O que se compra novo com o aluguer'),
      caucao: cents.optional().describe('Caução em cêntimos, que se devolve, se houver'),
    }),
  )
  .check(
    once(({ id }) => id, 'cada id uma só vez'),
    once(({ nome }) => nome, 'cada equipamento uma só vez'),
  );

/** `content/parceiros.yaml`: partner services; may be empty, then the section is left out. */
export const parceiros = z
  .array(
    fields({
      titulo: 'Título do serviço',
      descricao: 'Uma ou duas frases',
      icone: z.enum(['consulta', 'cama', 'ouvido', 'cruz']).default('cruz').describe('Desenho do painel'),
      pontos: z.array(text).min(1, { error: AT_LEAST_ONE }).describe('O que inclui, ponto por ponto'),
      ligacao: fields({ texto: 'O que se lê na ligação', url: httpsUrl.describe('Endereço') })
        .optional()
        .describe('Uma ligação do parceiro, como um teste que se faz em casa, se houver'),
      nota: 'Condições, e quem presta o serviço (DL 238/2015)',
      saudacao: 'Texto já escrito na mensagem',
    }),
  )
  .check(once(({ titulo }) => titulo, 'cada parceiro uma só vez'));

const FEW_SLOGANS = 'três a dez frases';

/** `content/slogans.yaml`: short lines; the demonstration has the ten of specification §9. */
export const slogans = z
  .array(textUpTo(90))
  .min(3, { error: FEW_SLOGANS })
  .max(10, { error: FEW_SLOGANS })
  .check(once((slogan) => slogan, 'cada frase uma só vez'));

/** `content/pagamentos.yaml`: the ways to pay. */
export const pagamentos = z
  .array(
    fields({
      nome: 'Nome do meio de pagamento',
      marca: z
        .enum(['dinheiro', 'visa', 'mastercard', 'mbway', 'multibanco', 'applepay', 'cartao'])
        .optional()
        .describe('Símbolo, se for um destes'),
    }),
  )
  .min(1, { error: AT_LEAST_ONE })
  .check(once(({ nome }) => nome, 'cada meio de pagamento uma só vez'));
