// Loaded on demand by a page with the turns of duty, or on which a holiday is over: says the turns that are still to
// come today, and the next holiday.

import { addDays } from '../text/iso-day.ts';
import { dayText } from './days.ts';
import type { Duty, Turn } from './duty.ts';
import type { NextHoliday } from './hours-table.ts';
import { now } from './today.ts';
import { turnDates } from './turn-texts.ts';
import { nextHoliday } from './words.ts';

/** Put in by the build (src/pharmacy/virtual.ts). */
declare const COMING: Pick<Duty, 'changesAt'> & { turns: Record<string, Turn[]>; holidays: NextHoliday[] };

const [today = '', time = ''] = now().split('T');

const note = document.querySelector<HTMLElement>('[data-last-day]');
const [holiday, nome = ''] = COMING.holidays.find(([day]) => today < day) ?? [];
// In the table of one season, the next one may be another's.
if (note?.hidden && holiday && !note.closest('[data-season]')) {
  note.textContent = nextHoliday(dayText(holiday), nome);
  note.hidden = false;
}

// Until the next pharmacy takes over it is the night of the day before.
const dutyDay = time < COMING.changesAt ? addDays(today, -1) : today;
for (const turns of document.querySelectorAll<HTMLElement>('[data-turns]')) {
  const { dates, onwards } = turnDates(COMING.turns[String(turns.dataset['turns'])] ?? [], dutyDay);
  const group = turns.parentElement;
  const again = group?.querySelector<HTMLElement>('[data-onwards]');
  if (!group || !again) continue;
  turns.replaceChildren(...dates.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  again.textContent = onwards;
  again.hidden = onwards === '';
  group.hidden = dates.length === 0;
}
