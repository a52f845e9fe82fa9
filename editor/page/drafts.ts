/** The unsaved changes to a file, and what it held when they began: the server merges what was changed elsewhere since. */
export interface Draft {
  data: unknown;
  base: unknown;
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
