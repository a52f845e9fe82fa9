import type { z } from 'zod';
import { withoutCapital } from '../text/in-sentence.ts';
import { LEAP_YEAR, monthAndDay } from './days.ts';
import type { Duty } from './duty.ts';
import { dayOf, type HolidayDate } from './holidays.ts';
import type { horario } from './horario.schema.ts';
import { isOfEachYear } from './special-days.ts';
import type { OpeningHours, Period, SpecialDays, Timetable, Turn, YearPart } from './timetable.ts';
import { endOf, WEEKDAYS } from './timetable.ts';
import type { week } from './week.schema.ts';
import { WEEK } from './week.ts';
import { weekdayInMonth } from './weekday-in-month.ts';

type Horario = z.infer<typeof horario>;
type Season = Horario['epocas'][number];

interface YearPartWritten {
  aberturas: Season['aberturas'];
  feriados: { regime?: Season['feriados']['regime'] | undefined; horario: Season['feriados']['horario'] };
}

type YearWritten = YearPartWritten & Partial<Pick<Horario, 'epocas' | 'voltam' | 'chamada'>>;

/** The times of the pharmacy (horario.yaml) or of another place (farmacia.yaml), in the words of the rules. */
export function timetableOf(year: YearWritten, holidays: readonly HolidayDate[]): Timetable {
  const { epocas = [], voltam = [], chamada, ...restOfYear } = year;
  const seasons = epocas.map((season) => ({
    name: season.nome,
    ...seasonDays(season),
    ...yearPart(season.feriados.regime === 'resto' ? { ...season, feriados: restOfYear.feriados } : season),
    ...(season.chamada && { onCall: hoursOf(season.chamada) }),
  }));
  const { sempre = false, nosFeriados = false, horario: calls = [] } = chamada ?? {};
  const onCall = sempre ? ALWAYS : hoursOf(calls);
  return {
    ...yearPart(restOfYear),
    ...(seasons.length > 0 && { seasons }),
    holidays,
    ...(restOfYear.feriados.regime === 'normal' && { areHolidaysOrdinary: true }),
    ...(voltam.length > 0 && { specialDays: specialDaysOf(voltam, [restOfYear, ...epocas]) }),
    ...((onCall.length > 0 || seasons.some((season) => season.onCall)) && {
      onCall,
      isOnCallOnHolidays: sempre || nosFeriados,
      ...(chamada?.feriadosComoDomingo && { isOnCallAsOnSundays: true }),
      ...(chamada?.postigo && { isAtWindow: true }),
    }),
  };
}

const seasonDays = ({ de, ate }: Season) => ({ from: monthAndDay(de), to: monthAndDay(ate) });

const ALWAYS: OpeningHours = [{ days: WEEKDAYS, from: '00:00', to: '24:00' }];

/** The days that come back, what counts most first: once, a date of each year, an eve, every so many days. */
function specialDaysOf(written: Horario['voltam'], year: readonly Pick<Season, 'aberturas'>[]): SpecialDays[] {
  const lastEnd = Math.max(...year.flatMap(({ aberturas }) => aberturas.map((one) => endOf(periodOf(one)))));
  const isLonger = (hours: readonly Period[]) => hours.some((one) => endOf(one) > lastEnd);
  const rank = ({ eves, turn }: SpecialDays) => (isOfEachYear(turn) ? 1 : eves ? 2 : turn?.every ? 3 : 0);
  const days = written.map(({ nome, vesperas, horario, chamada, ...when }) => ({
    name: nome,
    periods: horario.map(periodOf),
    ...(vesperas ? { eves: true, isCut: !isLonger(horario.map(periodOf)) } : { turn: daysOf(when) }),
    ...(chamada && { isOnCall: chamada === 'sim' }),
  }));
  return days.sort((a, b) => rank(a) - rank(b));
}

function yearPart({ aberturas, feriados: { regime = 'normal', horario } }: YearPartWritten): YearPart {
  return { hours: hoursOf(aberturas), ...(regime !== 'normal' && { holidayHours: horario.map(periodOf) }) };
}

/** When the pharmacy is on duty; null where it never is. */
export function dutyOf(
  { aberturas, epocas, servico: { turnos, muda, fecha, domingosEFeriados, atende } }: Horario,
  holidays: readonly HolidayDate[],
): Duty | null {
  if (turnos.length === 0) return null;
  const [opensAt = muda] = aberturas.map(({ abre }) => abre).sort();
  // Nobody is there in a season without hours, unless a turn is given by its dates.
  const closed = epocas.flatMap((one) => (one.aberturas.length > 0 ? [] : [seasonDays(one)]));
  const turns = turnos.map((turno) => ({ ...turnOf(turno), ...(turno.repete && closed[0] && { pauses: closed }) }));
  const apart = domingosEFeriados?.length ? { hours: domingosEFeriados.map(periodOf), holidays } : undefined;
  // It stands within sentences, also where the owner wrote one.
  const atNight = atende && withoutCapital(atende).replace(/\.$/, '');
  return { turns, changesAt: muda, opensAt, doorUntil: fecha, apart, atNight };
}

/** A turn of duty as the owner writes it. */
export function turnOf({ fecha, termina, modo, ...when }: Horario['servico']['turnos'][number]): Turn {
  const by = modo && ({ campainha: undefined, postigo: 'window', chamada: 'call' } as const)[modo];
  return { ...daysOf(when), doorUntil: fecha, until: termina, by };
}

type When = Pick<Horario['voltam'][number], 'dia' | 'ateDia' | 'de' | 'ate' | 'repete'>;

/** The days of a turn, or of what comes back: of each year, or from a day on. */
function daysOf({ dia, ateDia = dia, de = '', ate, repete }: When): Turn {
  if (!dia || !ateDia) return { from: de, to: ate, every: repete };
  const date = dateOf(dia);
  const from = dayOf(date, LEAP_YEAR);
  if (typeof date !== 'string') return { from, every: 'moving', date };
  const to = dayOf(dateOf(ateDia), LEAP_YEAR);
  return { from, to: to < from ? to.replace(`${LEAP_YEAR}`, `${LEAP_YEAR + 1}`) : to, every: 'year' };
}

/** "24/06", "Páscoa + 39" or "primeira segunda-feira de agosto", as the schema checks. */
export function dateOf(written: string): HolidayDate {
  const weekday = weekdayInMonth(written);
  if (weekday) return weekday;
  const [, sign = '', days = '0'] = /^Páscoa(?: ([+-]) (\d+))?$/.exec(written) ?? [];
  return written.startsWith('P') ? Number(sign + days) : monthAndDay(written);
}

/** The periods of a week. */
export function hoursOf(aberturas: Readonly<z.infer<typeof week>>): OpeningHours {
  return aberturas.map(({ dias, ...period }) => ({ days: dias.map((day) => WEEK.indexOf(day)), ...periodOf(period) }));
}

const periodOf = ({ abre, fecha }: { abre: string; fecha: string }): Period => ({ from: abre, to: fecha });
