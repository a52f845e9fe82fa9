import { z } from 'zod';
import { daysFrom, isIsoDay } from '../../lib/days.ts';
import { minutesOf, type OpeningPeriod, type Period, WEEK, type Weekday } from '../../lib/hours.ts';
import { endOfPeriod, fields, isoDay, refuse, text, textUpTo, timeOfDay, within } from './values.ts';

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

const turn = fields({
  de: isoDay.describe('Primeiro dia, "AAAA-MM-DD"'),
  ate: isoDay.optional().describe('Último dia; sem ele, o turno é de um só'),
  repete: within(z.int, 2, 366, 'de quantos em quantos dias volta (21 são três semanas), de 2 a 366')
    .optional()
    .describe('De quantos em quantos dias volta: 21 são três semanas. Sem ele, não volta'),
})
  .refine(({ de, ate = de }) => !(daysFrom(de, ate) < 0), {
    path: ['ate'],
    error: 'um último dia que não venha antes do primeiro (de)',
  })
  .refine(({ de, ate = de, repete }) => repete === undefined || !(daysFrom(de, ate) >= repete), {
    path: ['repete'],
    error: 'mais dias do que os do turno: conta-se de um começo ao seguinte',
  });

const duty = fields({
  turnos: z.array(turn).default([]).describe('Os turnos: por datas, ou um que volta de tantos em tantos dias'),
  muda: timeOfDay
    .refine((time) => time <= '12:00', { error: 'uma hora da manhã, como "09:00"' })
    .default('09:00')
    .describe('A que horas o turno muda: vai até essa hora do dia seguinte'),
  atende: textUpTo(60).optional().describe('O que se faz de noite, como «toque à campainha»'),
});

/** `content/horario.yaml`: opening hours and the regime outside them. */
export const horario = fields({
  aberturas: z
    .array(opening)
    .check(refuseOverlaps)
    .default([])
    .describe('Períodos de abertura; uma pausa de almoço são dois períodos'),
  feriados: holidays.prefault({}).describe('O que acontece nos feriados'),
  servico: duty.prefault({}).describe('As noites em que está de serviço, se houver'),
  disponibilidade: 'O que acontece fora do horário',
  acrescimo: text.optional().describe('O que se pode cobrar fora de horas, se se cobrar (Portaria 277/2012)'),
}).refine(({ aberturas, servico }) => aberturas.length > 0 || servico.turnos.length === 0, {
  path: ['aberturas'],
  error: 'as horas em que está aberta: sem elas o site não pode dizer que está de serviço fora delas',
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
