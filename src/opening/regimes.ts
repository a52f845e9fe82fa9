import { dotted } from '../text/dotted.ts';
import { addDays } from '../text/iso-day.ts';
import { atClosedDoor } from './day-changes.ts';
import { type Duty, onDuty, turnsOn } from './duty.ts';
import { isHoliday } from './holidays.ts';
import { type OpeningState, openingState } from './hours.ts';
import { closedLine, hourText, whenText } from './opening-line.ts';
import { closedDoorOn, comingBackOn, hasOwnHours, usualOn, whileDoorIsOpen } from './special-days.ts';
import {
  type DayChanges,
  type OpeningHours,
  type Period,
  type PeriodsOn,
  periodsOn,
  periodsOnWeekday,
  type Timetable,
  weekdayOf,
} from './timetable.ts';
import * as words from './words.ts';

/** How one is served: only «open» is open. On duty one rings the bell; on call somebody comes when called. */
export type Answer = 'open' | words.Way | 'closed';

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
  answer: words.Way;
  /** When it serves. */
  on: PeriodsOn;
  /** The sentence while it serves. */
  during: (moment: Moment) => string;
  /** What one does then, in the owner's words. */
  atNight?: string | undefined;
}

const timeOf = (moment: string) => hourText(moment.slice(11));

/** At the bell, on days of duty. */
export function dutyRegime(duty: Duty, usual: PeriodsOn, changes: DayChanges): Regime {
  const { atNight } = duty;
  const on = atClosedDoor(onDuty(duty, usual), changes);
  return { answer: 'duty', on, during: () => words.onDutyNow(atNight), atNight };
}

/** Through the window, at hours of the week or in turns of duty. */
export function windowRegime(timetable: Timetable, duty: Duty | null, usual: PeriodsOn, changes: DayChanges): Regime {
  const byWeek = timetable.isAtWindow ? atClosedDoor(closedDoorOn(timetable), changes) : () => [];
  const dutyBy = (way: Parameters<typeof onDuty>[2]) =>
    atClosedDoor(duty ? onDuty(duty, usual, way) : () => [], changes);
  const [onDutyAtWindow, onDutyNow] = [dutyBy('window'), dutyBy('any')];
  return {
    answer: 'window',
    on: (day) => [...byWeek(day), ...onDutyAtWindow(day)],
    during: ({ now, endsAt, opensAt }) => {
      const state = openingState(onDutyNow, now).isOpen ? words.onDutyAtWindow : words.atWindow;
      // Without its day an hour is the next one: not Monday's, on a Saturday.
      const opensSoon = opensAt && opensAt <= addDays(now.slice(0, 10), 1) + now.slice(10) ? opensAt : null;
      const end = endsAt ?? opensSoon;
      return end ? words.servedUntil(state, timeOf(end)) : state;
    },
  };
}

/** On call: somebody comes, or opens, when called. */
export function callRegime(timetable: Timetable, duty: Duty | null, changes: DayChanges): Regime {
  const byWeek = timetable.isAtWindow ? () => [] : atClosedDoor(closedDoorOn(timetable), changes);
  const onDutyByCall = duty && atClosedDoor(onDuty(duty, usualOn(timetable), 'call'), changes);
  return {
    answer: 'call',
    on: (day) => [...byWeek(day), ...(onDutyByCall?.(day) ?? [])],
    during: ({ endsAt, opensAt, now, isForHoliday }) => {
      const state = onDutyByCall && openingState(onDutyByCall, now).isOpen ? words.onDutyByCall : words.onCall;
      if (endsAt) return words.servedUntil(state, timeOf(endsAt));
      return closedLine(dotted([state, isForHoliday && words.holiday]), opensAt, now);
    },
  };
}

/** How one is served at a moment, and what comes after it. */
interface Served {
  answer: Answer;
  /** The sentence that says it; null where the door's own does. */
  line: string | null;
  /** When this way to be served ends, where that is before the door opens. */
  endsAt?: string | null;
  /** How one is served then, or once the door closes. */
  after?: Answer | undefined;
  /** Where nobody serves: how, and from when on, somebody does before the door opens. */
  later?: { until: string; answer: words.Way } | undefined;
}

