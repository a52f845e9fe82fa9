import { daysFrom } from './days.ts';
import { byOpening, type DayChanges, mergedPeriods, type Period, type PeriodsOn } from './timetable.ts';

/** A turn of duty: its first and last ISO day, and every how many days it comes again. */
export interface Turn {
  from: string;
  to?: string | undefined;
  every?: number | undefined;
  /** The first days, ISO, of the times that are left out. */
  except?: readonly string[];
  /** Until when the door is open on its days, where it is not as on the others. */
  doorUntil?: string | undefined;
  /** When it ends, HH:MM; absent where it lasts until the next pharmacy takes over. */
  until?: string | undefined;
  /** How one is served while the door is closed; absent: at the bell. */
  by?: 'window' | 'call' | undefined;
}

/** The days on which it also serves outside its hours, each from `changesAt` to that of the next day. */
export interface Duty {
  turns: readonly Turn[];
  /** The time, HH:MM, at which the next pharmacy takes over. */
  changesAt: string;
  /** Until when the door is open on these days, without a break; absent where it is open in the usual hours alone. */
  doorUntil?: string | undefined;
  /** When the door opens on such a day that has no hours of its own, where that is after `changesAt`. */
  opensAt?: string | undefined;
  /** How a visitor is served when the door is closed: "toque à campainha". */
  atNight?: string | undefined;
}

/** Whether a day of duty begins on an ISO day. */
export function startsDutyOn(turns: readonly Turn[], isoDay: string): boolean {
  return turnsOn(turns, isoDay).length > 0;
}

/** The turns in which one is served in one way while the door is closed; without it, at the bell. */
export const turnsBy = (turns: readonly Turn[], way?: Turn['by']): Turn[] => turns.filter(({ by }) => by === way);

/** The turns that an ISO day is in. */
export function turnsOn(turns: readonly Turn[], isoDay: string): Turn[] {
  return turns.filter(({ from, to = from, every = Number.POSITIVE_INFINITY }) => {
    const days = daysFrom(from, isoDay);
    // Without `every`, `%` leaves the days as they are.
    return days >= 0 && days % every <= daysFrom(from, to);
  });
}

/** The periods in which the door is open: on days of duty until it closes, but a notice rules the door. */
export function atTheDoor(usual: PeriodsOn, changes: DayChanges, duty: Duty | null): PeriodsOn {
  return (day) => changes(day, [...usual(day), ...(duty ? doorOnDuty(duty, day, usual(day)) : [])]);
}

/** How long the door is open on an ISO day of duty: from its own hour on, which may come after the turn's. */
export function doorOnDuty(duty: Duty, isoDay: string, usual: readonly Period[]): Period[] {
  const { turns, changesAt, doorUntil } = duty;
  const opensAt = [...usual].sort(byOpening)[0]?.from ?? duty.opensAt ?? changesAt;
  const from = opensAt > changesAt ? opensAt : changesAt;
  return turnsOn(turns, isoDay).flatMap(({ doorUntil: to = doorUntil }) => (to ? [{ from, to }] : []));
}

/** The periods in which one is served on duty at a closed door, in one way, or in any; without it, at the bell. */
export function onDuty({ turns, changesAt }: Duty, way?: Turn['by'] | 'any'): PeriodsOn {
  return (day) =>
    turnsOn(turns, day).flatMap(({ until = changesAt, by }) =>
      by === way || way === 'any' ? [{ from: changesAt, to: until }] : [],
    );
}

/** The periods of an ISO day in which the door is open, for search engines: until midnight is until the day's end. */
export function openOn(usual: PeriodsOn, isoDay: string, changes: DayChanges, duty: Duty | null): Period[] {
  const periods = mergedPeriods(atTheDoor(usual, changes, duty)(isoDay));
  return periods.map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }));
}
