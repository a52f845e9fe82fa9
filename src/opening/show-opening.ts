// An inline script of the home page: shows whether the pharmacy is open before the first paint, again each minute, and when the
// server has sent other notices. The page's `data-open` says it to whatever else depends on it; show-opening-elsewhere.ts sets
// that on other pages.

import { dayChanges } from '../notices/notices.ts';
import { onPageNotices, pageNotices } from '../notices/page-notices.ts';
import { onMinute } from './clock.ts';
import { type Duty, type DutyTexts, dutyLine, withDuty, withOpenDoor } from './duty.ts';
import { isClosedByHoliday, openingState } from './hours.ts';
import { type OpeningTexts, openingLine } from './opening-line.ts';
import type { Timetable } from './timetable.ts';

/** Put in by the build (src/pages/index.astro); without duty its code is left out. */
declare const OPENING: { timetable: Timetable; texts: OpeningTexts };
declare const DUTY: (Duty & { texts: DutyTexts }) | null;

const line = document.querySelector<HTMLElement>('[data-opening]');

function show(): void {
  if (!line) return;
  const now = new Date();
  const { timetable, texts } = OPENING;
  const changes = dayChanges(pageNotices());
  const atTheDoor = openingState(timetable, now, DUTY ? withOpenDoor(changes, timetable, DUTY) : changes);
  const state = DUTY ? openingState(timetable, now, withDuty(changes, timetable, DUTY)) : atTheDoor;
  const isHoliday = isClosedByHoliday(timetable, state, now, changes);
  const text =
    (DUTY && dutyLine(atTheDoor, state, DUTY, DUTY.texts)) ||
    openingLine(state, now, texts, { behind: timetable.behind, isHoliday });
  if (line.textContent === text) return;
  line.textContent = text;
  document.documentElement.dataset['open'] = `${state.open}`;
}

show();
onMinute(show);
onPageNotices(show);
