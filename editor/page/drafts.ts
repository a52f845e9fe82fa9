import { merge } from '../merge.ts';
import type { FileState } from '../server/content.ts';

/** The unsaved changes to a file. */
export interface Draft {
  /** Of the text that was changed. */
  hash: string;
  data: unknown;
  body: string | null;
  /** The content of the file when the draft began. */
  base?: { data: unknown; body: string | null };
}

/** A draft as changes to the file as it is now. @param preferred whose change counts where somebody else changed the same thing */
export function rebased(draft: Draft, now: FileState, preferred: 'mine' | 'theirs') {
  const data = merge(draft.base?.data, draft.data, now.data, preferred);
  const body = merge(draft.base?.body, draft.body, now.body, preferred);
  const { hash } = now;
  const merged: Draft = { hash, data: data.value, body: body.value as Draft['body'], base: now };
  return { merged, isDisputed: now.data === null || data.isDisputed || body.isDisputed };
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
