import { z } from 'zod';
import {
  endOfPeriod,
  fields,
  isoDay,
  once,
  paragraph,
  refuse,
  telephone,
  textUpTo,
  timeOfDay,
  within,
} from '../pharmacy/schemas/values.ts';
import { DAY_NAMES } from './day-names.ts';
import { daysFrom, isIsoDay, monthAndDay } from './days.ts';
import { isInSeason, minutesOf } from './timetable.ts';
import { WEEK, type Weekday } from './week.ts';

const DAY = 24 * 60;

/** The expected days of the week, in words. */
export const DAYS = `os dias um a um, sem acentos nem «feira», como [${WEEK.join(', ')}]`;
const LONGEST_NIGHT = 12 * 60;

const EXCHANGED = {
  path: ['fecha'],
  error:
    'uma hora depois da abertura: parecem trocadas. Se está mesmo aberta toda a noite, escreva dois períodos: um até à meia-noite (24:00), o outro desde as 00:00',
};

const period = {
  abre: timeOfDay.describe('Hora de abertura, "HH:MM"').meta({ label: 'Abre às' }),
  fecha: endOfPeriod
    .describe('Hora de fecho, "HH:MM"; antes da abertura quer dizer depois da meia-noite')
    .meta({ label: 'Fecha às', hint: 'Meia-noite é 24:00.' }),
};

/** One period of a week. */
export const opening = fields({
  dias: z
    .array(z.enum(WEEK, { error: DAYS }), { error: DAYS })
    .min(1, { error: DAYS })
    .describe('Dias da semana')
    .meta({ choices: DAY_NAMES }),
  ...period,
}).refine(isInOrder, EXCHANGED);

/** The periods of a day that has hours of its own. */
export const hoursOfDay = z.array(fields(period).refine(isInOrder, EXCHANGED));

const DAY_AND_MONTH = 'um dia e um mês como "15/06", entre aspas';

/** A day of every year, DD/MM. */
const dayAndMonth = z
  .string({ error: DAY_AND_MONTH })
  .regex(/^\d\d\/\d\d$/, { error: DAY_AND_MONTH })
  .refine((day) => isIsoDay(inLeapYear(day)), { error: DAY_AND_MONTH });

/** A part of every year with hours of its own. */
const season = fields({
  nome: textUpTo(40).describe('Como se chama: Verão, Época balnear'),
  de: dayAndMonth.describe('Primeiro dia, "DD/MM"').meta({ label: 'Primeiro dia', hint: 'Dia e mês, como 15/06.' }),
  ate: dayAndMonth
    .describe('Último dia, "DD/MM"; antes do primeiro quer dizer depois da passagem de ano')
    .meta({ label: 'Último dia', hint: 'Dia e mês, como 15/09.' }),
  aberturas: z
    .array(opening)
    .min(1, { error: 'as horas dessa época' })
    .check(refuseOverlaps)
    .describe('Períodos de abertura nessa época: todos, também os que não mudam')
    .meta({ label: 'Horas nessa época', hint: 'Todas, também as que não mudam.' }),
});

const MUNICIPAL = 'um dia e um mês como "24/06", ou "Páscoa + 39", entre aspas';

const holidays = fields({
  regime: z
    .enum(['normal', 'fechada', 'proprio'])
    .default('normal')
    .describe('normal: como nos outros dias; fechada; proprio: com o horário que se segue')
    .meta({
      label: 'Nos feriados',
      choices: { normal: 'Como nos outros dias', fechada: 'Fechada', proprio: 'Com horário próprio' },
    }),
  horario: hoursOfDay
    .default([])
    .describe('Horário dos feriados, quando o regime é proprio')
    .meta({ label: 'Horário dos feriados', hint: 'Só com horário próprio.' }),
  municipal: z
    .string({ error: MUNICIPAL })
    .regex(/^(\d\d\/\d\d|Páscoa [+-] \d{1,2})$/, { error: MUNICIPAL })
    .refine((day) => day.startsWith('P') || isIsoDay(inLeapYear(day)), { error: MUNICIPAL })
    .optional()
    .describe('Feriado do município: "24/06", ou contado da Páscoa ("Páscoa + 39" é a Quinta-feira da Ascensão)')
    .meta({
      label: 'Feriado do município',
      hint: 'Um dia e um mês, como 24/06, ou Páscoa + 39. Só muda as horas se nos feriados estiver fechada ou tiver horário próprio. Deixe vazio se não houver.',
    }),
}).refine(({ regime, horario }) => (regime === 'proprio') === horario.length > 0, {
  path: ['horario'],
  error: 'um horário quando o regime é proprio, e nenhum quando é outro',
});

const turn = fields({
  de: isoDay.describe('Primeiro dia, "AAAA-MM-DD"').meta({ label: 'Primeiro dia' }),
  ate: isoDay
    .optional()
    .describe('Último dia; sem ele, o turno é de um só')
    .meta({ label: 'Último dia', hint: 'Deixe vazio se for só um.' }),
  repete: within(z.int, 2, 366, 'de quantos em quantos dias volta (21 são três semanas), de 2 a 366')
    .optional()
    .describe('De quantos em quantos dias volta: 21 são três semanas. Sem ele, não volta')
    .meta({
      label: 'Volta de quantos em quantos dias',
      hint: '21 são três semanas. Deixe vazio se não voltar.',
    }),
})
  .refine(({ de, ate = de }) => !(daysFrom(de, ate) < 0), {
    path: ['ate'],
    error: 'um último dia que não venha antes do primeiro',
  })
  .refine(({ de, ate = de, repete }) => repete === undefined || !(daysFrom(de, ate) >= repete), {
    path: ['repete'],
    error: 'mais dias do que os do turno: conta-se de um começo ao seguinte',
  });

