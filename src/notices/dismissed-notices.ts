import { readStored, writeStored } from '../browser/storage.ts';

/** The notices that the visitor has closed, a JSON array of ids, for as long as the tab lives. */
const KEY = 'avisos-dispensados';

let dismissed: ReadonlySet<string> | null = null;

/** The ids of the notices closed in this visit. */
export function dismissedNotices(): ReadonlySet<string> {
  dismissed ??= new Set<string>(JSON.parse(readStored(KEY, 'sessionStorage') ?? '[]'));
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

function remember(ids: string[]): void {
  dismissed = new Set(ids);
  writeStored(KEY, JSON.stringify(ids), 'sessionStorage');
}
