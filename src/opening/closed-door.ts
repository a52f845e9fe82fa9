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
  /** The hours, of each part of the year where they are not the same all year. */
  parts: { part?: YearPart | Season; hours: OpeningHours }[];
}

/**
 * The hours of who comes when called, as they are: they begin when the door closes and end when it opens, which seasons
 * may have at other hours.
 */
export function onCallHours(timetable: Timetable): OnCall {
  const { onCall = [] } = timetable;
  const isWhole = (hours: OpeningHours) => hours.some((period) => period.days.length === 7 && lengthOf(period) === DAY);
  const isAlways = partsOfYear(timetable).every((part) => isWhole(part.onCall ?? onCall));
  if (isAlways) return { isAlways, parts: [] };
  const parts = partsOfYear(timetable).map((part) => ({ part, hours: whileClosed(part.onCall ?? onCall, part.hours) }));
  const isSameAllYear = new Set(parts.map(({ hours }) => JSON.stringify(hours))).size === 1;
  return { isAlways, parts: isSameAllYear ? parts.slice(0, 1).map(({ hours }) => ({ hours })) : parts };
}

/** What is left of a week while the door is closed; as written where that is all of it. */
function whileClosed(week: OpeningHours, door: OpeningHours): OpeningHours {
  const isOpen = new Set(door.flatMap(minutesOfWeek));
  return week.flatMap((period) => {
    const left = period.days.flatMap((day) =>
      periodsOf(minutesOfWeek({ ...period, days: [day] }).filter((minute) => !isOpen.has(minute))),
    );
    const isWhole = left.every(({ from, to }) => from === period.from && to === period.to);
    return isWhole && left.length === period.days.length ? [period] : left;
  });
}

/** A period for minutes of the week in a row; what begins after midnight is the next day's. */
function periodsOf(minutes: readonly number[]): OpeningHours {
  const has = new Set(minutes);
  const begins = minutes.filter((minute) => !has.has((minute + 7 * DAY - 1) % (7 * DAY)));
  const lasts = minutes.filter((minute) => !has.has((minute + 1) % (7 * DAY)));
  return begins.map((begin, i) => ({
    days: [Math.floor(begin / DAY)],
    from: timeText(begin % DAY),
    to: timeText(((lasts[i] ?? begin) % DAY) + 1),
  }));
}

/** Minutes as HH:MM; the end of a day is 24:00. */
function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
