import type { Notice } from '../notices.ts';

/** The event by which the islands reach the page's inline scripts, with which they share no module. */
const NEWS = 'avisos';

/** Says what the notices are now; also when only time has passed. */
export function announceNotices(notices: Notice[]): void {
  document.dispatchEvent(new CustomEvent(NEWS, { detail: notices }));
}

/** Calls back with the notices when they may have changed, and every minute. */
export function onAnnouncedNotices(listener: (notices: Notice[]) => void): void {
  document.addEventListener(NEWS, (event) => listener((event as CustomEvent<Notice[]>).detail));
}
