import { today } from '../opening/today.ts';
import { dismissedNotices } from './dismissed-notices.ts';
import { isShown, MAX_UNFOLDED, type Notice } from './notices.ts';

/**
 * Shows of the notices that were built into the page those that hold today, in Lisbon, and were not dismissed in this visit: two,
 * and the others folded. Also the button that brings back what was closed.
 */
export function showBoard(notices: readonly Notice[]): void {
  const board = document.querySelector('[data-avisos]');
  const dismissed = dismissedNotices();
  let shown = 0;
  for (const card of board?.querySelectorAll<HTMLElement>('[data-aviso]') ?? []) {
    const notice = notices.find(({ id }) => id === card.dataset['aviso']);
    card.hidden = !notice || !isShown(notice, today()) || dismissed.has(notice.id);
    if (!card.hidden && ++shown > MAX_UNFOLDED) board?.querySelector('details')?.append(card);
  }
  board?.querySelector('[data-press=avisos]')?.toggleAttribute('hidden', dismissed.size === 0);
}
