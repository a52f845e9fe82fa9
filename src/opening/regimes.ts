import { dotted } from '../text/dotted.ts';
import { addDays } from '../text/iso-day.ts';
import { type Duty, onDuty, turnsOn } from './duty.ts';
import { type OpeningState, openingState } from './hours.ts';
import { closedLine, hourText } from './opening-line.ts';
import { closedDoorOn } from './special-days.ts';
import type { Period, PeriodsOn, Timetable } from './timetable.ts';
import * as words from './words.ts';

/** How one is served: only «open» is open. On duty one rings the bell; on call somebody comes when called. */
export type Answer = 'open' | 'duty' | 'window' | 'call' | 'closed';

/** A moment at which one is served while the door is closed; times are of the pharmacy's clock, as 2026-12-24T09:00. */
interface Moment {
  now: string;
  /** When the door opens. */
  opensAt: string | null;
  /** When this way to be served ends; null where it lasts until the door opens. */
  endsAt: string | null;
  /** Whether the door is closed because of a holiday. */
  isForHoliday: boolean;
}

/** A way to be served while the door is closed. */
interface Regime {
  answer: Exclude<Answer, 'open' | 'closed'>;
  /** When it serves. */
  on: PeriodsOn;
  /** The sentence while the door is still open, until a time, "às 19h". */
  afterOpen: (time: string) => string;
  /** The sentence while it serves. */
  during: (moment: Moment) => string;
  /** From when it serves, while nobody does yet: "por chamada a partir das 20h". */
  from: (time: string) => string;
}

const timeOf = (moment: string) => hourText(moment.slice(11));

/** At the bell, on days of duty: no notice ends that. */
export function dutyRegime(duty: Duty): Regime {
  return {
    answer: 'duty',
    on: onDuty(duty),
    afterOpen: (time) => words.openUntilDuty(time, duty.atNight),
    during: () => words.onDutyNow(duty.atNight),
    from: words.onDutyFrom,
  };
}

/** Through the window, in turns of duty. */
export function windowRegime(duty: Duty): Regime {
  return {
    answer: 'window',
    on: onDuty(duty, 'window'),
    afterOpen: words.openUntilWindow,
    during: ({ now, endsAt, opensAt }) => {
      // Without its day an hour is the next one: not Monday's, on a Saturday.
      const opensSoon = opensAt && opensAt <= addDays(now.slice(0, 10), 1) + now.slice(10) ? opensAt : null;
      const end = endsAt ?? opensSoon;
      return end ? words.servedUntil(words.onDutyAtWindow, timeOf(end)) : words.onDutyAtWindow;
    },
    from: words.atWindowFrom,
  };
}

/** On call: somebody comes, or opens, when called. No notice ends that. */
export function callRegime(timetable: Timetable, duty: Duty | null): Regime {
  const { onCall = [], isOnCallOnHolidays } = timetable;
  const byWeek = closedDoorOn(onCall, timetable, isOnCallOnHolidays);
  const onDutyByCall = duty && onDuty(duty, 'call');
  return {
    answer: 'call',
    on: (day) => [...byWeek(day), ...(onDutyByCall?.(day) ?? [])],
    afterOpen: words.openUntilCall,
    during: ({ endsAt, opensAt, now, isForHoliday }) => {
      const state = onDutyByCall && openingState(onDutyByCall, now).isOpen ? words.onDutyByCall : words.onCall;
      if (endsAt) return words.servedUntil(state, timeOf(endsAt));
      return closedLine(isForHoliday ? words.forHoliday(state) : state, opensAt, now);
    },
    from: words.onCallFrom,
  };
}

/** The ways to be served while the door is closed; the first that serves counts. */
export function regimesOf(timetable: Timetable, duty: Duty | null): Regime[] {
  return [...(duty ? [dutyRegime(duty), windowRegime(duty)] : []), callRegime(timetable, duty)];
}

/**
 * How one is served at a moment of the pharmacy's clock, and the sentence that says it; null where the door's own says
 * it.
 */
export function answerAt(
  door: OpeningState,
  regimes: readonly Regime[],
  now: string,
  isForHoliday: boolean,
): { answer: Answer; line: string | null } {
  const moment = door.isOpen ? door.until : now;
  const regime = moment === null ? undefined : regimes.find(({ on }) => openingState(on, moment).isOpen);
  if (door.isOpen) return { answer: 'open', line: regime && moment ? regime.afterOpen(timeOf(moment)) : null };
  if (!regime) return { answer: 'closed', line: laterLine(door, regimes, now, isForHoliday) };
  const { until } = openingState(regime.on, now);
  const endsAt = until && (door.until === null || until < door.until) ? until : null;
  const line = regime.during({ now, opensAt: door.until, endsAt, isForHoliday });
  const next = endsAt && regimes.find(({ on }) => openingState(on, endsAt).isOpen);
  return { answer: regime.answer, line: next ? words.servedAfter(line, next.answer) : line };
}

/**
 * The sentence while nobody serves, where somebody does later today, before the door opens: "Fechada · por chamada a
 * partir das 20h · abre amanhã às 9h".
 */
function laterLine(door: OpeningState, regimes: readonly Regime[], now: string, isForHoliday: boolean): string | null {
  const starts = regimes.flatMap(({ on, from }) => {
    const { until } = openingState(on, now);
    const isToday = until?.startsWith(now.slice(0, 10));
    return until && isToday && (!door.until || until < door.until) ? [{ until, from }] : [];
  });
  const [next] = starts.sort((a, b) => (a.until < b.until ? -1 : 1));
  if (!next) return null;
  const closed = isForHoliday ? words.closedForHoliday : words.closed;
  return closedLine(dotted([closed, next.from(timeOf(next.until))]), door.until, now);
}

/** What is said of duty beside the hours of today: as the state, until the next pharmacy takes over. */
export const dutyToday = (duty: Duty, now: string) =>
  openingState(onDuty(duty, 'any'), now).isOpen ? words.onDutyToday : '';

/** How one is served on an ISO day of duty, in the place of hours where the door stays shut; else empty. */
export function servedToday({ turns, atNight }: Duty, isoDay: string): string {
  const [turn] = turnsOn(turns, isoDay);
  if (!turn) return '';
  if (turn.by) return turn.by === 'call' ? words.onDutyByCall : words.onDutyAtWindow;
  return atNight ? `${words.turnsTitle}: ${atNight}` : words.turnsTitle;
}

/**
 * Why the door is closed: somebody serves otherwise, it is the break between two openings of the day, or night, from
 * 19h to 7h; else it is only closed, as on a Sunday afternoon.
 * @param door the periods of the day
 * @param state «false» where nobody serves
 */
export function closedKind(door: readonly Period[], now: string, state: string) {
  const time = now.slice(11);
  if (state !== 'false') return 'served';
  const wasOpen = door.some(({ from, to }) => from < to && to <= time);
  if (wasOpen && door.some(({ from }) => from > time)) return 'break';
  return time >= '19:00' || time < '07:00' ? 'night' : 'usual';
}

/** The pharmacy's number, that of who answers outside its hours, and that of who comes when called. */
interface Numbers {
  geral: string;
  outsideHours: string;
  onCall: string | null;
}

/** The number of who answers: of the shop while somebody is in it. */
export function numberFor(answer: Answer, { geral, outsideHours, onCall }: Numbers): string {
  if (answer === 'call') return onCall ?? outsideHours;
  return answer === 'closed' ? outsideHours : geral;
}
