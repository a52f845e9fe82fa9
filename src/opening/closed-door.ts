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

/** When somebody comes who is called. */
interface OnCall {
  /** Whether that is whenever the door is closed; then `parts` is empty. */
  isAlways: boolean;
  /** Whether the door is open in some of the hours: nobody need call then. */
  isDoorOpenInSome: boolean;
  /** The hours as written, of each part of the year where they are not the same all year. */
  parts: { part?: YearPart | Season; hours: OpeningHours }[];
}

/** The hours of who comes when called. */
export function onCallHours(timetable: Timetable): OnCall {
  const { onCall = [] } = timetable;
  const parts = partsOfYear(timetable).map((part) => ({ part, hours: part.onCall ?? onCall }));
  const isWhole = (hours: OpeningHours) => hours.some((period) => period.days.length === 7 && lengthOf(period) === DAY);
  const isAlways = parts.every(({ hours }) => isWhole(hours));
  if (isAlways) return { isAlways, isDoorOpenInSome: false, parts: [] };
  const isSameAllYear = new Set(parts.map(({ hours }) => JSON.stringify(hours))).size === 1;
  const isDoorOpenInSome = parts.some(({ part, hours }) => {
    const isOpen = new Set(part.hours.flatMap(minutesOfWeek));
    return hours.flatMap(minutesOfWeek).some((minute) => isOpen.has(minute));
  });
  return { isAlways, isDoorOpenInSome, parts: isSameAllYear ? [{ hours: onCall }] : parts };
}
