import { lisbonDay } from './lisbon.ts';
import { isInSeason } from './timetable.ts';

/**
 * Brings today's hours before those of other seasons, and hides which holiday is next when it is over: the page has both as they
 * were on the day of the build. Without a script each season stands under its dates.
 */
export function startSeasons(): void {
  const today = lisbonDay(new Date());
  for (const note of document.querySelectorAll<HTMLElement>('[data-until]'))
    note.hidden = today > String(note.dataset['until']);
  const parts = [...document.querySelectorAll<HTMLElement>('[data-season]')];
  const isNow = (dates = '') => {
    const [from = '', to = ''] = dates.split('/');
    return dates !== '' && isInSeason({ from, to }, today);
  };
  const now = parts.map(({ dataset }) => dataset['season']).find(isNow) ?? '';
  for (const part of parts)
    if (part.dataset['season'] === now) part.parentElement?.querySelector('[data-season]')?.before(part);
}
