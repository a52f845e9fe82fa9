import { readStored, writeStored } from './storage.ts';

/** The notices that the visitor has closed, a JSON array of ids, for as long as the tab lives. */
const KEY = 'avisos-dispensados';

/** Not a store of create-store.ts, which would cost the first view 50 B: reveal-today.ts carries this file into the page. */
let dismissed: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

/** The ids of the notices closed in this visit; the same set until that changes. */
export function dismissedNotices(): ReadonlySet<string> {
  dismissed ??= readIds();
  return dismissed;
}

/** Closes a notice for the rest of the visit; where storage is refused, for this page. */
export function dismissNotice(id: string): void {
  remember([...dismissedNotices(), id]);
}

/** Shows all closed notices again. */
export function restoreNotices(): void {
  remember([]);
}

/** Calls back when a notice is closed or shown again. Returns how to stop. */
export function onDismissal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(ids: string[]): void {
  dismissed = new Set(ids);
  writeStored(KEY, JSON.stringify(ids), 'sessionStorage');
  for (const listener of listeners) listener();
}

function readIds(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(readStored(KEY, 'sessionStorage') ?? '[]');
    return new Set(Array.isArray(ids) ? ids : []);
  } catch {
    return new Set();
  }
}
