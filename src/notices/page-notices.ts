import { readStored, writeStored } from '../browser/storage.ts';
import { today } from '../opening/today.ts';
import { isShown, MAX_UNFOLDED, type Notice } from './notices.ts';

/** The key of the notices that the visitor has closed: a JSON array of ids, for as long as the tab lives. */
const DISMISSED = 'avisos-dispensados';

let dismissed: ReadonlySet<string> | null = null;

/** An attribute of the page holds its notices: the build writes them, and the server's newer ones replace them. */
const page = () => document.documentElement;

/** All notices that are known now, those of other days too: the build's, or those that the server sent since. */
export const pageNotices = (): Notice[] => JSON.parse(page().dataset['avisos'] ?? '[]');

export function setPageNotices(notices: readonly Notice[]): void {
  page().dataset['avisos'] = JSON.stringify(notices);
}

/** Calls back when the server has sent other notices. */
export function onPageNotices(listener: () => void): void {
  new MutationObserver(listener).observe(page(), { attributeFilter: ['data-avisos'] });
}

/** The ids of the notices closed in this visit. */
export function dismissedNotices(): ReadonlySet<string> {
  dismissed ??= new Set<string>(JSON.parse(readStored(DISMISSED, 'sessionStorage') ?? '[]'));
  return dismissed;
}

/** Keeps these closed for the rest of the visit, and no others; where storage is refused, for this page. */
export function setDismissed(ids: readonly string[]): void {
  dismissed = new Set(ids);
  writeStored(DISMISSED, JSON.stringify(ids), 'sessionStorage');
}

/** Shows today's of the page's own notices, unless closed in this visit: two, the others folded. */
export function showBoard(notices: readonly Notice[]): void {
  const board = document.querySelector<HTMLElement>('[data-board]');
  let count = 0;
  for (const card of board?.querySelectorAll<HTMLElement>('[data-aviso]') ?? []) {
    const notice = notices.find(({ id }) => id === card.dataset['aviso']);
    card.hidden = !notice || !isShown(notice, today()) || dismissedNotices().has(notice.id);
    card.querySelector('b')?.toggleAttribute('hidden', !notice || today() >= notice.de);
    if (!card.hidden && ++count > MAX_UNFOLDED) board?.querySelector('details')?.append(card);
  }
  if (board) board.dataset['board'] = 'shown';
  board?.querySelector('[data-press=avisos]')?.toggleAttribute('hidden', dismissedNotices().size === 0);
}
