import { z } from 'zod';
import { cents, text, timeOfDay } from './values.ts';

const weekday = z.enum(['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'], {
  error: 'um dia da semana: segunda, terca, quarta, quinta, sexta, sabado ou domingo',
});

const opening = z.strictObject({
  dias: z.array(weekday).min(1).describe('Dias da semana'),
  abre: timeOfDay.describe('Hora de abertura, "HH:MM"'),
  fecha: timeOfDay.describe('Hora de fecho, "HH:MM"; antes da abertura quer dizer depois da meia-noite'),
});

type Opening = z.infer<typeof opening>;

/** Whether two openings share a day and a minute of it. A closing before the opening runs past midnight. */
function overlap(a: Opening, b: Opening): boolean {
  const end = (o: Opening) => (o.fecha <= o.abre ? '24:00' : o.fecha);
  return a.dias.some((day) => b.dias.includes(day)) && a.abre < end(b) && b.abre < end(a);
}

/** `content/horario.yaml`: opening hours and what holds outside them. */
export const horario = z.strictObject({
  aberturas: z
    .array(opening)
    .refine((all) => all.every((a, i) => all.slice(i + 1).every((b) => !overlap(a, b))), {
      error: 'períodos que não se sobrepõem no mesmo dia',
    })
    .default([])
    .describe('Períodos de abertura; uma pausa de almoço são dois períodos'),
  disponibilidade: text.describe('O que acontece fora do horário'),
  acrescimo: text.describe('O que se pode cobrar fora de horas (Portaria 277/2012)'),
});

/** `content/servicos.yaml`: services given at the pharmacy, in the order shown. */
export const servicos = z
  .array(
    z.strictObject({
      nome: text.describe('Nome do serviço'),
      descricao: text.describe('Uma ou duas frases'),
      preco: cents.optional().describe('Preço em cêntimos, se houver um'),
      icone: z
        .enum(['coracao', 'gota', 'seringa', 'penso', 'nutricao', 'entrega', 'cruz'])
        .default('cruz')
        .describe('Desenho ao lado do nome'),
    }),
  )
  .min(1);

const delivery = z.strictObject({
  nome: text.describe('Nome desta entrega'),
  preco: cents.describe('Preço em cêntimos; 0 é grátis'),
  prazo: text.describe('Em quanto tempo'),
  descricao: text.describe('Uma frase'),
});

/** `content/entregas.yaml`: home delivery (Portaria 1427/2007: area, price, time, payment, who answers for it). */
export const entregas = z.strictObject({
  concelhos: z
    .array(text)
    .refine((all) => new Set(all).size === all.length, { error: 'cada concelho uma só vez' })
    .describe('Concelhos vizinhos onde entrega'),
  normal: delivery.describe('Entrega sem urgência'),
  urgente: delivery.describe('Entrega no próprio dia'),
  condicao: text.describe('De que depende a entrega'),
  pagamento: text.describe('Como se paga a entrega'),
  responsavel: text.describe('Sob responsabilidade de quem'),
});

/** `content/aluguer.yaml`: the rental catalogue; may be empty, then the section is left out. */
export const aluguer = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, { error: 'um nome curto em minúsculas, sem acentos nem espaços' })
      .describe('Nome interno'),
    nome: text.describe('Nome do equipamento'),
    precoDia: cents.describe('Preço por dia, em cêntimos'),
    extra: z
      .strictObject({ nome: text.describe('O que se compra novo'), preco: cents.describe('Preço em cêntimos') })
      .nullable()
      .default(null)
      .describe('O que se compra novo com o aluguer'),
  }),
);

/** `content/parceiros.yaml`: partner services. */
export const parceiros = z.array(
  z.strictObject({
    titulo: text.describe('Título do serviço'),
    descricao: text.describe('Uma ou duas frases'),
    icone: z.enum(['consulta', 'cama', 'ouvido', 'cruz']).default('cruz').describe('Desenho do painel'),
    pontos: z.array(text).min(1).describe('O que inclui, ponto por ponto'),
    nota: text.describe('Condições, e quem presta o serviço (DL 238/2015)'),
    saudacao: text.describe('Texto já escrito no WhatsApp'),
  }),
);

/** `content/slogans.yaml`: exactly ten short lines (specification 9). */
export const slogans = z
  .array(text.max(90, { error: 'uma frase até 90 letras' }))
  .length(10, { error: 'exatamente dez frases' });

/** `content/pagamentos.yaml`: how one can pay. */
export const pagamentos = z
  .array(
    z.strictObject({
      nome: text.describe('Nome do meio de pagamento'),
      marca: z
        .enum(['dinheiro', 'visa', 'mastercard', 'mbway', 'multibanco', 'applepay', 'cartao'])
        .describe('Símbolo'),
    }),
  )
  .min(1);
