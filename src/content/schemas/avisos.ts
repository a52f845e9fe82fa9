import { z } from 'zod';
import { isIsoDay } from '../../lib/days.ts';
import { MAX_NOTICE_TEXT, MAX_NOTICES } from '../../lib/notices.ts';
import { endOfPeriod, fields, once, textUpTo, timeOfDay } from './values.ts';

const DAY = 'um dia do calendário como "2026-12-24" (ano-mês-dia)';
const isoDay = z.string({ error: DAY }).refine(isIsoDay, { error: DAY });

const notice = fields({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'um nome curto em minúsculas, sem acentos nem espaços, como "natal-2026"' })
    .describe('Nome interno, diferente em cada aviso'),
  texto: textUpTo(MAX_NOTICE_TEXT).describe('O que se lê'),
  de: isoDay.describe('Primeiro dia em que se mostra'),
  ate: isoDay.describe('Último dia em que se mostra'),
  tipo: z.enum(['normal', 'urgente']).describe('urgente fica a vermelho e em primeiro lugar'),
  fechada: z.boolean().default(false).describe('true se a farmácia fecha nestes dias'),
  das: timeOfDay.optional().describe('Só uma parte do dia: fechada a partir desta hora, "HH:MM"'),
  as: endOfPeriod.optional().describe('Só uma parte do dia: fechada até esta hora, "HH:MM"'),
})
  .refine(({ fechada, das, as }) => (das === undefined && as === undefined) || (fechada && !!das && !!as && das < as), {
    path: ['as'],
    error: 'duas horas por ordem (das, as), e fechada: true',
  })
  .refine(({ de, ate }) => !isIsoDay(de) || !isIsoDay(ate) || de <= ate, {
    path: ['ate'],
    error: 'um último dia que não venha antes do primeiro (de)',
  });

/**
 * `public/avisos.json`, checked strictly before it is published. The browser reads the server's copy, which may be anything,
 * with the tolerant `parseNotices` instead.
 */
export const avisos = z
  .array(notice)
  .max(MAX_NOTICES, { error: `no máximo ${MAX_NOTICES} avisos` })
  .check(once(({ id }) => id, 'um id diferente em cada aviso'));
