import { z } from 'zod';
import {
  cents,
  dayOr,
  endOfPeriod,
  fields,
  inQuotes,
  isoDay,
  isTime,
  list,
  numberBetween,
  oneOf,
  paragraph,
  reportMistake,
  telephone,
  textMatching,
  textUpTo,
  timeOfDay,
} from '../fields/values.ts';
import { isIsoDay } from '../text/iso-day.ts';
import { daysFrom, monthAndDay } from './days.ts';
import { DAY, endOf, isInSeason, minutesOf } from './timetable.ts';
import { DAY_NAMES, WEEK, type Weekday } from './week.ts';

/**
 * A time of closing that comes before that of opening is after midnight. Where it comes after `SMALL_HOURS` too, and
 * the period would last longer than this, in minutes, the two were probably exchanged.
 */
const LONGEST_NIGHT = 12 * 60;
const SMALL_HOURS = '05:00';

const DAYS = `os dias um a um, sem acentos nem «feira», como [${WEEK.join(', ')}]`;

/** Days of the week. */
export const days = z.array(z.enum(WEEK, { error: DAYS }), { error: DAYS }).meta({ choices: DAY_NAMES });

const EXCHANGED =
  'uma hora depois da abertura: parecem trocadas. Depois da meia-noite pode fechar até às 05:00, como das 09:00 às 02:00; se fecha ainda mais tarde, são dois períodos: um até às 24:00 e outro, no dia seguinte, desde as 00:00';

/** @param longestNight in minutes: past midnight a longer period has its two hours exchanged */
const inOrder = <S extends z.ZodType<Period>>(period: S, longestNight = LONGEST_NIGHT) =>
  period.refine(
    ({ abre, fecha }) => {
      if (!isTime(abre) || !isTime(fecha)) return true;
      // From midnight to midnight is the whole day.
      if (fecha === abre) return abre === '00:00';
      return fecha > abre || fecha <= SMALL_HOURS || lengthOf({ abre, fecha }) <= longestNight;
    },
    {
      path: ['fecha'],
      error: ({ input }) => {
        const { abre, fecha } = input as Period;
        return abre === fecha ? 'uma hora diferente da de abertura; o dia inteiro vai das 00:00 às 24:00' : EXCHANGED;
      },
    },
  );

const period = {
  abre: timeOfDay.describe('Abre às'),
  fecha: endOfPeriod.describe('Fecha às. Meia-noite é 24:00; antes da abertura quer dizer depois da meia-noite.'),
};

/** One period of a week. */
const opening = fields({ dias: days.min(1, { error: DAYS }).describe('Dias da semana'), ...period });

const periodsOf = (longestNight?: number) =>
  z.array(inOrder(opening, longestNight)).check(refuseOverlaps).meta({ control: 'week' });

const periods = periodsOf();

/** The hours of a week, which may be left out. */
export const week = periods.default([]);

/** The periods of a day that has hours of its own. */
export const hoursOfDay = z.array(inOrder(fields(period)));

/** A day of every year, DD/MM, or counted from Easter. */
const dayOfYear = (pattern: RegExp, expected: string) =>
  textMatching(pattern, expected)
    .refine((day) => day.startsWith('P') || isIsoDay(inLeapYear(day)), { error: dayOr(expected, inLeapYear) })
    .meta({ control: 'dayMonth' });

const dayAndMonth = dayOfYear(/^\d\d\/\d\d$/, inQuotes('um dia e um mês como "15/06"'));

const REGIMES = { normal: 'Como nos outros dias', fechada: 'Fechada', proprio: 'Com horário próprio' };

const holidayHours = hoursOfDay.default([]).describe('Horário dos feriados. Só com horário próprio.');

/** Only holidays with hours of their own have any. */
const withHours = <S extends z.ZodType<{ regime?: string | undefined; horario: unknown[] }>>(holidays: S) =>
  holidays.refine(({ regime, horario }) => (regime === 'proprio') === horario.length > 0, {
    path: ['horario'],
    error: 'um horário quando o regime é proprio, e nenhum quando é outro',
  });

const municipalDay = dayOfYear(
  /^(\d\d\/\d\d|Páscoa [+-] \d{1,2})$/,
  inQuotes('um dia e um mês como "24/06", ou "Páscoa + 39" (a Quinta-feira da Ascensão)'),
).optional();

const holidays = withHours(
  fields({
    // No default, which the editor would show as chosen: the check asks for what is not written.
    regime: oneOf(REGIMES).optional().describe('Nos feriados'),
    horario: holidayHours,
    municipal: municipalDay.describe(
      'Feriado do município. Um dia e um mês, como 24/06; se for a Quinta-feira da Ascensão, Páscoa + 39. Os feriados nacionais, e os dos Açores e da Madeira, contam sozinhos, pelo lugar no mapa. Só muda as horas se nos feriados estiver fechada ou tiver horário próprio.',
    ),
  }),
);

