import type { z } from 'zod';
import { monthAndDay } from './days.ts';
import type { Duty, Turn } from './duty.ts';
import type { HolidayDate } from './holidays.ts';
import type { horario, week } from './horario.schema.ts';
import type { OpeningHours, Period, Timetable, YearPart } from './timetable.ts';
import { WEEK } from './week.ts';

type Horario = z.infer<typeof horario>;
type Season = Horario['epocas'][number];

/**
 * What `content/horario.yaml` says of the pharmacy, or `content/farmacia.yaml` of another place, in the words of the rules.
 * @param dates the public holidays where the pharmacy stands
 */
export function timetableOf(
  { epocas = [], ...restOfYear }: YearPartWritten & { epocas?: readonly Season[] },
  dates: readonly HolidayDate[],
): Timetable {
  const seasons = epocas.map(({ nome, de, ate, aberturas, feriados }) => ({
    name: nome,
    from: monthAndDay(de),
    to: monthAndDay(ate),
    ...yearPart({ aberturas, feriados: feriados.regime === 'resto' ? restOfYear.feriados : feriados }),
  }));
  return { ...yearPart(restOfYear), ...(seasons.length > 0 && { seasons }), holidays: dates };
}

interface YearPartWritten {
  aberturas: Season['aberturas'];
  feriados: Pick<Season['feriados'], 'regime' | 'horario'>;
}

function yearPart({ aberturas, feriados: { regime, horario } }: YearPartWritten): YearPart {
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

/** A period as the owner writes it. */
export function periodOf({ abre, fecha }: { abre: string; fecha: string }): Period {
  return { from: abre, to: fecha };
}
