import { addDays, daysFrom } from './days.ts';
import { type DayChanges, type OpeningState, periodsOf, type Timetable } from './hours.ts';

/** A turn of duty: its first and last day, and after how many days it comes again. */
export interface Turn {
  de: string;
  ate?: string | undefined;
  repete?: number | undefined;
}

/** The nights on which the pharmacy serves outside its hours. */
export interface Duty {
  turnos: readonly Turn[];
  /** The time, HH:MM, at which the next pharmacy takes over: each day of a turn lasts until that time of the next day. */
  muda: string;
  /** How a visitor is served at night: "toque à campainha". */
  atende?: string | undefined;
}

/** "Aberta agora · de serviço esta noite" and "De serviço agora". */
export type DutyTexts = Record<'abertaEServico' | 'deServico', string>;

/** Whether a day of duty begins on an ISO day. */
export function isOnDuty(turns: readonly Turn[], isoDay: string): boolean {
  return turns.some(({ de, ate = de, repete = Number.POSITIVE_INFINITY }) => {
    const days = daysFrom(de, isoDay);
    return days >= 0 && days % repete <= daysFrom(de, ate);
  });
}

/** The turns that are not over on an ISO day, in order; a turn that comes again is given once, the next time. */
export function comingTurns(turns: readonly Turn[], isoDay: string): Turn[] {
  const coming = turns.flatMap((turn) => {
    const { de, ate = de, repete } = turn;
    const since = daysFrom(ate, isoDay);
    if (since <= 0) return [turn];
    const later = repete && Math.ceil(since / repete) * repete;
    return later ? [{ de: addDays(de, later), ate: addDays(ate, later), repete }] : [];
  });
  return coming.toSorted((a, b) => a.de.localeCompare(b.de));
}

/** Adds the days of duty to the changes of notices; a day that a notice closes has no duty. */
export function withDuty(changes: DayChanges, timetable: Timetable, { turnos, muda }: Duty): DayChanges {
  return (isoDay) => {
    const { horario, partes } = changes(isoDay);
    if (horario?.length === 0 || !isOnDuty(turnos, isoDay)) return { horario, partes };
    return { horario: [...periodsOf(timetable, isoDay, horario), { abre: muda, fecha: muda }], partes };
  };
}

/**
 * The sentence about duty in place of the usual one; null where the usual one holds.
 * @param usual the state without duty
 * @param state the state with it
 */
export function describeDuty(usual: OpeningState, state: OpeningState, duty: Duty, texts: DutyTexts): string | null {
  if (!state.open) return null;
  if (usual.open) return usual.closesAt < state.closesAt ? texts.abertaEServico : null;
  return [texts.deServico, duty.atende].filter(Boolean).join(' · ');
}
