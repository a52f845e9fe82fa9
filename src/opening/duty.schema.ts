import { z } from 'zod';
import {
  endOfPeriod,
  fields,
  inQuotes,
  isoDay,
  list,
  oneOf,
  telephone,
  textMatching,
  textUpTo,
  timeOfDay,
} from '../fields/values.ts';
import { daysFrom } from './days.ts';
import { DAY } from './timetable.ts';
import { daysInOrder, periodsOf, SMALL_HOURS } from './week.schema.ts';
import { everySoManyDays } from './year.schema.ts';

/** Served by who comes when called. */
export const onCall = fields({
  numero: textMatching(/^(2\d{8}|9[1236]\d{7}|1400)$/, inQuotes('um telefone de nove algarismos, ou 1400'))
    .meta({ control: 'digits' })
    .optional()
    .describe('Número a que se liga: um telefone, ou 1400. Se não disser, o de fora do horário, ou o da farmácia.'),
  sempre: z.boolean().default(false).describe('Sempre que a porta está fechada'),
  // The door is closed then: from 19:00 to 09:00 is no mistake.
  horario: periodsOf(DAY)
    .default([])
    .describe('Só a certas horas. Valem todo o ano, menos nas épocas que dizem outras.'),
  // Not by default: who reads on Christmas night that somebody comes would find nobody.
  nosFeriados: z
    .boolean()
    .default(false)
    .describe(
      'Essas horas valem também nos feriados. Nos que têm horas próprias, ou em que não abre, e nos dias que voltam. Se não disser, nesses dias o site não diz que se atende.',
    ),
});

const dutyTurn = daysInOrder(
  fields({
    de: isoDay.describe('Primeiro dia'),
    ate: isoDay.optional().describe('Último dia. Só se forem vários.'),
    repete: everySoManyDays,
    fecha: endOfPeriod.optional().describe('A porta fecha às. Só se neste turno não for como nos outros.'),
    termina: endOfPeriod
      .optional()
      .describe('O turno acaba às. Só se acabar antes de o seguinte começar, como até às 22:00.'),
    modo: oneOf(
      {
        campainha: 'Toca-se à campainha',
        postigo: 'Pelo postigo',
        chamada: 'Por chamada: vem alguém quando se liga',
      },
      'Toca-se à campainha',
    )
      .optional()
      .describe('Como se atende com a porta fechada. Lê-se «De serviço», e como.'),
  }),
).refine(({ de, ate = de, repete }) => repete === undefined || !(daysFrom(de, ate) >= repete), {
  path: ['repete'],
  error: 'mais dias do que os do turno: conta-se de um começo ao seguinte',
});

const dutyFields = {
  turnos: z
    .array(dutyTurn)
    .default([])
    .meta({ control: 'turns' })
    .describe('Turnos. Um por cada data, ou um só que volta de tantos em tantos dias. Apague-os se não houver.'),
  muda: timeOfDay
    .refine((time) => time <= '12:00', { error: 'uma hora da manhã, como "09:00"' })
    .default('09:00')
    .describe('O turno muda às. Vai até essa hora do dia seguinte. Se não disser, 09:00.'),
  fecha: endOfPeriod
    .optional()
    .describe(
      'A porta fecha às. Nos dias de serviço fica aberta até então, sem pausa, também ao domingo e nos feriados em que não abria; se num deles não for assim, diga as horas num aviso. Nada, se só se atende à campainha.',
    ),
  atende: textUpTo(60)
    .optional()
    .describe(
      'O que se faz de noite: começa por letra minúscula, porque se lê depois de «depois,». Como «toque à campainha».',
    ),
};

const withDoor = <S extends z.ZodType<{ muda: string; fecha?: string | undefined }>>(duty: S) =>
  duty.refine(({ muda, fecha }) => fecha === undefined || fecha > muda || fecha <= SMALL_HOURS, {
    path: ['fecha'],
    error: 'uma hora que venha depois de o turno mudar, como "22:00", ou até às "05:00" da madrugada seguinte',
  });

/** The duty of another place. */
export const dutyOfPlace = withDoor(fields(dutyFields));

/** The pharmacy's own: its page also lists who is on duty beside it. */
export const duty = withDoor(
  fields({
    ...dutyFields,
    outras: list(
      fields({
        nome: 'Nome da farmácia',
        numero: telephone.optional().describe('Telefone dela. Se o quiser mostrar.'),
      }),
    ).describe('As outras farmácias do turno. Leem-se ao lado das suas noites de serviço.'),
  }),
);
