import { isInSeason } from './timetable.ts';
import { today } from './today.ts';

/**
 * Brings today's hours before those of other seasons, and has the turns of duty and the holidays say the next: the page has all
 * three as they were on the day of the build. Without a script each season stands under its dates.
 */
export function startSeasons(): void {
  const day = today();
  const note = document.querySelector<HTMLElement>('[data-until]');
  if (note) note.hidden = day > String(note.dataset['until']);
  if (note?.hidden || document.querySelector('[data-turns]')) import('virtual:content/show-coming');
  const parts = [...document.querySelectorAll<HTMLElement>('[data-season]')];
  const isNow = (dates = '') => {
    const [from = '', to = ''] = dates.split('/');
    return dates !== '' && isInSeason({ from, to }, day);
  };
  const now = parts.map(({ dataset }) => dataset['season']).find(isNow) ?? '';
  for (const part of parts)
    if (part.dataset['season'] === now) part.parentElement?.querySelector('[data-season]')?.before(part);
}
