// Loaded late by the pages that do not show whether the pharmacy is open: says it to what depends on it (`data-open`), by the
// notices that the server has now, and again each minute.
import opening from 'virtual:content/opening';
import { fetchNotices } from '../notices/fetch-notices.ts';
import { dayChanges, type Notice } from '../notices/notices.ts';
import { onMinute } from './clock.ts';
import { withDuty } from './duty.ts';
import { openingState } from './hours.ts';

const { timetable, duty } = opening;
let notices: Notice[] = [];

function show(): void {
  const changes = dayChanges(notices);
  const { open } = openingState(timetable, new Date(), duty ? withDuty(changes, timetable, duty) : changes);
  document.documentElement.dataset['open'] = `${open}`;
}

show();
onMinute(show);
try {
  notices = await fetchNotices();
  show();
} catch {
  // By the usual hours, then.
}