const duty = fields({
  turnos: z.array(turn).default([]).describe('Os turnos: por datas, ou um que volta de tantos em tantos dias').meta({
    label: 'Turnos',
    hint: 'Um por cada data, ou um só que volta de tantos em tantos dias. Apague-os se não houver.',
  }),
  muda: timeOfDay
    .refine((time) => time <= '12:00', { error: 'uma hora da manhã, como "09:00"' })
    .default('09:00')
    .describe('A que horas o turno muda: vai até essa hora do dia seguinte')
    .meta({
      label: 'O turno muda às',
      hint: 'Vai até essa hora do dia seguinte. Se não disser, 09:00.',
    }),
  fecha: endOfPeriod
    .optional()
    .describe('Até que horas a porta fica aberta nos dias de serviço, sem pausa; depois atende como se diz em atende')
    .meta({
      label: 'A porta fecha às',
      hint: 'Nos dias de serviço fica aberta até então, sem pausa. Deixe vazio se só se atende à campainha.',
    }),
  atende: textUpTo(60)
    .optional()
    .describe('O que se faz de noite, como «toque à campainha»')
    .meta({ label: 'O que se faz de noite', hint: 'Como «toque à campainha».' }),
  outras: z
    .array(
      fields({
        nome: 'Nome da farmácia',
        numero: telephone
          .optional()
          .describe('O telefone dela, nove algarismos entre aspas, se o quiser mostrar')
          .meta({ label: 'Telefone dela', hint: 'Se o quiser mostrar.' }),
      }),
    )
    .check(once(({ nome }) => nome, 'cada farmácia uma só vez'))
    .default([])
    .describe('As outras farmácias que fazem serviço à vez consigo')
    .meta({ label: 'As outras farmácias do turno', hint: 'Leem-se ao lado das suas noites de serviço.' }),
}).refine(({ muda, fecha }) => fecha === undefined || fecha > muda, {
  path: ['fecha'],
  error: 'uma hora da tarde ou da noite, como "22:00", que venha depois de o turno mudar',
});

/** `content/horario.yaml`: opening hours and the regime outside them. */
export const horario = fields({
  aberturas: z
    .array(opening)
    .check(refuseOverlaps)
    .default([])
    .describe('Períodos de abertura; uma pausa de almoço são dois períodos')
    .meta({
      control: 'week',
      label: 'Horas em que está aberta',
      hint: 'Uma pausa de almoço são dois períodos. Escreva 9, 9h30 ou 09:30; meia-noite é 24:00.',
    }),
  epocas: z
    .array(season)
    .check(
      once(({ nome }) => nome, 'cada época uma só vez'),
      refuseSharedDays,
    )
    .default([])
    .describe('Épocas do ano com outras horas, como o verão; as aberturas são então as do resto do ano')
    .meta({
      label: 'Épocas com outras horas',
      hint: 'Como o verão. As horas de cima são então as do resto do ano. Deixe vazio se forem sempre as mesmas.',
    }),
  feriados: holidays.prefault({}).describe('O que acontece nos feriados').meta({ label: 'Feriados' }),
  servico: duty.prefault({}).describe('As noites em que está de serviço, se houver').meta({
    label: 'Noites de serviço',
    hint: 'Nessas noites o site diz «de serviço», em vez de «fechada».',
  }),
  disponibilidade: paragraph.describe('O que acontece fora do horário'),
  acrescimo: paragraph.optional().describe('O que se pode cobrar fora de horas, se se cobrar (Portaria 277/2012)'),
})
  .refine(({ aberturas, servico }) => aberturas.length > 0 || servico.turnos.length === 0, {
    path: ['aberturas'],
    error: 'as horas em que está aberta: sem elas o site não pode dizer que está de serviço fora delas',
  })
  .refine(({ aberturas, epocas }) => aberturas.length > 0 || epocas.length === 0, {
    path: ['aberturas'],
    error: 'as horas do resto do ano, fora das épocas',
  });

interface Period {
  abre: string;
  fecha: string;
}

type OpeningPeriod = Period & { dias: readonly Weekday[] };

/** A day of every year in one year, which is a leap year. */
const inLeapYear = (dayAndMonth: string) => `2024-${monthAndDay(dayAndMonth)}`;

/** Reports each season that shares a day with an earlier one: then one of the two begins within the other. */
function refuseSharedDays(payload: z.core.ParsePayload<{ nome: string; de: string; ate: string }[]>): void {
  if (payload.issues.length > 0) return;
  const seasons = payload.value.map(({ nome, de, ate }) => ({
    nome,
    from: monthAndDay(de),
    to: monthAndDay(ate),
    first: inLeapYear(de),
  }));
  seasons.forEach((season, i) => {
    const other = seasons.slice(0, i).find((each) => isInSeason(each, season.first) || isInSeason(season, each.first));
    if (other)
      refuse(payload, i, `encontrei «${season.nome}», que tem dias de «${other.nome}»`, 'épocas sem dias em comum');
  });
}

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