/** How one is served at a moment of the pharmacy's clock. */
export function answerAt(door: OpeningState, regimes: readonly Regime[], now: string, isForHoliday: boolean): Served {
  const moment = door.isOpen ? door.until : now;
  const regime = moment === null ? undefined : regimes.find(({ on }) => openingState(on, moment).isOpen);
  if (door.isOpen) {
    const line = regime && moment && words.openUntilThen(timeOf(moment), regime.answer, regime.atNight);
    return { answer: 'open', line: line ?? null, after: regime?.answer };
  }
  if (!regime) {
    const later = nextServed(door, regimes, now);
    return { answer: 'closed', line: later ? laterLine(later, door, now, isForHoliday) : null, later };
  }
  const { until } = openingState(regime.on, now);
  const endsAt = until && (door.until === null || until < door.until) ? until : null;
  const line = regime.during({ now, opensAt: door.until, endsAt, isForHoliday });
  const next = endsAt && regimes.find(({ on }) => openingState(on, endsAt).isOpen);
  if (next)
    return {
      answer: regime.answer,
      line: words.servedAfter(line, next.answer, next.atNight),
      endsAt,
      after: next.answer,
    };
  // Of duty at the bell the line does not say until when.
  const isUntil = endsAt && regime.answer !== 'duty';
  return { answer: regime.answer, line: isUntil ? closedLine(line, door.until, now) : line, endsAt };
}

/** Who is the first to serve before the door opens, if anybody. */
function nextServed(door: OpeningState, regimes: readonly Regime[], now: string) {
  const starts = regimes.flatMap(({ on, answer }) => {
    const { until } = openingState(on, now);
    return until && (!door.until || until < door.until) ? [{ until, answer }] : [];
  });
  return starts.sort((a, b) => (a.until < b.until ? -1 : 1))[0];
}

/** "Fechada · por chamada a partir das 20h · abre amanhã às 9h" */
function laterLine(
  { answer, until }: NonNullable<Served['later']>,
  door: OpeningState,
  now: string,
  isForHoliday: boolean,
): string {
  const state = dotted([words.closed, isForHoliday && words.holiday, words.servedFrom(answer, whenText(until, now))]);
  return closedLine(state, door.until, now);
}

/**
 * What is said of duty beside the hours of today, until the next pharmacy takes over; before it begins, from when on.
 * In its last night it says until when: beside the hours of the coming day it would be read as that day's.
 */
export function dutyToday(duty: Duty, usual: PeriodsOn, changes: DayChanges, now: string): string {
  const { isOpen, until } = openingState(atClosedDoor(onDuty(duty, usual, 'any'), changes), now);
  if (!isOpen) return until?.startsWith(now.slice(0, 10)) ? words.servedFrom('duty', timeOf(until)) : '';
  const endsInMorning = until && until <= `${now.slice(0, 10)}T${duty.changesAt}`;
  return endsInMorning ? words.onDutyTodayUntil(timeOf(until)) : words.onDutyToday;
}

/** How one is served on a day of duty whose door stays shut, in the place of hours; empty before it begins. */
export function servedToday(duty: Duty, usual: PeriodsOn, changes: DayChanges, now: string): string {
  if (dutyToday(duty, usual, changes, now) !== words.onDutyToday) return '';
  const ways = turnsOn(duty.turns, now.slice(0, 10)).map(({ by = 'bell' }) => by);
  if (ways.includes('window')) return words.onDutyAtWindow;
  if (ways.includes('bell')) return duty.atNight ? `${words.turnsTitle}: ${duty.atNight}` : words.turnsTitle;
  return ways.length > 0 ? words.onDutyByCall : '';
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

/** When WhatsApp, or the telephone, is answered: hours of its own, and what on holidays, if not as the door has it. */
export type AnsweredHours = { hours: OpeningHours; onHolidays?: 'normal' | 'fechada' | undefined };

/** Whether somebody answers WhatsApp, or the telephone, by hours of its own. */
export function isAnsweredAt(
  { hours: own, onHolidays }: AnsweredHours,
  now: string,
  doorOn: PeriodsOn,
  timetable: Timetable,
  changes: DayChanges,
) {
  const onHolidayOf = (day: string) => isHoliday(day, timetable.holidays) && onHolidays;
  const isApart = (day: string) => {
    const hours = periodsOn(timetable, day);
    const isOrdinaryHoliday = onHolidayOf(day) === 'normal' && !comingBackOn(timetable, day);
    return changes(day, hours) !== hours || (hasOwnHours(timetable, day) && !isOrdinaryHoliday);
  };
  const on = (day: string) => (onHolidayOf(day) === 'fechada' ? [] : periodsOnWeekday(own, weekdayOf(day)));
  return openingState(whileDoorIsOpen(on, doorOn, isApart), now).isOpen;
}
