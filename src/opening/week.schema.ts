import { z } from 'zod';
import { fileOrForm } from '../fields/message.ts';
import { dayOr, endOfPeriod, fields, inQuotes, isTime, reportMistake, timeOfDay } from '../fields/values.ts';
import { isIsoDay } from '../text/iso-day.ts';
import { daysFrom, inLeapYear, monthAndDay } from './days.ts';
import { lengthOf, minutesOfWeek } from './timetable.ts';
import { DAY_NAMES, WEEK, type Weekday } from './week.ts';
import { weekdayInMonth } from './weekday-in-month.ts';

interface Period {
  abre: string;
  fecha: string;
}

/**
 * A time of closing that comes before that of opening is after midnight. Where it comes after `SMALL_HOURS` too, and
 * the period would last longer than this, in minutes, the two were probably exchanged.
 */
const LONGEST_NIGHT = 12 * 60;
/** Until then a door that closes after midnight may close. */
export const SMALL_HOURS = '05:00';

const DAYS = `os dias um a um, sem acentos nem «feira», como [${WEEK.join(', ')}]`;

/** Days of the week. */
export const days = z.array(z.enum(WEEK, { error: DAYS }), { error: DAYS }).meta({ choices: DAY_NAMES });

const EXCHANGED =
  'uma hora depois da abertura: parecem trocadas. Depois da meia-noite pode fechar até às 05:00, como das 09:00 às 02:00; se fecha ainda mais tarde, são dois períodos: um até às 24:00 e outro, no dia seguinte, desde as 00:00';

const inOrder = <S extends z.ZodType<Period>>(period: S, longestNight = LONGEST_NIGHT) =>
  period.refine(
    ({ abre, fecha }) => {
      if (!isTime(abre) || !isTime(fecha)) return true;
      // From midnight to midnight is the whole day.
      if (fecha === abre) return abre === '00:00';
      return fecha > abre || fecha <= SMALL_HOURS || lengthOf({ from: abre, to: fecha }) <= longestNight;
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
  fecha: endOfPeriod.describe('Fecha às. Meia-noite é 24:00. Se fecha já de madrugada, escreva essa hora, como 02:00.'),
};

/** One period of a week. */
const opening = fields({ dias: days.min(1, { error: DAYS }).describe('Dias da semana'), ...period });

/** @param longestNight in minutes: past midnight a longer period has its two hours exchanged */
export const periodsOf = (longestNight?: number) =>
  z.array(inOrder(opening, longestNight)).check(refuseOverlaps).meta({ control: 'week' });

/** The hours of a week. */
export const periods = periodsOf();

/** The hours of a week, which may be left out. */
export const week = periods.default([]);

/** The same, where nothing given means the hours of the pharmacy. */
export const weekIfOther = week.meta({ control: 'week', none: 'sempre que está aberta' });

/** The periods of a day that has hours of its own. */
export const hoursOfDay = z.array(inOrder(fields(period)));

const isoDayOf = (written: string) => inLeapYear(monthAndDay(written));

const isDayAndMonth = (day: string) => /^\d\d\/\d\d$/.test(day) && isIsoDay(isoDayOf(day));
const isDayOfYear = (day: string) => isDayAndMonth(day) || /^Páscoa( [+-] \d{1,2})?$/.test(day) || weekdayInMonth(day);

const dayBy = (isDay: (written: string) => unknown, expected: string) =>
  z
    .string({ error: expected })
    .refine(isDay, { error: dayOr(expected, isoDayOf) })
    .meta({ control: 'dayMonth' });

/** A day of every year, DD/MM, counted from Easter, or a weekday of a month. */
export const dayOfYear = dayBy(
  isDayOfYear,
  fileOrForm(
    'um dia e um mês como "24/06", "Páscoa + 39" (a Quinta-feira da Ascensão), ou "primeira segunda-feira de agosto"',
    'um dia e um mês, como 24/06, Quinta-feira da Ascensão, ou primeira segunda-feira de agosto',
  ),
);

/** A day and a month alone. */
export const dayAndMonth = dayBy(isDayAndMonth, inQuotes('um dia e um mês como "15/06"'));

/** Days of each year; a last one goes with a first one, which is a day and a month. */
export const ofEachYear = {
  dia: dayOfYear
    .optional()
    .describe('De cada ano: o dia, ou o primeiro. Dia e mês, como 24/12; ou Páscoa, ou Sexta-feira Santa.'),
  ateDia: dayAndMonth.optional().describe('De cada ano: o último dia. Só se forem vários.'),
};

/** Days, of which the last may not come before the first, nor be there without it. */
export const daysInOrder = <S extends z.ZodType<{ [day in 'de' | 'ate' | 'dia' | 'ateDia']?: string | undefined }>>(
  days: S,
) =>
  days
    .refine(({ de = '', ate = de }) => !(daysFrom(de, ate) < 0), {
      path: ['ate'],
      error: 'um último dia que não venha antes do primeiro',
    })
    .refine(({ dia = '', ateDia }) => ateDia === undefined || /^\d/.test(dia), {
      path: ['ateDia'],
      error: 'que fique vazio, ou que diga também o primeiro dia',
    });

/** Reports each period that shares a minute of the week with an earlier one, or names a day twice. */
function refuseOverlaps(payload: z.core.ParsePayload<(Period & { dias: Weekday[] })[]>): void {
  // A wrong hour would seem to overlap as well.
  if (payload.issues.length > 0) return;
  const minutesOfOthers = new Set<number>();
  payload.value.forEach(({ dias, abre, fecha }, i) => {
    const minutes = minutesOfWeek({ days: dias.map((day) => WEEK.indexOf(day)), from: abre, to: fecha });
    const overlaps = new Set(minutes).size < minutes.length || minutes.some((minute) => minutesOfOthers.has(minute));
    for (const minute of minutes) minutesOfOthers.add(minute);
    const found = `encontrei das ${abre} às ${fecha}, que se sobrepõe a outro período`;
    if (overlaps) reportMistake(payload, [i], found, 'que no mesmo dia cada período acabe antes de o seguinte começar');
  });
}
