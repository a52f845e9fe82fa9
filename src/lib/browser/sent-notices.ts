import type { Notice } from '../notices.ts';

/** The event that carries the notices from the islands to the inline scripts, which share no module with them. */
const EVENT = 'avisos';

/** Sends the current notices to the inline scripts. Called again when time passes, because they may begin or end. */
export function sendNotices(notices: Notice[]): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: notices }));
}

/** Calls back with the notices when they may have changed, and every minute. */
export function onSentNotices(listener: (notices: Notice[]) => void): void {
  document.addEventListener(EVENT, (event) => listener((event as CustomEvent<Notice[]>).detail));
}
