import { isSame } from '../matching.ts';
import type { Schema } from '../schema.ts';
import type { FileState, Finding } from '../server/content.ts';
import type { FileName } from '../server/files.ts';
import { type Draft, rebased } from './drafts.ts';

/** The server's first answer. */
export interface Start {
  folder: string;
  files: FileState[];
  schemas: Record<FileName, Schema>;
  municipalities: string[];
  hasSite: boolean;
  isBorrowed: boolean;
}

/** A file in the editor. */
export interface OpenFile {
  /** The file on the disk. */
  saved: FileState;
  /** The changes that are not saved; null when there are none. */
  draft: Draft | null;
  /** The mistakes in the draft, else in the file. */
  mistakes: readonly Finding[];
  /** The file on the disk, when it was changed elsewhere after the draft began. */
  conflict: FileState | null;
  /** Whether the mistakes of untouched fields are shown too: after a try to save. */
  showsAll: boolean;
}

export type OpenFiles = Partial<Record<FileName, OpenFile>>;

/** A file as it is opened, with what a draft changes. */
export function openFile(saved: FileState, draft: Draft | null): OpenFile {
  const opened: OpenFile = { saved, draft: null, mistakes: saved.mistakes, conflict: null, showsAll: false };
  return draft === null ? opened : { ...opened, ...withChangesOf(draft, saved) };
}

/** A draft on the file as it is now: merged into it, unless somebody else changed the same thing. One that changes nothing is dropped. */
export function withChangesOf(draft: Draft, now: FileState): Pick<OpenFile, 'draft' | 'conflict'> & Partial<OpenFile> {
  const { merged, isDisputed } =
    draft.hash === now.hash ? { merged: draft, isDisputed: false } : rebased(draft, now, 'mine');
  if (isDisputed) return { draft, conflict: now };
  return { saved: now, draft: holdsSame(merged, now) ? null : merged, conflict: null };
}

/** Whether a draft changes nothing in a file. */
export function holdsSame(draft: Draft, { data, body }: FileState): boolean {
  return isSame(draft.data, data) && draft.body === body;
}
