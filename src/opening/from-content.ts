import type { z } from 'zod';
import { monthAndDay } from './days.ts';
import type { Duty } from './duty.ts';
import type { HolidayDate } from './holidays.ts';
import type { horario, week } from './horario.schema.ts';
import type { OpeningHours, Period, Timetable } from './timetable.ts';
import { WEEK } from './week.ts';

type Horario = z.infer<typeof horario>;

/**
 * What `content/horario.yaml` says, in the words of the rules.
 * @param dates the public holidays where the pharmacy stands
 */
export function timetableOf({ aberturas, epocas, feriados }: Horario, dates: readonly HolidayDate[]): Timetable {
  const hasSeasons = epocas.length > 0;
  return {
    hours: hoursOf(aberturas),
    ...(hasSeasons && {
      seasons: epocas.map(({ nome, de, ate, aberturas: hours }) => ({
        name: nome,
        from: monthAndDay(de),
        to: monthAndDay(ate),
        hours: hoursOf(hours),
      })),
    }),
    ...(feriados.regime !== 'normal' && { holidays: { dates, hours: feriados.horario.map(periodOf) } }),
  };
}

/** When the pharmacy is on duty; null where it never is. */
export function dutyOf({ servico: { turnos, muda, fecha, atende } }: Pick<Horario, 'servico'>): Duty | null {
  if (turnos.length === 0) return null;
  const turns = turnos.map(({ de, ate, repete }) => ({ from: de, to: ate, every: repete }));
  return { turns, changesAt: muda, doorUntil: fecha, atNight: atende };
}

/** The periods of a week. */
export function hoursOf(aberturas: Readonly<z.infer<typeof week>>): OpeningHours {
  return aberturas.map(({ dias, ...period }) => ({ days: dias.map((day) => WEEK.indexOf(day)), ...periodOf(period) }));
}

/** A period as the owner writes it. */
export function periodOf({ abre, fecha }: { abre: string; fecha: string }): Period {
  return { from: abre, to: fecha };
}
