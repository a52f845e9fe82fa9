import { z } from 'zod';
import { isIsoDay } from '../../lib/days.ts';
import { minutesOf, type OpeningPeriod, type Period, WEEK, type Weekday } from '../../lib/hours.ts';
import { endOfPeriod, fields, refuse, text, timeOfDay } from './values.ts';

const DAY = 24 * 60;

const DAYS = `os dias um a um, sem acentos nem «feira», como [${WEEK.join(', ')}]`;
const LONGEST_NIGHT = 12 * 60;

const EXCHANGED = {
  path: ['fecha'],
  error:
    'uma hora depois da abertura: parecem trocadas. Se está mesmo aberta toda a noite, escreva dois períodos, até às "24:00" e desde as "00:00"',
};

const period = {
  abre: timeOfDay.describe('Hora de abertura, "HH:MM"'),
  fecha: endOfPeriod.describe('Hora de fecho, "HH:MM"; antes da abertura quer dizer depois da meia-noite'),
};

/** One period of a week. */
export const opening = fields({
  dias: z
    .array(z.enum(WEEK, { error: DAYS }), { error: DAYS })
    .min(1, { error: DAYS })
    .describe('Dias da semana'),
  ...period,
}).refine(isInOrder, EXCHANGED);

/** The periods of a day that has hours of its own. */
export const hoursOfDay = z.array(fields(period).refine(isInOrder, EXCHANGED));

const MUNICIPAL = 'um dia e um mês como "24/06", ou "Páscoa + 39", entre aspas';

const holidays = fields({
  regime: z
    .enum(['normal', 'fechada', 'proprio'])
    .default('normal')
    .describe('normal: como nos outros dias; fechada; proprio: com o horário que se segue'),
  horario: hoursOfDay.default([]).describe('Horário dos feriados, quando o regime é proprio'),
  municipal: z
    .string({ error: MUNICIPAL })
    .regex(/^(\d\d\/\d\d|Páscoa [+-] \d{1,2})$/, { error: MUNICIPAL })
    .refine((day) => day.startsWith('P') || isIsoDay(`2024-${day.slice(3)}-${day.slice(0, 2)}`), { error: MUNICIPAL })
    .optional()
    .describe('Feriado do município: "24/06", ou contado da Páscoa ("Páscoa + 39" é a Quinta-feira da Ascensão)'),
}).refine(({ regime, horario }) => (regime === 'proprio') === horario.length > 0, {
  path: ['horario'],
  error: 'um horário quando o regime é proprio, e nenhum quando é outro',
});

/** `content/horario.yaml`: opening hours and the regime outside them. */
export const horario = fields({
  aberturas: z
    .array(opening)
    .check(refuseOverlaps)
    .default([])
    .describe('Períodos de abertura; uma pausa de almoço são dois períodos'),
  feriados: holidays.prefault({}).describe('O que acontece nos feriados'),
  disponibilidade: 'O que acontece fora do horário',
  acrescimo: text.optional().describe('O que se pode cobrar fora de horas, se se cobrar (Portaria 277/2012)'),
});

/** Reports each period that shares a minute of the week with an earlier one, or names a day twice. */
export function refuseOverlaps(payload: z.core.ParsePayload<OpeningPeriod[]>): void {
  // A wrong hour would seem to overlap as well.
  if (payload.issues.length > 0) return;
  const taken: [start: number, end: number][] = [];
  payload.value.forEach((period, i) => {
    const spans = period.dias.map((day) => spanOf(day, period));
    const overlaps = spans.some((span, j) => [...taken, ...spans.slice(0, j)].some((other) => meet(span, other)));
    taken.push(...spans);
    const found = `encontrei das ${period.abre} às ${period.fecha}, que se sobrepõe a outro período`;
    if (overlaps) refuse(payload, i, found, 'períodos que não se sobreponham no mesmo dia');
  });
}

/** Whether a period that passes midnight is no longer than a night. */
function isInOrder({ abre, fecha }: Period): boolean {
  return fecha >= abre || abre.length < 5 || minutesOf(fecha) + DAY - minutesOf(abre) <= LONGEST_NIGHT;
}

/** Minutes of the week from Monday's midnight; a closing at or before the opening is the next day's. */
function spanOf(day: Weekday, { abre, fecha }: OpeningPeriod): [number, number] {
  const midnight = WEEK.indexOf(day) * DAY;
  return [midnight + minutesOf(abre), midnight + minutesOf(fecha) + (fecha <= abre ? DAY : 0)];
}

/** Whether two spans share a minute; Sunday's night runs into Monday. */
function meet([start, end]: [number, number], [otherStart, otherEnd]: [number, number]): boolean {
  return [-7, 0, 7].some((days) => start < otherEnd + days * DAY && otherStart + days * DAY < end);
}
