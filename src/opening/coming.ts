import { pageNotices } from '../notices/page-notices.ts';
import { onMinute, today } from './today.ts';

/**
 * Makes the turns of duty, the days that come every so many days and the holidays say the next, also in a page that
 * stays open over midnight: the page has them as they were on the day of the build, the turns with their year, so that
 * without a script a past one is not taken for the next. Of notices, other languages say the days; those that come
 * later bring that code themselves (sent-notices.ts).
 */
export function startComing(): void {
  // Who unfolds another language reads there when it opens next.
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[lang]')) {
    if (fold.open) load();
    else fold.addEventListener('toggle', load, { once: true });
  }
  showComing();
  onMinute(showComing);
}

const load = () => import('virtual:content/show-coming');

function showComing(): void {
  const note = document.querySelector<HTMLElement>('[data-last-day]');
  if (note) note.hidden = today() > String(note.dataset['lastDay']);
  if (note?.hidden || document.querySelector('[data-turns]') || pageNotices()[0]) load();
}
