import { useSyncExternalStore } from 'react';
import { onServerNotices, serverNotices } from '../lib/browser/notices-query.ts';
import type { Notice } from '../lib/notices.ts';

/** The notices: those of the build at first, those of the server as soon as they are here. */
export function useNotices(inlined: Notice[]): Notice[] {
  const known = useSyncExternalStore(onServerNotices, serverNotices, () => null);
  return known ?? inlined;
}
