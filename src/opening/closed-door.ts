import {
  DAY,
  endOf,
  minutesOf,
  type OpeningHours,
  partsOfYear,
  type Season,
  type Timetable,
  type YearPart,
} from './timetable.ts';

/** The hours in which one is served while the door is closed. */
interface ClosedDoorHours {
  /** The part of the year that they are of; absent where they are the same all year. */
  part?: YearPart | Season;
  hours: OpeningHours;
}

/**
 * The hours of the window, or of who comes when called, as they are: they begin when the door closes and end when it
 * opens, which seasons may have at other hours. Each part of the year has its own where they differ.
 */
export function closedDoorHours(week: OpeningHours, timetable: Timetable): ClosedDoorHours[] {
  const parts = partsOfYear(timetable).map((part) => ({ part, hours: whileClosed(week, part.hours) }));
  const texts = new Set(parts.map(({ hours }) => JSON.stringify(hours)));
  return texts.size === 1 ? parts.slice(0, 1).map(({ hours }) => ({ hours })) : parts;
}

/** What is left of a week while the door is closed; as written where that is all of it. */
function whileClosed(week: OpeningHours, door: OpeningHours): OpeningHours {
  return week.flatMap((period) => {
    const left = period.days.flatMap((day) =>
      partsOf([minutesOf(period.from), endOf(period)], spansAround(day, door), day),
    );
    const isWhole = left.every(({ from, to }) => from === period.from && to === period.to);
    return isWhole && left.length === period.days.length ? [period] : left;
  });
}

type Span = readonly [from: number, to: number];

/** When the door is open on a weekday and on those beside it, in minutes from its midnight. */
function spansAround(day: number, door: OpeningHours): Span[] {
  return [-1, 0, 1].flatMap((shift) =>
    door
      .filter(({ days }) => days.includes((day + shift + 7) % 7))
      .map((period) => [minutesOf(period.from) + shift * DAY, endOf(period) + shift * DAY] as const),
  );
}

function partsOf(span: Span, taken: readonly Span[], day: number) {
  const left = taken.reduce<readonly Span[]>(
    (spans, [from, to]) =>
      spans.flatMap(([start, end]) =>
        (
          [
            [start, Math.min(end, from)],
            [Math.max(start, to), end],
          ] as const
        ).filter(([a, b]) => a < b),
      ),
    [span],
  );
  // What begins after midnight is the next day's.
  return left.map(([from, to]) => ({
    days: [(day + Math.floor(from / DAY)) % 7],
    from: timeText(from),
    to: timeText(to),
  }));
}

/** Minutes as HH:MM; the end of a day is 24:00. */
function timeText(minutes: number): string {
  const ofDay = minutes === DAY ? DAY : minutes % DAY;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
