import { whenIdle } from '../browser/when-idle.ts';

export const loadToaster = () => import('./sent/Toaster.tsx');
const importReader = () => import('./sms/read-sms.ts');

/** How long a text waits for its reader, in ms: then it goes into the request as it is. */
const PATIENCE = 8000;

/** The reader of SMS. Fails where it does not load, or loads too late; for the next text it may be there. */
export function loadReader() {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('The reader is late.')));
  return Promise.race([importReader(), late]);
}

/** Loads ahead what a submit shows, and the reader of SMS; when idle, not between the first letter and its paint. */
export const loadLaterParts = () =>
  // Without a network Chromium would not ask for them again.
  whenIdle(() => navigator.onLine && Promise.all([loadToaster(), importReader()]).catch(() => undefined));
