import type { z } from 'zod';
import { monthAndDay } from './days.ts';
import type { Duty, Turn } from './duty.ts';
import type { HolidayDate } from './holidays.ts';
import type { horario, week } from './horario.schema.ts';
import type { OpeningHours, Period, Timetable, YearPart } from './timetable.ts';
import { WEEK } from './week.ts';

type Horario = z.infer<typeof horario>;
type Season = Horario['epocas'][number];

interface YearPartWritten {
  aberturas: Season['aberturas'];
  feriados: { regime?: Season['feriados']['regime'] | undefined; horario: Season['feriados']['horario'] };
}

/** The times that `content/horario.yaml` gives to the pharmacy, or `content/farmacia.yaml` to another place, in the words of the rules. */
export function timetableOf(
  { epocas = [], postigo = [], ...restOfYear }: YearPartWritten & Partial<Pick<Horario, 'epocas' | 'postigo'>>,
  holidays: readonly HolidayDate[],
): Timetable {
  const seasons = epocas.map((season) => ({
    name: season.nome,
    from: monthAndDay(season.de),
    to: monthAndDay(season.ate),
    ...yearPart(season.feriados.regime === 'resto' ? { ...season, feriados: restOfYear.feriados } : season),
  }));
  return {
    ...yearPart(restOfYear),
    ...(seasons.length > 0 && { seasons }),
    holidays,
    ...(postigo.length > 0 && { nightWindow: hoursOf(postigo) }),
  };
}

function yearPart({ aberturas, feriados: { regime = 'normal', horario } }: YearPartWritten): YearPart {
  return { hours: hoursOf(aberturas), ...(regime !== 'normal' && { holidayHours: horario.map(periodOf) }) };
}

/** When the pharmacy is on duty; null where it never is. */
export function dutyOf({ servico: { turnos, muda, fecha, atende } }: Pick<Horario, 'servico'>): Duty | null {
  if (turnos.length === 0) return null;
  return { turns: turnos.map(turnOf), changesAt: muda, doorUntil: fecha, atNight: atende };
}

/** A turn of duty as the owner writes it. */
export function turnOf({ de, ate, repete }: Horario['servico']['turnos'][number]): Turn {
  return { from: de, to: ate, every: repete };
}

/** The periods of a week. */
export function hoursOf(aberturas: Readonly<z.infer<typeof week>>): OpeningHours {
  return aberturas.map(({ dias, ...period }) => ({ days: dias.map((day) => WEEK.indexOf(day)), ...periodOf(period) }));
}

function periodOf({ abre, fecha }: { abre: string; fecha: string }): Period {
  return { from: abre, to: fecha };
}