/** The holidays of another place: closed, unless it says otherwise. */
export const holidaysOfPlace = withHours(
  fields({
    regime: oneOf(REGIMES).default('fechada').describe('Nos feriados. Se não disser, fechada.'),
    horario: holidayHours,
    municipal: municipalDay.describe(
      'Feriado do município de lá. Um dia e um mês, como 24/06; se for a Quinta-feira da Ascensão, Páscoa + 39. Só se não for o da farmácia.',
    ),
  }),
)
  .prefault({})
  .describe('Feriados de lá. Se nada disser, nos feriados está fechado.');

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
  ate: dayAndMonth.describe('Último dia. Dia e mês, como 15/09; antes do primeiro, é do ano seguinte.'),
  aberturas: periods
    .min(1, { error: 'as horas dessa época' })
    .describe('Horas nessa época. Todas, também as que não mudam.'),
  feriados: holidaysOfSeason,
});

const everySoManyDays = numberBetween(
  z.int,
  2,
  366,
  'de quantos em quantos dias volta (21 são três semanas), de 2 a 366',
)
  .optional()
  .describe('Volta de quantos em quantos dias. 21 são três semanas; nada, se não voltar.');

const dutyTurn = fields({
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
})
  .refine(({ de, ate = de }) => !(daysFrom(de, ate) < 0), {
    path: ['ate'],
    error: 'um último dia que não venha antes do primeiro',
  })
  .refine(({ de, ate = de, repete }) => repete === undefined || !(daysFrom(de, ate) >= repete), {
    path: ['repete'],
    error: 'mais dias do que os do turno: conta-se de um começo ao seguinte',
  });

/** Days that come back with hours of their own; of a place that has no notices, also what happens once. */
const specialDays = (isOnceToo = false) =>
  fields({
    nome: textUpTo(40).describe('Nome. Como se lê: Véspera de Natal, Agosto, Sábados alternados.'),
    dia: dayAndMonth
      .optional()
      .describe(
        'De cada ano: o dia, ou o primeiro. Dia e mês, como 24/12. Num dia da semana em que não abre, continua fechada.',
      ),
    ateDia: dayAndMonth.optional().describe('De cada ano: o último dia. Só se forem vários.'),
    vesperas: z.boolean().default(false).describe('As vésperas dos feriados, nos dias em que costuma abrir'),
    de: isoDay
      .optional()
      .describe(
        isOnceToo
          ? 'Uma vez: o dia, ou o primeiro. De tantos em tantos dias: um deles, a partir do qual conta.'
          : 'De tantos em tantos dias: um dos dias, a partir do qual conta',
      ),
    ate: isoDay.optional().describe('O último desses dias. Só se forem vários seguidos.'),
    repete: everySoManyDays,
    horario: hoursOfDay.default([]).describe('Horas nesses dias. Nada, se não abre.'),
  })
    .refine(({ dia, vesperas, de }) => [dia, vesperas, de].filter(Boolean).length === 1, {
      path: ['dia'],
      error: 'uma coisa só: um dia de cada ano, as vésperas dos feriados, ou um dia a partir do qual conta',
    })
    .refine(({ de, repete }) => (de === undefined ? repete === undefined : isOnceToo || repete !== undefined), {
      path: ['repete'],
      error: 'de quantos em quantos dias volta, se conta a partir de um dia; uma vez só é um aviso',
    })
    .refine(({ dia, ateDia }) => dia !== undefined || ateDia === undefined, {
      path: ['ateDia'],
      error: 'nada sem o primeiro dia de cada ano',
    })
    .refine(({ de, ate = de }) => de === undefined || !(daysFrom(de, ate ?? '') < 0), {
      path: ['ate'],
      error: 'um último dia que não venha antes do primeiro',
    });

/** The seasons, and the days that come back, of the pharmacy or of another place. */
export const seasons = list(season)
  .check(refuseSharedDays)
  .describe(
    'Épocas com outras horas. Como o verão; as horas de cima são então as do resto do ano. Só se não forem sempre as mesmas.',
  );
const specialDaysOfYear = list(specialDays()).describe(
  'Dias que voltam com outras horas. De cada ano, como 24 de dezembro ou agosto; as vésperas dos feriados; ou semana sim, semana não (14 dias). Para o que acontece uma vez, faça um aviso.',
);
/** The notices of the page are the pharmacy's alone. */
export const specialDaysOfPlace = list(specialDays(true)).describe(
  'Dias com outras horas, que voltam ou que são só uma vez. Como em Horas; o que acontece uma vez escreve-se aqui, porque os avisos são só da farmácia.',
);

/** Served by who comes when called. */
export const onCall = fields({
  numero: textMatching(/^(2\d{8}|9[1236]\d{7}|1400)$/, inQuotes('um telefone de nove algarismos, ou 1400'))
    .meta({ control: 'digits' })
    .optional()
    .describe('Número a que se liga: um telefone, ou 1400. Se não disser, o de fora do horário, ou o da farmácia.'),
  sempre: z.boolean().default(false).describe('Sempre que a porta está fechada'),
  // The door is closed then: from 19:00 to 09:00 is no mistake.
  horario: periodsOf(DAY).default([]).describe('Só a certas horas. Valem todo o ano.'),
  // Not by default: who reads on Christmas night that somebody comes would find nobody.
  nosFeriados: z
    .boolean()
    .default(false)
    .describe(
      'Essas horas valem também nos feriados. Nos que têm horas próprias, ou em que não abre, e nos dias que voltam. Se não disser, nesses dias o site não diz que se atende.',
    ),
});

