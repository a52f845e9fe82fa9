import { addDays, daysFrom } from './days.ts';
import { type ChangesOn, type OpeningState, periodsOf, type Timetable } from './hours.ts';

/** A turn of duty: its first and last day, and every how many days it repeats. */
export interface Turn {
  de: string;
  ate?: string | undefined;
  repete?: number | undefined;
}

/** The days on which the pharmacy also serves outside its hours, each from `muda` to `muda` of the next day. */
export interface Duty {
  turnos: readonly Turn[];
  /** The time, HH:MM, at which the next pharmacy takes over. */
  muda: string;
  /** How a visitor is served at night: "toque à campainha". */
  atende?: string | undefined;
}

/** The sentences for "open now and on duty tonight" and for "only on duty". */
export type DutyTexts = Record<'abertaEServico' | 'deServico', string>;

/** Whether a day of duty begins on an ISO day. */
export function startsDutyOn(turns: readonly Turn[], isoDay: string): boolean {
  return turns.some(({ de, ate = de, repete = Number.POSITIVE_INFINITY }) => {
    const days = daysFrom(de, isoDay);
    // Without `repete`, `%` leaves the days as they are.
    return days >= 0 && days % repete <= daysFrom(de, ate);
  });
}

/** The turns that are not over on an ISO day, in order; a turn that repeats is given once, the next time. */
export function comingTurns(turns: readonly Turn[], isoDay: string): Turn[] {
  const coming = turns.flatMap((turn) => {
    const { de, ate = de, repete } = turn;
    const since = daysFrom(ate, isoDay);
    if (since <= 0) return [turn];
    if (!repete) return [];
    const later = Math.ceil(since / repete) * repete;
    return [{ de: addDays(de, later), ate: addDays(ate, later), repete }];
  });
  return coming.toSorted((a, b) => a.de.localeCompare(b.de));
}

/** The notices' changes, with duty as one more period of opening; a day that a notice closes has no duty. */
export function withDuty(changesOn: ChangesOn, timetable: Timetable, { turnos, muda }: Duty): ChangesOn {
  return (isoDay) => {
    const { horario, partes } = changesOn(isoDay);
    if (horario?.length === 0 || !startsDutyOn(turnos, isoDay)) return { horario, partes };
    return { horario: [...periodsOf(timetable, isoDay, horario), { abre: muda, fecha: muda }], partes };
  };
}

/**
 * The sentence about duty in place of the usual one; null where the usual one holds.
 * @param withoutDuty the state by the hours alone
 * @param onDuty the state with duty counted
 */
export function describeDuty(
  withoutDuty: OpeningState,
  onDuty: OpeningState,
  duty: Duty,
  texts: DutyTexts,
): string | null {
  if (!onDuty.open) return null;
  if (withoutDuty.open) return withoutDuty.closesAt < onDuty.closesAt ? texts.abertaEServico : null;
  return [texts.deServico, duty.atende].filter(Boolean).join(' · ');
}
