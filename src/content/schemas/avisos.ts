import { z } from 'zod';
import { isIsoDay } from '../../lib/days.ts';
import { MAX_NOTICE_TEXT, MAX_NOTICES, type Notice } from '../../lib/notices.ts';
import { hoursOfDay } from './horario.ts';
import { endOfPeriod, fields, isoDay, once, refuse, textUpTo, timeOfDay } from './values.ts';

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
  horario: hoursOfDay
    .optional()
    .describe('Outras horas nestes dias, em vez das do costume: só de manhã, ou até mais tarde'),
})
  .refine(({ fechada, horario }) => !fechada || !horario?.length, {
    path: ['horario'],
    error: 'fechada: true, ou outras horas; não as duas coisas',
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
  .check(once(({ id }) => id, 'um id diferente em cada aviso'))
  .check(refuseTwoHours);

/** Reports each notice that gives hours to a day to which an earlier notice gives hours. */
function refuseTwoHours(payload: z.core.ParsePayload<Notice[]>): void {
  const withHours = payload.value.filter(({ horario }) => horario?.length);
  payload.value.forEach((notice, i) => {
    const other = withHours.find(({ de, ate }) => de <= notice.ate && notice.de <= ate);
    if (notice.horario?.length && other && other !== notice)
      refuse(
        payload,
        i,
        `encontrei outras horas, e «${other.id}» também as dá`,
        'outras horas num só aviso de cada dia',
      );
  });
}
