// Loaded late by a page with the turns of duty, or on which a holiday is over: says the turns that are still to come today, and the
// next holiday. The build wrote those of its own day, each with its year, so that without a script a past one is not taken for the
// next.
import { addDays } from './days.ts';
import type { Duty } from './duty.ts';
import { now } from './today.ts';
import { type TurnTemplates, turnsText } from './turn-texts.ts';

/** Put in by the build (src/pharmacy/virtual.ts): each holiday with its note, in order. */
declare const COMING: {
  holidays: [isoDay: string, note: string][];
  duty: Pick<Duty, 'turns' | 'changesAt'> | null;
  templates: TurnTemplates;
};

const { holidays, duty, templates } = COMING;
const [today = '', time = ''] = now().split('T');

const note = document.querySelector<HTMLElement>('[data-until]');
if (note) {
  note.textContent = holidays.find(([holiday]) => today <= holiday)?.[1] ?? '';
  note.hidden = note.textContent === '';
}

// Until the next pharmacy takes over it is the night of the day before.
const dutyDay = duty && time < duty.changesAt ? addDays(today, -1) : today;
const coming = duty ? turnsText(duty.turns, dutyDay, templates) : '';
for (const dates of document.querySelectorAll('[data-turns]')) {
  dates.textContent = coming;
  const row = dates.closest<HTMLElement>('tr, span');
  const group = row?.closest('table') ?? row?.parentElement;
  if (!row || !group) continue;
  row.hidden = coming === '';
  // The name of a group, «Todo o ano», stands over no rows.
  group.hidden = group.querySelector('tr:not([hidden]), span:not([hidden], .fine-print)') === null;
}
