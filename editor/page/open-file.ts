import { readStored, writeStored } from '../../src/browser/storage.ts';
import type { Start } from '../server/api.ts';
import type { FileState, ShownFinding } from '../server/content.ts';
import type { FileName } from '../server/files.ts';

/** The unsaved changes to a file, and what it held when they began: the server merges what was changed elsewhere since. */
export interface Draft {
  data: unknown;
  base: unknown;
}

/** A file in the editor. */
export interface OpenFile {
  /** The file on the disk. */
  saved: FileState;
  /** The changes that are not saved; null when there are none. */
  draft: Draft | null;
  /** The mistakes in the draft, else in the file. */
  mistakes: readonly ShownFinding[];
  /** Sentences about the changes that the draft and somebody else made to one thing: the owner must decide. */
  disputed: readonly string[];
  /** Whether the mistakes of untouched fields are shown too: after a try to save. */
  showsAll: boolean;
}

export type OpenFiles = Readonly<Record<FileName, OpenFile>>;

/** A file with the changes of a draft, which is dropped where it changes nothing. @param known the file before, for what was found in it */
export function openFile(saved: FileState, draft: Draft | null = null, known?: OpenFile): OpenFile {
  const opened: OpenFile = { saved, draft: null, mistakes: saved.mistakes, disputed: [], showsAll: false };
  return draft === null || JSON.stringify(draft.data) === JSON.stringify(saved.data)
    ? opened
    : { ...opened, ...known, saved, draft };
}

/** A file's text in two: the line for text editors that it begins with, which no owner wrote, and all else. */
export function splitEditorsLine(text: string): [line: string, shown: string] {
  const [line] = /^\uFEFF?# yaml-language-server.*\n|^/.exec(text) ?? [''];
  return [line, text.slice(line.length)];
}

/** All files. @param draftOf what is not saved of one */
export function openFiles({ files }: Start, draftOf: (saved: FileState) => Draft | null, known?: OpenFiles): OpenFiles {
  const opened = files.map((saved) => [saved.name, openFile(saved, draftOf(saved), known?.[saved.name])]);
  return Object.fromEntries(opened);
}

const keyOf = (folder: string, name: FileName) => `editor:${folder}:${name}`;

/** The draft that a closed tab left behind; null where there is none. */
export function storedDraft(folder: string, name: FileName): Draft | null {
  return JSON.parse(readStored(keyOf(folder, name)) ?? 'null');
}

/** Stores a draft until it is saved, where the browser can. */
export function storeDraft(folder: string, name: FileName, draft: Draft | null): void {
  writeStored(keyOf(folder, name), JSON.stringify(draft));
}
