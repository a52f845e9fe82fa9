// An inline script of every page of a pharmacy that gives its hours: says whether it is open, on the home page before the first paint,
// again each minute, and when the server has sent other notices. The page's `data-open` says it to whatever depends on it
// (`data-while`); `data-shut`, that the door is closed, which on a night of duty or behind a window is not the same, or that nobody
// answers on WhatsApp: then the request form says when it will be read; `data-answered`, where WhatsApp has hours of its own, that
// somebody answers there.

import { dayChanges } from '../notices/notices.ts';
import { onPageNotices, pageNotices } from '../notices/page-notices.ts';
import { onMinute } from './clock.ts';
import { atTheBell, atTheDoor, type Duty, dutyLine } from './duty.ts';
import { isClosedByHoliday, openingState } from './hours.ts';
import { atTheWindow, windowLine } from './night-window.ts';
import { openingLine } from './opening-line.ts';
import { showToday } from './show-today.ts';
import { type OpeningHours, periodsOfWeek, periodsOn, type Timetable } from './timetable.ts';
import { now } from './today.ts';

/** Put in by the build (src/document/opening-script.ts); of what a pharmacy has not, the code is left out. */
declare const TIMETABLE: Timetable;
declare const DUTY: Duty | null;
declare const HAS_WINDOW: boolean;
declare const CHAT_HOURS: OpeningHours | null;

const outsideHours = document.querySelector('div[data-outside-hours]');
const emergencyNumbers = document.querySelector<HTMLTemplateElement>('template[data-outside-hours]');
const line = document.querySelector('[data-opening]');

function showState(): void {
  const changes = dayChanges(pageNotices());
  const at = now();
  const usual = (day: string) => changes(day, periodsOn(TIMETABLE, day));
  const doorOn = DUTY ? atTheDoor(TIMETABLE, changes, DUTY) : usual;
  const door = openingState(doorOn, at);
  const state = DUTY ? openingState(atTheBell(TIMETABLE, changes, DUTY), at) : door;
  const byWindow = HAS_WINDOW && windowLine(door, atTheWindow(TIMETABLE, changes), at);
  const text =
    (DUTY && dutyLine(door, state, DUTY)) ||
    byWindow ||
    openingLine(state, at, isClosedByHoliday(TIMETABLE, state, at, changes));
  const today = at.slice(0, 10);
  showToday(TIMETABLE, today, doorOn(today));
  writeText(line, text);
  writeText(document.querySelector('[data-opening-again]'), door.isOpen ? '' : `${text}. `);
  const page = document.documentElement;
  const isAnswered = !CHAT_HOURS || openingState((day) => periodsOfWeek(CHAT_HOURS, day), at).isOpen;
  page.dataset['open'] = `${state.isOpen || Boolean(byWindow)}`;
  page.toggleAttribute('data-shut', !door.isOpen || !isAnswered);
  page.toggleAttribute('data-answered', isAnswered);
  const list = outsideHours?.querySelector('ul');
  if (door.isOpen) list?.remove();
  else if (!list && emergencyNumbers) outsideHours?.append(emergencyNumbers.content.cloneNode(true));
}

/** Only what differs: a text written again is laid out again. */
function writeText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

showState();
onMinute(showState);
onPageNotices(showState);
// The hours of the week and the form come after this script: one behind each asks again (show-hours.ts).
addEventListener('hours', showState);
