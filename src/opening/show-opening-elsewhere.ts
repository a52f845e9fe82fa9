// Loaded on demand by the pages that do not show whether the pharmacy is open: says it to what depends on it (`data-open`), by the
// notices that the server has now, and again each minute.
import { fetchNotices } from '../notices/fetch-notices.ts';
import { dayChanges, type Notice } from '../notices/notices.ts';
import { onMinute } from './clock.ts';
import { atTheBell, type Duty } from './duty.ts';
import { openingState } from './hours.ts';
import { atTheWindow } from './night-window.ts';
import type { Timetable } from './timetable.ts';
import { now } from './today.ts';

/** Put in by the build (src/pharmacy/virtual.ts). */
declare const OPENING: { timetable: Timetable; duty: Duty | null };

let notices: Notice[] = [];

function showState(): void {
  const { timetable, duty } = OPENING;
  const changes = dayChanges(notices);
  const ways = [atTheBell(timetable, changes, duty), atTheWindow(timetable, changes)];
  document.documentElement.dataset['open'] = `${ways.some((periodsOf) => openingState(periodsOf, now()).open)}`;
}

showState();
onMinute(showState);
fetchNotices()
  .then((answer) => {
    notices = answer;
    showState();
  })
  // By the usual hours, then.
  .catch(() => undefined);
