// An inline script of the home page: shows whether the pharmacy is open before the first paint, again each minute, and when the
// server has sent other notices. The page's `data-open` says it to whatever else depends on it, and `data-shut` that the door is
// closed, which on a night of duty is not the same: then the request form says when it will be read.

import { dayChanges } from '../notices/notices.ts';
import { onPageNotices, pageNotices } from '../notices/page-notices.ts';
import { onMinute } from './clock.ts';
import { atTheBell, atTheDoor, type Duty, type DutyLineTexts, dutyLine } from './duty.ts';
import { isClosedByHoliday, openingState } from './hours.ts';
import { type HourTexts, type OpeningTexts, openingLine } from './opening-line.ts';
import { showToday, type TodayTexts } from './show-today.ts';
import { periodsOn, type Timetable } from './timetable.ts';
import { now } from './today.ts';

/** Put in by the build (src/pages/index.astro); without duty its code is left out. */
declare const OPENING: {
  timetable: Timetable;
  texts: OpeningTexts & TodayTexts & { pedidoFechada: string };
};
declare const DUTY: (Duty & { texts: Omit<DutyLineTexts, keyof HourTexts> }) | null;

const outsideHours = document.querySelector('div[data-outside-hours]');
const emergencyNumbers = document.querySelector<HTMLTemplateElement>('template[data-outside-hours]');
const line = document.querySelector<HTMLElement>('[data-opening]');

function show(): void {
  if (!line) return;
  const { timetable, texts } = OPENING;
  const changes = dayChanges(pageNotices());
  const at = now();
  const usual = (day: string) => changes(day, periodsOn(timetable, day));
  const doorOn = DUTY ? atTheDoor(timetable, changes, DUTY) : usual;
  const door = openingState(doorOn, at);
  const state = DUTY ? openingState(atTheBell(timetable, changes, DUTY), at) : door;
  const text =
    (DUTY && dutyLine(door, state, DUTY, { ...texts, ...DUTY.texts })) ||
    openingLine(state, at, texts, isClosedByHoliday(timetable, state, at, changes));
  const today = at.slice(0, 10);
  showToday(timetable, today, doorOn(today), texts);
  if (line.textContent === text) return;
  line.textContent = text;
  const page = document.documentElement;
  page.dataset['open'] = `${state.open}`;
  page.toggleAttribute('data-shut', !door.open);
  const list = outsideHours?.querySelector('ul');
  if (door.open) list?.remove();
  else if (!list && emergencyNumbers) outsideHours?.append(emergencyNumbers.content.cloneNode(true));
  // A property, because the form (closed-request.css) comes after this script.
  page.style.setProperty('--closed-request', JSON.stringify(`${text}. ${texts.pedidoFechada}`));
}

show();
onMinute(show);
onPageNotices(show);
// The hours of the week come after this script: one behind them asks again (src/pages/index.astro).
addEventListener('hours', show);
