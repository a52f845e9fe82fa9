import {
  DAY,
  lengthOf,
  minutesOfWeek,
  type OpeningHours,
  partsOfYear,
  type Season,
  type Timetable,
  type YearPart,
} from './timetable.ts';

type PartHours = { part?: YearPart | Season; hours: OpeningHours };

/**
 * The hours of who comes when called, as written, by the parts of the year unless they are the same all year; whether
 * that is whenever the door is closed, and whether it is open in some of them: nobody need call then.
 */
export function onCallHours(timetable: Timetable) {
  const { onCall = [] } = timetable;
  const parts = partsOfYear(timetable).map((part) => ({ part, hours: part.onCall ?? onCall }));
  const isWhole = (hours: OpeningHours) => hours.some((period) => period.days.length === 7 && lengthOf(period) === DAY);
  const isAlways = parts.every(({ hours }) => isWhole(hours));
  const isSameAllYear = new Set(parts.map(({ hours }) => JSON.stringify(hours))).size === 1;
  const isDoorOpenInSome = parts.some(({ part, hours }) => {
    const isOpen = new Set(part.hours.flatMap(minutesOfWeek));
    return hours.flatMap(minutesOfWeek).some((minute) => isOpen.has(minute));
  });
  const written: PartHours[] = isSameAllYear ? [{ hours: onCall }] : parts;
  return { isAlways, isDoorOpenInSome, parts: written };
}
