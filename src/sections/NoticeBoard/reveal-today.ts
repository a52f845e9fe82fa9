// An inline script right after the board: shows today's notices, without those that were closed, before the first paint.
import { dismissedNotices } from '../../lib/browser/dismissed-notices.ts';
import { today } from '../../lib/browser/today.ts';
import { isActive } from '../../lib/notices.ts';

for (const card of document.querySelectorAll<HTMLElement>('[data-aviso]')) {
  const { aviso = '', de = '', ate = '' } = card.dataset;
  card.hidden = !isActive({ de, ate }, today()) || dismissedNotices().has(aviso);
}