const dutyFields = {
  turnos: z
    .array(dutyTurn)
    .default([])
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

const duty = withDoor(
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

/** `content/horario.yaml`: opening hours and the regime outside them. */
export const horario = fields({
  aberturas: week
    .describe(
      'Horas em que está aberta. Uma pausa de almoço são dois períodos. Escreva as horas como 09:30; meia-noite é 24:00.',
    )
    .meta({ own: 'asked' }),
  epocas: seasons,
  feriados: holidays.prefault({}).describe('Feriados'),
  voltam: specialDaysOfYear,
  chamada: onCall
    .prefault({})
    .describe(
      'Por chamada. A porta está fechada, e vem alguém quando se liga: o site não diz «aberta», e o primeiro botão chama quem atende.',
    ),
  servico: duty.prefault({}).describe('Noites de serviço. Nessas noites o site diz «de serviço», em vez de «fechada».'),
  disponibilidade: paragraph
    .optional()
    .describe('O que acontece fora do horário. Se nada disser, o site diz só a quem se liga.')
    .meta({ own: 'asked' }),
  acrescimo: paragraph.optional().describe('O que se pode cobrar fora de horas, se se cobrar (Portaria 277/2012)'),
  acrescimoAte: cents.optional().describe('O máximo que se pode cobrar fora de horas. Para quem o lê noutra língua.'),
})
  .refine(({ aberturas, servico }) => aberturas.length > 0 || servico.turnos.length === 0, {
    path: ['aberturas'],
    error: 'as horas em que está aberta: sem elas o site não pode dizer que está de serviço fora delas',
  })
  .refine(({ aberturas, epocas }) => aberturas.length > 0 || epocas.length === 0, {
    path: ['aberturas'],
    error: 'as horas do resto do ano, fora das épocas',
  })
  .refine(({ aberturas, chamada }) => aberturas.length > 0 || (!chamada.sempre && chamada.horario.length === 0), {
    path: ['aberturas'],
    error: 'as horas em que a porta está aberta: fora delas atende-se por chamada',
  })
  .meta({
    title: 'Horas',
    description: 'Quando está aberta, e o que acontece fora de horas. É só um dia? Faça antes um aviso.',
  });

interface Period {
  abre: string;
  fecha: string;
}

type OpeningPeriod = Period & { dias: readonly Weekday[] };

/** A day of every year in one year, which is a leap year. */
function inLeapYear(dayAndMonth: string): string {
  return `2024-${monthAndDay(dayAndMonth)}`;
}

/** Reports each season that shares a day with an earlier one: then one of the two begins within the other. */
function refuseSharedDays(payload: z.core.ParsePayload<{ nome: string; de: string; ate: string }[]>): void {
  if (payload.issues.length > 0) return;
  const seasons = payload.value.map(({ nome, de, ate }) => ({ nome, from: monthAndDay(de), to: monthAndDay(ate) }));
  seasons.forEach((season, i) => {
    const begins = (inner: typeof season, outer: typeof season) => isInSeason(outer, `2024-${inner.from}`);
    const other = seasons.slice(0, i).find((each) => begins(season, each) || begins(each, season));
    if (other)
      reportMistake(
        payload,
        [i],
        `encontrei «${season.nome}», que tem dias de «${other.nome}»`,
        'épocas sem dias em comum',
      );
  });
}

/** Reports each period that shares a minute of the week with an earlier one, or names a day twice. */
function refuseOverlaps(payload: z.core.ParsePayload<OpeningPeriod[]>): void {
  // A wrong hour would seem to overlap as well.
  if (payload.issues.length > 0) return;
  const minutesOfOthers = new Set<number>();
  payload.value.forEach((period, i) => {
    const minutes = minutesOfWeek(period);
    const overlaps = new Set(minutes).size < minutes.length || minutes.some((minute) => minutesOfOthers.has(minute));
    for (const minute of minutes) minutesOfOthers.add(minute);
    const found = `encontrei das ${period.abre} às ${period.fecha}, que se sobrepõe a outro período`;
    if (overlaps) reportMistake(payload, [i], found, 'períodos que não se sobreponham no mesmo dia');
  });
}

/** In minutes; a closing at or before the opening is the next day's. */
const lengthOf = ({ abre, fecha }: Period) => endOf({ from: abre, to: fecha }) - minutesOf(abre);

/** The minutes of the week, from Monday's midnight, in which it is open; Sunday's night runs into Monday. */
function minutesOfWeek({ dias, ...period }: OpeningPeriod): number[] {
  const openings = dias.map((day) => WEEK.indexOf(day) * DAY + minutesOf(period.abre));
  return openings.flatMap((from) => Array.from({ length: lengthOf(period) }, (_, i) => (from + i) % (7 * DAY)));
}
