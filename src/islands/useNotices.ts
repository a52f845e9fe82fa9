import { useSyncExternalStore } from 'react';
import { knownNotices, onNotices } from '../lib/browser/notices-query.ts';
import type { Notice } from '../lib/notices.ts';

const NONE: Notice[] = [];

/** The notices: those of the build at first, those of the server as soon as they are here; none before hydration. */
export function useNotices(): Notice[] {
  return useSyncExternalStore(onNotices, knownNotices, () => NONE);
}
