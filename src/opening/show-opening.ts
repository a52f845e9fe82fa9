// An inline script of the home page: shows whether the pharmacy is open before the first paint, again each minute, and when the
// server has sent other notices. While it is closed, the hero's button calls the number for urgencies, or promises nothing; while its
// door is, the request form says when it will be read. The page's `data-open` says it to whatever else depends on it
// (show-opening-elsewhere.ts sets that on other pages), and `data-shut` that the door is closed, which on a night of duty is not the
// same.

import { dayChanges } from '../notices/notices.ts';
import { onPageNotices, pageNotices } from '../notices/page-notices.ts';
import { onMinute } from './clock.ts';
import { type Duty, type DutyLineTexts, dutyLine, withDuty, withOpenDoor } from './duty.ts';
import { isClosedByHoliday, openingState } from './hours.ts';
import { type HourTexts, type OpeningTexts, openingLine } from './opening-line.ts';
import type { Timetable } from './timetable.ts';

/** Put in by the build (src/pages/index.astro); without duty its code is left out. */
declare const OPENING: { timetable: Timetable; texts: OpeningTexts & { ligarFechada: string; pedidoFechada: string } };
declare const DUTY: (Duty & { texts: Omit<DutyLineTexts, keyof HourTexts> }) | null;

const line = document.querySelector<HTMLElement>('[data-opening]');
const call = document.querySelector<HTMLAnchorElement>('main a[href^=tel]');
const whileOpen = { href: call?.href ?? '', label: call?.textContent ?? '' };

function show(): void {
  if (!line) return;
  const now = new Date();
  const { timetable, texts } = OPENING;
  const changes = dayChanges(pageNotices());
  const atTheDoor = openingState(timetable, now, DUTY ? withOpenDoor(changes, timetable, DUTY) : changes);
  const state = DUTY ? openingState(timetable, now, withDuty(changes, timetable, DUTY)) : atTheDoor;
  const isHoliday = isClosedByHoliday(timetable, state, now, changes);
  const text =
    (DUTY && dutyLine(atTheDoor, state, DUTY, { ...texts, ...DUTY.texts }, timetable.behind)) ||
    openingLine(state, now, texts, { behind: timetable.behind, isHoliday });
  if (line.textContent === text) return;
  line.textContent = text;
  const page = document.documentElement;
  page.dataset['open'] = `${state.open}`;
  page.toggleAttribute('data-shut', !atTheDoor.open);
  // A property, because the form (closed-request.css) comes after this script.
  page.style.setProperty('--closed-request', JSON.stringify(`${text}. ${texts.pedidoFechada}`));
  if (!call?.lastChild) return;
  call.href = (!state.open && call.dataset['onCall']) || whileOpen.href;
  call.lastChild.textContent = state.open ? whileOpen.label : texts.ligarFechada;
}

show();
onMinute(show);
onPageNotices(show);
