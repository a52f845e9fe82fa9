import { addDays } from '../text/iso-day.ts';
import { isDoorAlone } from './day-changes.ts';
import { daysFrom } from './days.ts';
import { type HolidayDate, isHoliday, isOn } from './holidays.ts';
import type { DayChanges, Period, PeriodsOn, Turn } from './timetable.ts';
import { byOpening, commonParts, isInSeason, mergedPeriods, SUNDAY, weekdayOf, withoutPart } from './timetable.ts';
import type { Way } from './words.ts';

/** The days on which the pharmacy also serves outside its hours, each from `changesAt` to that hour of the next day. */
export interface Duty {
  turns: readonly Turn[];
  /** The time, HH:MM, at which the next pharmacy takes over. */
  changesAt: string;
  /** Until when the door is open on these days, without a break; absent where it is open in the usual hours alone. */
  doorUntil?: string | undefined;
  /** When the door opens on a day of duty without usual hours; where that is before `changesAt`, then. */
  opensAt?: string | undefined;
  /** When the door is open on Sundays and holidays of duty, and these holidays; absent where they are as other days. */
  apart?: { hours: readonly Period[]; holidays: readonly HolidayDate[] } | undefined;
  /** What a visitor does when the door is closed: "toque à campainha". */
  atNight?: string | undefined;
}

/** Whether a day of duty, or of special days, begins on an ISO day. */
export const startsDutyOn = (turns: readonly Turn[], isoDay: string) => turnsOn(turns, isoDay).length > 0;

/** The turns in which one is served in one way while the door is closed; without it, at the bell. */
export const turnsBy = (turns: readonly Turn[], way?: Turn['by']): Turn[] => turns.filter(({ by }) => by === way);

/** What one does at a closed door, in the owner's words: at the bell or, where no turn is at it, at a window. */
export const ringsOf = ({ turns, atNight }: Duty): { [way in Way]?: string | undefined } =>
  turnsBy(turns).length > 0 ? { duty: atNight } : { window: atNight };

/** The turns that an ISO day is in. */
export function turnsOn(turns: readonly Turn[], isoDay: string): Turn[] {
  return turns.filter(({ from, to = from, every = Number.POSITIVE_INFINITY, date, pauses = [] }) => {
    if (pauses.some((season) => isInSeason(season, isoDay))) return false;
    if (date !== undefined) return isOn(date, isoDay);
    if (typeof every === 'string') return isInSeason({ from: from.slice(5), to: to.slice(5) }, isoDay);
    const days = daysFrom(from, isoDay);
    // Without `every`, `%` leaves the days as they are.
    return days >= 0 && days % every <= daysFrom(from, to);
  });
}

/** The periods in which the door is open: the usual ones and those of duty; a notice overrules both. */
export function atTheDoor(usual: PeriodsOn, changes: DayChanges, duty: Duty | null): PeriodsOn {
  return (day) => changes(day, duty && !isDoorAlone(day, changes) ? doorOnDuty(duty, day, usual(day)) : usual(day));
}

/** Whether turns change hands in the evening: then the door is on duty on the day after the last as well. */
export const changesInEvening = ({ changesAt }: Duty) => changesAt > '12:00';

/** Whether an ISO day is a Sunday or a holiday that has hours of its own on duty. */
export const isDayApart = ({ apart }: Duty, isoDay: string) =>
  apart !== undefined && (weekdayOf(isoDay) === SUNDAY || isHoliday(isoDay, apart.holidays));

/**
 * The periods of an ISO day with these usual ones, in which duty may keep the door open until an hour: it may open
 * after the turn begins, if it ever shuts. Of a day apart its own hold alone, while a turn lasts.
 */
function doorOnDuty(duty: Duty, isoDay: string, usual: readonly Period[]): readonly Period[] {
  const { changesAt, turns, apart } = duty;
  const isEvening = changesInEvening(duty);
  const starting = turnsOn(turns, isoDay);
  const lasting = turns.filter(({ until }) => !until);
  const goingOn = isEvening ? turnsOn(lasting, addDays(isoDay, -1)) : starting;
  if (!starting[0] && !goingOn[0]) return usual;
  const beforeOrAfter = starting[0] ? { from: '00:00', to: changesAt } : { from: changesAt, to: '24:00' };
  const others = starting[0] && goingOn[0] ? [] : [beforeOrAfter];
  if (apart && isDayApart(duty, isoDay))
    return [...others.flatMap((part) => commonParts(part, usual)), ...others.reduce(withoutPart, [...apart.hours])];
  const opens = isEvening ? usualOpening(duty, usual) : opensOnDuty(duty, usual);
  const ofTurns = [...new Set([...starting, ...goingOn])].flatMap(({ doorUntil: to = duty.doorUntil }) =>
    to ? [{ from: to === changesAt ? to : opens, to }] : [],
  );
  return [...usual, ...others.reduce(withoutPart, ofTurns)];
}

/** When the door opens on a day with these usual hours, or on one without them as on others. */
const usualOpening = ({ changesAt, opensAt = changesAt }: Duty, usual: readonly Period[]) =>
  [...usual].sort(byOpening)[0]?.from ?? opensAt;

/** When the door opens on a day of duty with these usual hours, if it opens at all: not before the turn begins. */
function opensOnDuty(duty: Duty, usual: readonly Period[]): string {
  const opens = usualOpening(duty, usual);
  return opens > duty.changesAt ? opens : duty.changesAt;
}

/**
 * The periods in which duty serves at a closed door in one `way`, or in any; without `way`, at the bell. In a turn that
 * ends early (`until`), nobody is there before the door opens either.
 * @param usual the hours of the door
 */
export function onDuty(duty: Duty, usual: PeriodsOn, way?: Turn['by'] | 'any'): PeriodsOn {
  const { turns, changesAt } = duty;
  return (day) =>
    turnsOn(turns, day).flatMap(({ until, by }) => {
      const from = until ? opensOnDuty(duty, doorOnDuty(duty, day, usual(day))) : changesAt;
      return by === way || way === 'any' ? [{ from, to: until ?? changesAt }] : [];
    });
}

/** The periods of an ISO day in which the door is open, for search engines: midnight as the end is 24:00. */
export function openOn(usual: PeriodsOn, isoDay: string, changes: DayChanges, duty: Duty | null): Period[] {
  const doorOn = atTheDoor(usual, changes, duty);
  // One from a morning to the next would be taken for none: it is cut at midnight.
  const isUncut = ({ from, to }: Period) => from === to && from !== '00:00';
  const before = doorOn(addDays(isoDay, -1)).filter(isUncut);
  const periods = [...doorOn(isoDay), ...before.map(({ to }) => ({ from: '00:00', to }))];
  const cut = periods.map((one) => (isUncut(one) ? { ...one, to: '24:00' } : one));
  return mergedPeriods(cut).map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }));
}
