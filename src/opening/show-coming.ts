// Loaded late by a page with the turns of duty, or on which a holiday is over: says the turns that are still to come today, and the
// next holiday. The build wrote those of its own day, each turn with its year, so that without a script a past one is not taken for
// the next.
import { fillTemplate } from '../text/template.ts';
import { addDays, dayText } from './days.ts';
import type { Duty } from './duty.ts';
import type { NextHoliday } from './hours-table.ts';
import { now } from './today.ts';
import { type TurnTemplates, turnsText } from './turn-texts.ts';

/** Put in by the build (src/pharmacy/virtual.ts). */
declare const COMING: Pick<Duty, 'turns' | 'changesAt'> & {
  holidays: NextHoliday[];
  templates: TurnTemplates & Record<'proximoFeriado', string>;
};

const [today = '', time = ''] = now().split('T');

const note = document.querySelector<HTMLElement>('[data-until]');
const [holiday, nome = ''] = COMING.holidays.find(([day]) => today <= day) ?? [];
// In the table of one season, the next one may be another's.
if (note?.hidden && holiday && !note.closest('[data-season]')) {
  note.textContent = fillTemplate(COMING.templates.proximoFeriado, { data: dayText(holiday), nome });
  note.hidden = false;
}

// Until the next pharmacy takes over it is the night of the day before.
const dutyDay = time < COMING.changesAt ? addDays(today, -1) : today;
const coming = turnsText(COMING.turns, dutyDay, COMING.templates);
for (const dates of document.querySelectorAll('[data-turns]')) {
  dates.textContent = coming;
  const row = dates.closest<HTMLElement>('tr, span');
  const group = row?.closest('table') ?? row?.parentElement;
  if (!row || !group) continue;
  row.hidden = coming === '';
  // The name of a group, «Todo o ano», stands over no rows.
  group.hidden = group.querySelector('tr:not([hidden]), span:not([hidden], .fine-print)') === null;
}
