import { readStored, writeStored } from '../../src/browser/storage.ts';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import type { ShownFinding } from '../core/content.ts';
import type { FileName } from '../core/content-files.ts';
import type { Draft } from '../core/drafts.ts';
import { isEmpty, isSame } from '../core/paths.ts';
import type { FileState } from '../core/saved-content.ts';

/** A content file as it is saved, with what is typed into it. */
export interface OpenFile {
  saved: FileState;
  /** The changes that are not saved; null when there are none. */
  draft: Draft | null;
  /** The mistakes in the draft, else in the file. */
  mistakes: readonly ShownFinding[];
  /** Whether the mistakes of empty fields are shown too: after a try to save. */
  showsAll: boolean;
}

/** A file with a draft, dropped where it changes nothing. @param known the file before, for what was found in it */
export function fileWith(saved: FileState, draft: Draft | null, known?: OpenFile): OpenFile {
  const isChange = draft !== null && !isSame(draft.data, saved.data);
  const untouched = { draft: null, mistakes: saved.mistakes, showsAll: false };
  return { ...untouched, ...(isChange && { ...known, draft }), saved };
}

/** The mistakes to show. A field of a draft that was always empty is asked for after a try to save. */
export function shownMistakes({ draft, showsAll, saved, mistakes }: OpenFile): readonly ShownFinding[] {
  const isUnset = (value: unknown) => value === '' || isEmpty(value);
  const isUnfilled = (path: Path) => [draft?.data, saved.data].every((data) => isUnset(valueAt(data, path)));
  return mistakes.filter(({ path }) => draft === null || showsAll || !isUnfilled(path));
}

const keyOf = (place: string, name: FileName) => `editor:${place}:${name}`;

/** The draft of a file that the browser keeps for the next time. @param place the name of the store */
export function keptDraft(place: string, name: FileName): Draft | null {
  const kept = Object(JSON.parse(readStored(keyOf(place, name)) ?? 'null'));
  return 'data' in kept ? kept : null;
}

/** Keeps a file's draft. @returns whether the browser has it: its storage may be full */
export function keepDraft(place: string, { saved: { name }, draft }: OpenFile): boolean {
  writeStored(keyOf(place, name), JSON.stringify(draft));
  return isSame(keptDraft(place, name), draft);
}
