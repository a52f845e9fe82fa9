// Loaded on demand by a page with turns of duty, days that come every so many days or notices, or on which a holiday is
// over: says the turns and the days that are still to come, and the next holiday, again with each hour that begins; in
// other languages the same but the holiday, the days of notices, who serves next, and today's season first.

import { onPageNotices, pageNotices } from '../notices/page-notices.ts';
import { comingText, noticeLines, turnsIn } from '../other-languages/coming-days.ts';
import type { Code } from '../other-languages/phrases.ts';
import { addDays } from '../text/iso-day.ts';
import { dayText } from './days.ts';
import type { NextHoliday } from './hours-table.ts';
import type { Coming } from './next-duties.ts';
import { ON_HOLIDAYS } from './times-text.ts';
import { isInSeason } from './timetable.ts';
import { now, onMinute } from './today.ts';
import { TURNS_FIRST, turnDates, turnsText } from './turn-texts.ts';
import { nextHoliday } from './words.ts';

/** Filled in by the build (src/pharmacy/virtual.ts). */
declare const COMING: Record<string, Coming>;
declare const HOLIDAYS: NextHoliday[];

const NOTICE_PLACES = [...document.querySelectorAll<HTMLElement>('[data-notice-days]')].map((hours) => {
  return { hours, place: hours.appendChild(document.createElement('span')) };
});

let saidAt = '';

sayAnew();
onMinute(sayAnew);
onPageNotices(() => showNoticeDays(now().slice(0, 10)));

function sayAnew(): void {
  const [today = '', time = ''] = now().split('T');
  showNextOpening();
  const hour = today + time.slice(0, 2);
  if (hour === saidAt) return;
  saidAt = hour;
  showSeason(today);
  showHoliday(today);
  showTurns(today, time);
  showNoticeDays(today);
}

/** Says when the door opens next, behind the answers of other languages. */
function showNextOpening(): void {
  const page = document.documentElement.dataset;
  const coming = { opens: page['opens'], closes: page['closes'], served: page['served'] };
  for (const line of document.querySelectorAll<HTMLElement>('[data-next-opening]'))
    line.textContent = comingText(languageOf(line), coming, now());
}

/** Puts today's season first in each list of other languages, whose order is that of the day of the build. */
function showSeason(today: string): void {
  for (const list of document.querySelectorAll('details[lang] li')) {
    const seasons = list.querySelectorAll<HTMLElement>('[data-season]');
    const now = seasonOf(today, seasons);
    if (now && now !== seasons[0]) seasons[0]?.before(now);
  }
}

/** Of parts of the year, the season of an ISO day, or the rest of the year. */
function seasonOf(day: string, parts: Iterable<HTMLElement>): HTMLElement | undefined {
  const isOf = ({ dataset }: HTMLElement) => {
    const [from = '', to] = String(dataset['season']).split('/');
    return to !== undefined && isInSeason({ from, to }, day);
  };
  const all = [...parts];
  return all.find(isOf) ?? all.find(({ dataset }) => dataset['season'] === '');
}

/** Shows the next holiday in the place of one that is over (coming.ts), in the table of its own season. */
function showHoliday(today: string): void {
  const note = document.querySelector<HTMLElement>('[data-last-day]');
  const [holiday, nome = ''] = HOLIDAYS.find(([day]) => today < day) ?? [];
  if (!note?.hidden || !holiday) return;
  const line = note.closest('[data-season] tr');
  if (line) {
    const season = seasonOf(holiday, document.querySelectorAll('#horario [data-season]'));
    const row = season?.querySelector(`[data-days*=${ON_HOLIDAYS}]`);
    if (!row) return;
    row.after(line);
  }
  note.textContent = nextHoliday(dayText(holiday), nome);
  note.dataset['lastDay'] = addDays(holiday, -1);
  note.hidden = false;
}

function showTurns(today: string, time: string): void {
  for (const turns of document.querySelectorAll<HTMLElement>('[data-turns]')) {
    const coming = COMING[String(turns.dataset['turns'])];
    const group = turns.closest<HTMLElement>('.place-row') ?? turns.parentElement;
    const again = group?.querySelector<HTMLElement>('[data-onwards]');
    if (!coming || !group) continue;
    // Until the next pharmacy takes over it is the night of the day before.
    const day = time < coming.changesAt ? addDays(today, -1) : today;
    if (again) {
      const { dates, onwards } = turnDates(coming.turns, day);
      const items = dates.map((text) => Object.assign(document.createElement('li'), { textContent: text }));
      turns.replaceChildren(...items.splice(0, TURNS_FIRST));
      group.querySelector('[data-later-turns]')?.replaceChildren(...items);
      again.textContent = onwards;
      again.hidden = onwards === '';
      const fold = again.closest('details');
      if (fold) fold.hidden = !fold.querySelector('li, p:not([hidden])');
    } else {
      const language = languageOf(turns);
      turns.textContent = language ? turnsIn(language, coming.turns, day) : turnsText(coming.turns, day);
    }
    const isOver = turns.textContent === '';
    group.hidden = isOver;
    const above = group.previousElementSibling;
    if (group.matches('tr') && above instanceof HTMLElement) above.hidden = isOver;
  }
}

/** Lists the days of notices behind the hours of other languages. */
function showNoticeDays(today: string): void {
  for (const { hours, place } of NOTICE_PLACES) {
    const isServedClosed = hours.dataset['noticeDays'] === 'served';
    const lines = noticeLines(languageOf(hours), pageNotices(), today, isServedClosed);
    place.replaceChildren(...lines.flatMap((line) => [document.createElement('br'), line]));
  }
}

/** The language of a fold; elsewhere none. */
function languageOf(element: Element) {
  return element.closest('details')?.lang as Code;
}
