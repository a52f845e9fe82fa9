import { dotted } from '../text/dotted.ts';
import { withoutCapital } from '../text/in-sentence.ts';
import { atClosedDoor } from './day-changes.ts';
import { type Duty, onDuty, ringsOf } from './duty.ts';
import { isHoliday } from './holidays.ts';
import { type OpeningState, openingState } from './hours.ts';
import { closedLine, endText, whenText } from './opening-line.ts';
import { closedDoorOn, comingBackOn, hasOwnHours, isHolidayWithHours, whileDoorIsOpen } from './special-days.ts';
import type { DayChanges, Period, PeriodsOn, Seasons, Timetable } from './timetable.ts';
import { periodsOfSeason, periodsOn } from './timetable.ts';
import * as words from './words.ts';

/** How one is served: only «open» is open. On duty one rings the bell; on call somebody comes when called. */
export type Answer = 'open' | words.Way | 'closed';

/** When one is served in each way while the door is closed, when on duty in whichever, and what one does then. */
type ServedOn = Record<words.Way | 'anyDuty', PeriodsOn> & { rings: ReturnType<typeof ringsOf> };

/** Whom a window serves until midnight may ring the bell after it. */
const WAYS = ['window', 'duty', 'call'] as const;

/** When one is served at a closed door, by hours of the week and in turns of duty. */
export function servedOn(timetable: Timetable, duty: Duty | null, usual: PeriodsOn, changes: DayChanges): ServedOn {
  const byWeek = closedDoorOn(timetable);
  const wayByWeek = timetable.isAtWindow ? 'window' : 'call';
  const by = (way?: Parameters<typeof onDuty>[2]) => {
    const inTurns: PeriodsOn = duty ? onDuty(duty, usual, way) : () => [];
    return atClosedDoor((day) => [...inTurns(day), ...(way === wayByWeek ? byWeek(day) : [])], changes);
  };
  return { window: by('window'), duty: by(), call: by('call'), anyDuty: by('any'), rings: duty ? ringsOf(duty) : {} };
}

/** In which way one is served at a moment, the door closed. */
const wayAt = (on: ServedOn, moment?: string | null) =>
  WAYS.find((way) => moment && openingState(on[way], moment).isOpen);

/** How one is served at a moment, and what comes after it. */
interface Served {
  answer: Answer;
  /** The sentence that says it. */
  line: string;
  /** When the door closes, or who serves at a closed one goes before it opens. */
  endsAt?: string | null | undefined;
  /** How one is served then. */
  after?: words.Way | undefined;
  /** Where nobody serves: how, and from when on, somebody does before the door opens. */
  later?: { until: string; answer: words.Way };
}

/** The same where nobody ever serves at a closed door: "Fechada · feriado · abre segunda às 9h". */
export function answerAtDoor({ isOpen, until }: OpeningState, timetable: Timetable, now: string): Served {
  if (isOpen) return { answer: 'open', line: until ? words.openUntil(endText(until, now)) : words.open, endsAt: until };
  const wouldBeOpen = () => openingState((day) => periodsOfSeason(timetable, day), now).isOpen;
  const isForHoliday = isHolidayWithHours(timetable, now.slice(0, 10)) && wouldBeOpen();
  return { answer: 'closed', line: closedLine(dotted([words.closed, isForHoliday && words.holiday]), until, now) };
}

/** How one is served at a moment of its clock. */
export function answerAt(door: OpeningState, on: ServedOn, timetable: Timetable, now: string): Served {
  const { duty: ring } = on.rings;
  const atDoor = answerAtDoor(door, timetable, now);
  const way = wayAt(on, door.isOpen ? door.until : now);
  if (door.isOpen) return way ? { ...atDoor, line: words.servedAfter(atDoor.line, way, ring), after: way } : atDoor;
  /** When a way begins to serve, or ends, before the door opens. */
  const changeOf = (one: words.Way) => {
    const { until } = openingState(on[one], now);
    return until && (!door.until || until < door.until) ? until : undefined;
  };
  if (!way) {
    const starts = WAYS.map((answer) => ({ answer, until: changeOf(answer) ?? '' })).filter(({ until }) => until);
    const later = starts.sort((a, b) => (a.until < b.until ? -1 : 1))[0];
    if (!later) return atDoor;
    const state = dotted([words.closed, words.servedFrom(later.answer, whenText(later.until, now))]);
    return { ...atDoor, line: closedLine(state, door.until, now), later };
  }
  const endsAt = changeOf(way);
  const after = wayAt(on, endsAt);
  const end = endsAt && endText(endsAt, now);
  const isInTurn = openingState(on.anyDuty, now).isOpen;
  const ringNow = isInTurn ? on.rings[way] : undefined;
  const isAtBell = way === 'duty';
  const line = isAtBell && !end ? words.onDutyNow(ring) : words.atBell(words.servedBy(way, isInTurn, end), ringNow);
  if (after) return { answer: way, line: words.servedAfter(line, after, ring), endsAt, after };
  // At the bell, or where it says what one does, the line does not say when the door opens.
  return { answer: way, line: isAtBell || ringNow ? line : closedLine(line, door.until, now), endsAt };
}

/**
 * What is said of duty beside the hours of today, until it ends, or before it begins, from when on; and in the place of
 * hours, where the door stays shut, how one is served. Its end is said in the last hours alone: beside the hours of the
 * coming day it would be read as that day's.
 */
export function dutyToday(on: ServedOn, { changesAt }: Duty, now: string): { fact: string; served: string } {
  const { isOpen, until } = openingState(on.anyDuty, now);
  const today = now.slice(0, 10);
  if (!isOpen)
    return { fact: until?.startsWith(today) ? words.servedFrom('duty', endText(until, now)) : '', served: '' };
  const end = until && until <= `${today}T${changesAt}` ? endText(until, now) : undefined;
  const way = wayAt(on, now) ?? 'duty';
  const served = words.atBell(words.servedBy(way, true, end), on.rings[way]);
  return { fact: withoutCapital(words.servedBy('duty', true, end)), served };
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
export type AnsweredHours = Seasons & {
  onHolidays?: 'normal' | 'fechada' | undefined;
  /** On duty also while the door is open, or at any hour. Without hours of the week, so on every day. */
  onDuty?: 'porta' | 'sempre' | undefined;
};

/** Whether somebody answers WhatsApp, or the telephone, by hours of its own. @param dutyOn when it is on duty */
export function isAnsweredAt(
  { onHolidays, onDuty, ...own }: AnsweredHours,
  now: string,
  doorOn: PeriodsOn,
  timetable: Timetable,
  changes: DayChanges,
  dutyOn?: PeriodsOn,
) {
  const isAt = (on?: PeriodsOn) => on !== undefined && openingState(on, now).isOpen;
  const isOnDuty = own.hours.length === 0 || isAt(dutyOn);
  if (onDuty && isOnDuty && (onDuty === 'sempre' || isAt(doorOn))) return true;
  const onHolidayOf = (day: string) => isHoliday(day, timetable.holidays) && onHolidays;
  const isApart = (day: string) => {
    const hours = periodsOn(timetable, day);
    const isOrdinaryHoliday = onHolidayOf(day) === 'normal' && !comingBackOn(timetable, day);
    return changes(day, hours) !== hours || (hasOwnHours(timetable, day) && !isOrdinaryHoliday);
  };
  const on = (day: string) => (onHolidayOf(day) === 'fechada' ? [] : periodsOfSeason(own, day));
  return isAt(whileDoorIsOpen(on, doorOn, isApart));
}
