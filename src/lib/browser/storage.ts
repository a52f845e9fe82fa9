/**
 * The browser's storage, which may be missing, full or forbidden (private windows, blocked cookies): reading then finds
 * nothing and writing does nothing, so that nobody else has to think of it.
 */
type Kind = 'localStorage' | 'sessionStorage';

/** The text stored under `key`; null when there is none or storage cannot be read. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under `key`; says whether it was stored. */
export function store(key: string, value: string, kind: Kind = 'localStorage'): boolean {
  try {
    globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
