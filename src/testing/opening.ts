import { dayChanges, type Notice } from '../notices/notices.ts';
import { atTheBell, atTheDoor, type Duty, dutyLine } from '../opening/duty.ts';
import { isClosedByHoliday, openingState } from '../opening/hours.ts';
import { atTheWindow, windowLine } from '../opening/night-window.ts';
import { openingLine } from '../opening/opening-line.ts';
import type { Timetable } from '../opening/timetable.ts';

/** A notice of some days, "2026-12-24 2026-12-26" or one, that does this to their hours. */
export function noticeOf(days: string, change: Partial<Notice> = {}): Notice {
  const [de = '', ate = de] = days.split(' ');
  return { id: days, texto: 'Aviso', tipo: 'normal', de, ate, ...change };
}

/** The line that a visitor reads at that moment of the pharmacy's clock, as show-opening.ts puts it together; with ordinary spaces. */
export function lineAt(at: string, timetable: Timetable, notices: Notice[] = [], duty: Duty | null = null): string {
  const changes = dayChanges(notices);
  const door = openingState(atTheDoor(timetable, changes, duty), at);
  const state = openingState(atTheBell(timetable, changes, duty), at);
  const line =
    (duty && dutyLine(door, state, duty)) ??
    windowLine(door, atTheWindow(timetable, changes), at) ??
    openingLine(state, at, isClosedByHoliday(timetable, state, at, changes));
  return line.replaceAll('\u00a0', ' ');
}
