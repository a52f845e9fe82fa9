import { type DayChanges, type Period, withoutPart } from './timetable.ts';

/** The days of a notice, both included, from when on it is read, and what it does to their hours. */
export interface NoticeDays {
  de: string;
  ate: string;
  mostrar?: string | undefined;
  fechada?: boolean | undefined;
  das?: string | undefined;
  as?: string | undefined;
  horario?: readonly { abre: string; fecha: string }[] | undefined;
  semChamada?: boolean | undefined;
}

/**
 * The hours of a day as notices change them. Closing counts before other hours, and the first of those counts. They are
 * the door's: who comes when called does so at a closed door too, unless a notice says that nobody does.
 */
export function dayChanges(notices: readonly NoticeDays[]): DayChanges {
  return (isoDay, usual, isCall = false) => {
    const active = notices.filter(
      ({ de, ate, semChamada }) => de <= isoDay && isoDay <= ate && (semChamada || !isCall),
    );
    if (active.some(({ fechada, das }) => (fechada || isCall) && !das)) return [];
    const other = isCall ? undefined : active.find(({ horario }) => horario?.length)?.horario;
    const hours = other?.map(({ abre, fecha }) => ({ from: abre, to: fecha })) ?? usual;
    const closed = active.flatMap(({ das, as }) => (das && as ? [{ from: das, to: as }] : []));
    return closed.reduce<readonly Period[]>(withoutPart, hours);
  };
}
