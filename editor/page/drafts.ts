/** The unsaved changes to a file. */
export interface Draft {
  /** Of the text that was changed. */
  hash: string;
  data: unknown;
  body: string | null;
}

const keyOf = (folder: string, name: string) => `editar:${folder}:${name}`;

/** The draft that a closed tab left behind; null where there is none. */
export function storedDraft(folder: string, name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(folder, name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft until it is saved; null removes it. */
export function storeDraft(folder: string, name: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(folder, name));
    else localStorage.setItem(keyOf(folder, name), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the draft is still in the page.
  }
}

/** Whether two values hold the same, in whatever order their fields stand. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === others.length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
