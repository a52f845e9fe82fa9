import type { Notice } from '../src/notices/notices.ts';
import { dayChanges } from '../src/opening/day-changes.ts';
import { atTheDoor, type Duty } from '../src/opening/duty.ts';
import { openingState } from '../src/opening/hours.ts';
import { answerAt, isAnsweredAt, servedOn } from '../src/opening/regimes.ts';
import { usualOn } from '../src/opening/special-days.ts';
import type { Timetable } from '../src/opening/timetable.ts';

/** A notice of some days, "2026-12-24 2026-12-26" or one, that does this to their hours. */
export function noticeOf(days: string, change: Partial<Notice> = {}): Notice {
  const [de = '', ate = de] = days.split(' ');
  return { id: days, texto: 'Aviso', tipo: 'normal', de, ate, ...change };
}

/**
 * How one is served at that moment of the pharmacy's clock, and the line that says it, as show-opening.ts puts it
 * together; with ordinary spaces.
 * @param telephone the hours of its own at which it is answered
 */
export function stateAt(
  at: string,
  timetable: Timetable,
  notices: Notice[] = [],
  duty: Duty | null = null,
  telephone: Parameters<typeof isAnsweredAt>[0] = { hours: [] },
) {
  const changes = dayChanges(notices);
  const usual = usualOn(timetable);
  const doorOn = atTheDoor(usual, changes, duty);
  const door = openingState(doorOn, at, 366);
  const on = servedOn(timetable, duty, usual, changes);
  const { answer, line } = answerAt(door, on, timetable, at);
  const isAnswered = isAnsweredAt(telephone, at, doorOn, timetable, changes, on.anyDuty);
  return { answer, isAnswered, line: line.replaceAll('\u00a0', ' ') };
}

export function lineAt(...of: Parameters<typeof stateAt>): string {
  return stateAt(...of).line;
}
