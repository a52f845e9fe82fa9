import { z } from 'zod';
import { fileOrForm } from '../fields/message.ts';
import { fields, isoDay, list, numberBetween, oneOf, reportMistake, textUpTo, tick } from '../fields/values.ts';
import { inLeapYear, monthAndDay } from './days.ts';
import { DAY, isInSeason } from './timetable.ts';
import { dayAndMonth, dayOfYear, daysInOrder, hoursOfDay, ofEachYear, periods, periodsOf } from './week.schema.ts';

const REGIMES = { normal: 'Como nos outros dias', fechada: 'Fechada', proprio: 'Com horário próprio' };

const holidayHours = hoursOfDay
  .default([])
  .describe(
    'Horário dos feriados. Só se escolheu «Com horário próprio». Se o feriado calhar num dia em que não abre, continua fechada.',
  );

/** Refuses hours for holidays that have none of their own, and asks for them where they have. */
const withHours = <S extends z.ZodType<{ regime?: string | undefined; horario: unknown[] }>>(holidays: S) =>
  holidays.refine(({ regime, horario }) => (regime === 'proprio') === horario.length > 0, {
    path: ['horario'],
    error: fileOrForm(
      'um horário quando o regime é proprio, e nenhum quando é outro',
      'que diga as horas, se escolheu «Com horário próprio»; se não, que as tire',
    ),
  });

const municipalDay = (whose: string, when: string) =>
  dayOfYear
    .optional()
    .describe(
      `Feriado do município${whose}. Um dia e um mês, como 24 de junho, Quinta-feira da Ascensão, ou primeira segunda-feira de agosto. ${when}`,
    );

/** The pharmacy's own holidays. */
export const holidays = withHours(
  fields({
    // No default, which the editor would show as chosen: the check asks for what is not written.
    regime: oneOf(REGIMES).optional().describe('Nos feriados'),
    horario: holidayHours,
    municipal: municipalDay(
      '',
      'Os outros feriados, também os dos Açores e da Madeira, o site já os conhece. Só muda as horas se nos feriados estiver fechada ou tiver horário próprio.',
    ),
  }),
);

/** The holidays of another place: closed, unless it says otherwise. */
export const holidaysOfPlace = withHours(
  fields({
    regime: oneOf(REGIMES).default('fechada').describe('Nos feriados. Se não escolher, fechada.'),
    horario: holidayHours,
    municipal: municipalDay(' de lá', 'Só se não for o da farmácia.'),
  }),
)
  .prefault({})
  .describe('Feriados de lá. Se não escolher nada, nos feriados está fechado.');

const holidaysOfSeason = withHours(
  fields({
    regime: oneOf({ resto: 'Como no resto do ano', ...REGIMES })
      .default('resto')
      .describe('Nos feriados'),
    horario: holidayHours,
  }),
)
  .prefault({})
  .describe('Feriados dessa época. Valem em vez das horas dela. Só se não forem como no resto do ano.');

/** A part of every year with hours of its own. */
const season = fields({
  nome: textUpTo(40).describe('Nome. Como Verão, ou Época balnear.'),
  de: dayAndMonth.describe('Primeiro dia. Dia e mês, como 15/06.'),
  ate: dayAndMonth.describe('Último dia. Dia e mês, como 15/09. Pode já ser do ano seguinte: de 15/12 a 15/01.'),
  aberturas: periods.describe('Horas nessa época. Todas, também as que não mudam; nenhumas, se não abre.'),
  feriados: holidaysOfSeason,
});

/** The seasons of the pharmacy, or of another place. */
export const seasons = list(
  season.extend({
    chamada: periodsOf(DAY).optional().describe('Horas de chamada nessa época. Só se não forem as do resto do ano.'),
  }),
)
  .check(refuseSharedDays)
  .describe(
    'Épocas com outras horas. Como o verão: as horas de cima ficam a ser as do resto do ano. Só se não forem sempre as mesmas.',
  );

/** The seasons of deliveries: on holidays these do the same all year. */
export const seasonsWithoutHolidays = list(season.omit({ feriados: true })).check(refuseSharedDays);

/** How often a turn of days comes back. */
export const everySoManyDays = numberBetween(z.int, 2, 366, 'um número de dias, de 2 a 366: 21 são três semanas')
  .optional()
  .meta({ saidAs: { name: 'volta de {valor} em {valor} dias' } })
  .describe('Volta de quantos em quantos dias. De três em três semanas, escreva 21. Se não volta, deixe vazio.');

/** Days with hours of their own, of the pharmacy or another place: they come back, or are once. */
export const specialDays = list(
  daysInOrder(
    fields({
      nome: textUpTo(40).describe('Nome. Como se lê: Véspera de Natal, Agosto, Sábados alternados.'),
      ...ofEachYear,
      vesperas: tick(
        'As vésperas dos feriados, nos dias em que costuma abrir. Se fecha mais cedo, nunca por mais tempo do que nesses dias.',
      ),
      de: isoDay
        .optional()
        .describe(
          'Uma vez: o dia, ou o primeiro. Se volta de tantos em tantos dias: um desses dias, para contar a partir dele.',
        ),
      ate: isoDay.optional().describe('O último desses dias. Só se forem vários seguidos.'),
      repete: everySoManyDays,
      horario: hoursOfDay
        .default([])
        .describe(
          'Horas nesses dias. Se não abre, não ponha nenhumas. Um dia de cada ano em que não abria continua fechada.',
        ),
      chamada: oneOf({ sim: 'Vem alguém quando se liga', nao: 'Não vem ninguém' }, 'Como nos feriados')
        .optional()
        .describe('Por chamada nesses dias. Só se não for como nos feriados.'),
    }),
  )
    .refine(({ dia, vesperas, de }) => [dia, vesperas, de].filter(Boolean).length === 1, {
      path: ['dia'],
      error: 'uma coisa só: um dia de cada ano, as vésperas dos feriados, ou um dia a partir do qual conta',
    })
    .refine(({ de, repete }) => de !== undefined || repete === undefined, {
      path: ['repete'],
      error: 'que fique vazio, ou que diga também a partir de que dia conta',
    }),
).describe(
  'Dias que voltam com outras horas. De cada ano, como 24 de dezembro ou agosto; as vésperas dos feriados; semana sim, semana não (14 dias); ou só uma vez. O que acontece uma vez na farmácia também pode ser um aviso, que se lê logo ao abrir a página.',
);

/** Reports each season that shares a day with an earlier one, that is: one of the two begins within the other. */
function refuseSharedDays(payload: z.core.ParsePayload<{ nome: string; de: string; ate: string }[]>): void {
  if (payload.issues.length > 0) return;
  const seasons = payload.value.map(({ nome, de, ate }) => ({ nome, from: monthAndDay(de), to: monthAndDay(ate) }));
  seasons.forEach((season, i) => {
    const begins = (inner: typeof season, outer: typeof season) => isInSeason(outer, inLeapYear(inner.from));
    const other = seasons.slice(0, i).find((each) => begins(season, each) || begins(each, season));
    const found = `encontrei «${season.nome}», que tem dias de «${other?.nome}»`;
    if (other) reportMistake(payload, [i], found, 'que duas épocas não tenham o mesmo dia');
  });
}
