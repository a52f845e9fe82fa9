/**
 * The browser's storage, which may be missing, full or forbidden (private windows, blocked cookies): reading then finds
 * nothing and writing does nothing.
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

/** Stores a text under `key`. */
export function writeStored(key: string, value: string, kind: Kind = 'localStorage'): void {
  try {
    globalThis[kind].setItem(key, value);
  } catch {}
}
