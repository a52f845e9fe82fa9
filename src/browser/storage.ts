/** The browser's storage. Where it is missing, full or forbidden, reading finds nothing and writing does nothing. */
type Kind = 'localStorage' | 'sessionStorage';

/** The text stored under `key`, or null. */
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
