import { z } from 'zod';
import {
  endOfPeriod,
  fields,
  internalName,
  isoDay,
  isTime,
  oneOf,
  reportMistake,
  textUpTo,
  tick,
  timeOfDay,
  withoutRepeats,
} from '../fields/values.ts';
import { daysInOrder, hoursOfDay } from '../opening/week.schema.ts';
import { isIsoDay } from '../text/iso-day.ts';
import { MAX_NOTICE_TEXT, MAX_NOTICES } from './limits.ts';

/** One notice. */
export const notice = daysInOrder(
  fields({
    id: internalName,
    de: isoDay.describe('Primeiro dia. Aquele em que fecha, ou a que o aviso diz respeito.'),
    ate: isoDay.describe('Último dia. O mesmo, se for um só. Depois dele, o aviso desaparece.'),
    texto: textUpTo(MAX_NOTICE_TEXT).describe('Texto do aviso').meta({ control: 'long', own: 'asked' }),
    mostrar: isoDay.optional().describe('Mostrar desde. Para se ler antes do primeiro dia.'),
    tipo: oneOf({ normal: 'Normal', urgente: 'Urgente: a vermelho, em primeiro lugar' }).describe('Importância'),
    fechada: tick('A farmácia está fechada nestes dias'),
    das: timeOfDay.optional().describe('Fechada a partir das. Só se não for o dia todo.'),
    as: endOfPeriod.optional().describe('Fechada até às. 24:00 é a meia-noite, no fim do dia.'),
    horario: hoursOfDay.optional().describe('Outras horas nestes dias. Só se não forem as do costume.'),
    soPortaAberta: tick('Só se atende com a porta aberta. Nem por chamada, nem pelo postigo, nem de serviço.'),
    semEntregas: tick('Não se fazem entregas nestes dias'),
  }),
)
  .refine(({ fechada, horario }) => !fechada || !horario?.length, {
    path: ['horario'],
    error: 'uma coisa só: fechada, ou outras horas',
  })
  .refine(
    ({ fechada, das, as }) =>
      (das === undefined && as === undefined) ||
      // A first hour that is none is a mistake of its own.
      (das !== undefined && !isTime(das)) ||
      (fechada && !!das && !!as && !(isTime(as) && das >= as)),
    {
      path: ['as'],
      error: 'a hora até à qual fica fechada, mais tarde do que a de fechar; 24:00, se já não abre nesse dia',
    },
  )
  .refine(({ mostrar, de }) => !isIsoDay(mostrar) || !isIsoDay(de) || mostrar <= de, {
    path: ['mostrar'],
    error: 'um dia que não venha depois do primeiro',
  });

/** `public/avisos.json`, checked before it is published; browsers read the server's copy with `parseNotices`. */
export const avisos = z
  .array(notice)
  .max(MAX_NOTICES, { error: `no máximo ${MAX_NOTICES} avisos` })
  .check(withoutRepeats(({ id }) => id))
  .check(refuseTwoHours)
  .meta({
    title: 'Avisos',
    description: 'Um fecho, um feriado, outras horas num dia. Aparecem e desaparecem sozinhos nos dias que escolher.',
  });

/** Reports each notice that gives hours to a day, if another closes that whole day, or an earlier one gives hours. */
function refuseTwoHours(payload: z.core.ParsePayload<z.output<typeof notice>[]>): void {
  payload.value.forEach(({ de, ate, horario }, i, notices) => {
    const decidesHours = (other: z.output<typeof notice>, j: number) =>
      other.fechada ? !other.das : other.horario?.length && j < i;
    const other = notices.find((each, j) => decidesHours(each, j) && each.de <= ate && de <= each.ate);
    if (!horario?.length || !other) return;
    const found = `encontrei outras horas, e «${other.id}» ${other.fechada ? 'fecha num destes dias' : 'também as dá'}`;
    reportMistake(payload, [i, 'horario'], found, 'que só um aviso diga as horas de cada dia, e nenhum o feche');
  });
}
