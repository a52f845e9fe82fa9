import { addDays } from '../text/iso-day.ts';
import { type DayChanges, type Period, type PeriodsOn, withoutPart } from './timetable.ts';

/** The days of a notice, both included, from when on it is read, and what it does to their hours. */
export interface NoticeDays {
  de: string;
  ate: string;
  mostrar?: string | undefined;
  fechada?: boolean | undefined;
  das?: string | undefined;
  as?: string | undefined;
  horario?: readonly { abre: string; fecha: string }[] | undefined;
  soPortaAberta?: boolean | undefined;
  semEntregas?: boolean | undefined;
}

/**
 * The hours of a day as notices change them. Closing counts before other hours, and the first of those counts. They are
 * the door's: on call, at a window or on duty one is served while it is closed, unless a notice says that nobody is.
 */
export function dayChanges(notices: readonly NoticeDays[]): DayChanges {
  return (isoDay, usual, isDoorClosed = false) => {
    const active = notices.filter(
      ({ de, ate, soPortaAberta }) => de <= isoDay && isoDay <= ate && (soPortaAberta || !isDoorClosed),
    );
    if (active.some(({ fechada, das }) => (fechada || isDoorClosed) && !das)) return [];
    const other = isDoorClosed ? undefined : active.find(({ horario }) => horario?.length)?.horario;
    const hours = other?.map(({ abre, fecha }) => ({ from: abre, to: fecha })) ?? usual;
    const closed = active.flatMap(({ das, as }) => (das && as ? [{ from: das, to: as }] : []));
    return closed.reduce<readonly Period[]>(withoutPart, hours);
  };
}

/** When one is served while the door is closed, as notices leave it. */
export function atClosedDoor(servedOn: PeriodsOn, changes: DayChanges): PeriodsOn {
  return (day) => {
    // Where a notice says that nobody serves on the next day, nobody does from its midnight on.
    const isLastNight = isDoorAlone(addDays(day, 1), changes);
    const periods = changes(day, servedOn(day), true);
    return periods.map((one) => (isLastNight && one.to <= one.from ? { ...one, to: '24:00' } : one));
  };
}

/** Whether a notice says that on an ISO day one is served while the door is open alone. */
export const isDoorAlone = (isoDay: string, changes: DayChanges) =>
  changes(isoDay, [{ from: '00:00', to: '24:00' }], true).length === 0;
