import { dotted } from '../text/dotted.ts';
import { fillTemplate } from '../text/template.ts';
import { addDays, daysFrom } from './days.ts';
import type { OpeningState } from './hours.ts';
import { lisbonDay, lisbonTime } from './lisbon.ts';
import { type HourTexts, hourText } from './opening-line.ts';
import { type ChangesOn, endOf, merged, type Period, periodsOn, type Timetable } from './timetable.ts';

/** A turn of duty: its first and last ISO day, and every how many days it comes again. */
export interface Turn {
  from: string;
  to?: string | undefined;
  every?: number | undefined;
}

/** The days on which the pharmacy also serves outside its hours, each from `changesAt` to `changesAt` of the next day. */
export interface Duty {
  turns: readonly Turn[];
  /** The time, HH:MM, at which the next pharmacy takes over. */
  changesAt: string;
  /**
   * Until when the door is open on these days, Sundays and holidays too, without a break; absent where it is open in the usual hours
   * alone.
   */
  doorUntil?: string | undefined;
  /** How a visitor is served when the door is closed: "toque à campainha". */
  atNight?: string | undefined;
}

/** The sentences for "open now, on duty after {hora}", with and without what one does then, and for "only on duty". */
export type DutyLineTexts = Record<'fechaEAtende' | 'fechaEServico' | 'deServico', string> & HourTexts;

/** Whether a day of duty begins on an ISO day. */
export function startsDutyOn(turns: readonly Turn[], isoDay: string): boolean {
  return turns.some(({ from, to = from, every = Number.POSITIVE_INFINITY }) => {
    const days = daysFrom(from, isoDay);
    // Without `every`, `%` leaves the days as they are.
    return days >= 0 && days % every <= daysFrom(from, to);
  });
}

/** The ISO day to which an instant counts as duty goes: until `changesAt` it is the night of the day before. */
export function dutyDay(now: Date, changesAt: string, behind?: number): string {
  return addDays(lisbonDay(now, behind), lisbonTime(now, behind) < changesAt ? -1 : 0);
}

/** The turns that are not over on an ISO day, in order; a turn that comes again is given once, the next time. */
export function comingTurns(turns: readonly Turn[], isoDay: string): Turn[] {
  const coming = turns.flatMap((turn) => {
    const { from, to = from, every } = turn;
    const since = daysFrom(to, isoDay);
    if (since <= 0) return [turn];
    return every ? [later(turn, Math.ceil(since / every) * every)] : [];
  });
  return coming.toSorted((a, b) => a.from.localeCompare(b.from));
}

/** A turn some days later. */
export function later({ from, to = from, every }: Turn, days: number): Turn {
  return { from: addDays(from, days), to: addDays(to, days), every };
}

/** The notices' changes, with all of duty as one more period: a notice rules the door alone, and the turn goes on at the bell. */
export function withDuty(changesOn: ChangesOn, timetable: Timetable, { turns, changesAt }: Duty): ChangesOn {
  return (isoDay) => {
    const changes = changesOn(isoDay);
    if (!startsDutyOn(turns, isoDay)) return changes;
    return { hours: [...periodsOn(timetable, isoDay, changes), { from: changesAt, to: changesAt }] };
  };
}

/** The notices' changes, with the part of duty in which the door is open. A notice's own hours are the door's. */
export function withOpenDoor(changesOn: ChangesOn, timetable: Timetable, duty: Duty): ChangesOn {
  const { turns, changesAt, doorUntil } = duty;
  return (isoDay) => {
    const changes = changesOn(isoDay);
    if (!doorUntil || changes.hours || !startsDutyOn(turns, isoDay)) return changes;
    return { ...changes, hours: [...periodsOn(timetable, isoDay), { from: changesAt, to: doorUntil }] };
  };
}

/**
 * The periods of an ISO day in which one is served, as search engines and listings take them. On duty they last until the door
 * closes, which a notice may change. Where the content does not say when it does (`doorUntil`), they are all of the duty: day and
 * night, from the hour at which the turn changes to that of the next day.
 */
export function servedOn(timetable: Timetable, isoDay: string, changesOn: ChangesOn, duty: Duty | null): Period[] {
  const periods = duty
    ? withNights(timetable, isoDay, changesOn, duty)
    : periodsOn(timetable, isoDay, changesOn(isoDay));
  return merged(periods).map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }));
}

/** The periods of an ISO day with those of duty. */
function withNights(timetable: Timetable, isoDay: string, changesOn: ChangesOn, duty: Duty): Period[] {
  const { turns, changesAt, doorUntil } = duty;
  const isAllNight = (day: string) => !doorUntil && startsDutyOn(turns, day);
  const atTheDoor = periodsOn(timetable, isoDay, withOpenDoor(changesOn, timetable, duty)(isoDay));
  return [
    // What comes after midnight is then the next day's.
    ...atTheDoor.map((period) => (isAllNight(isoDay) && endOf(period) > 24 * 60 ? { ...period, to: '24:00' } : period)),
    ...(isAllNight(isoDay) ? [{ from: changesAt, to: '24:00' }] : []),
    ...(isAllNight(addDays(isoDay, -1)) ? [{ from: '00:00', to: changesAt }] : []),
  ];
}

/**
 * The sentence about duty in place of the usual one; null where the usual one holds, as it does while the door does not close.
 * @param atTheDoor the state by the hours in which the door is open
 * @param onDuty the state with all of duty counted
 */
export function dutyLine(
  atTheDoor: OpeningState,
  onDuty: OpeningState,
  { atNight }: Duty,
  texts: DutyLineTexts,
  behind?: number,
): string | null {
  if (!onDuty.open) return null;
  if (!atTheDoor.open) return dotted([texts.deServico, atNight]);
  const { closesAt } = atTheDoor;
  if (!closesAt || (onDuty.closesAt && closesAt >= onDuty.closesAt)) return null;
  const hora = hourText(closesAt, texts, behind);
  return atNight
    ? fillTemplate(texts.fechaEAtende, { hora, atende: atNight })
    : fillTemplate(texts.fechaEServico, { hora });
}
