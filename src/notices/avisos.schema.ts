import { z } from 'zod';
import { isIsoDay } from '../opening/days.ts';
import { hoursOfDay } from '../opening/horario.schema.ts';
import { endOfPeriod, fields, isoDay, once, refuse, textUpTo, timeOfDay } from '../pharmacy/schemas/values.ts';
import { MAX_NOTICE_TEXT, MAX_NOTICES, type Notice } from './notices.ts';

const notice = fields({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'um nome curto em minúsculas, sem acentos nem espaços, como "natal-2026"' })
    .describe('Nome interno, diferente em cada aviso')
    .meta({ control: 'internal', label: 'Nome interno', hint: 'Faz-se sozinho a partir do nome.' }),
  texto: textUpTo(MAX_NOTICE_TEXT).describe('O que se lê').meta({ control: 'long', label: 'Texto do aviso' }),
  mostrar: isoDay
    .optional()
    .describe('Desde quando se lê, se for antes do primeiro dia')
    .meta({ label: 'Mostrar desde', hint: 'Deixe vazio para se ler só nesses dias.' }),
  de: isoDay.describe('Primeiro dia: em que fecha, ou abre a outras horas').meta({
    label: 'Primeiro dia',
    hint: 'Aquele em que fecha, ou a que o aviso diz respeito.',
  }),
  ate: isoDay
    .describe('Último dia')
    .meta({ label: 'Último dia', hint: 'O mesmo, se for um só. Depois dele, o aviso desaparece.' }),
  tipo: z
    .enum(['normal', 'urgente'])
    .describe('urgente fica a vermelho e em primeiro lugar')
    .meta({
      label: 'Importância',
      choices: { normal: 'Normal', urgente: 'Urgente: a vermelho, em primeiro lugar' },
    }),
  fechada: z
    .boolean()
    .default(false)
    .describe('true se a farmácia fecha nestes dias')
    .meta({ label: 'A farmácia está fechada nestes dias' }),
  das: timeOfDay
    .optional()
    .describe('Só uma parte do dia: fechada a partir desta hora, "HH:MM"')
    .meta({ label: 'Fechada a partir das', hint: 'Deixe vazio se for o dia todo.' }),
  as: endOfPeriod
    .optional()
    .describe('Só uma parte do dia: fechada até esta hora, "HH:MM"')
    .meta({ label: 'Fechada até às', hint: '24:00 é o fim do dia.' }),
  horario: hoursOfDay
    .optional()
    .describe('Outras horas nestes dias, em vez das do costume: só de manhã, ou até mais tarde')
    .meta({ label: 'Outras horas nestes dias', hint: 'Deixe vazio se forem as do costume.' }),
})
  .refine(({ fechada, horario }) => !fechada || !horario?.length, {
    path: ['horario'],
    error: 'fechada, ou outras horas; não as duas coisas',
  })
  .refine(({ fechada, das, as }) => (das === undefined && as === undefined) || (fechada && !!das && !!as && das < as), {
    path: ['as'],
    error: 'duas horas por ordem, e a farmácia fechada entre elas',
  })
  .refine(({ de, ate }) => !isIsoDay(de) || !isIsoDay(ate) || de <= ate, {
    path: ['ate'],
    error: 'um último dia que não venha antes do primeiro',
  })
  .refine(({ mostrar, ate }) => !mostrar || !isIsoDay(mostrar) || mostrar <= ate, {
    path: ['mostrar'],
    error: 'um dia que não venha depois do último',
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
