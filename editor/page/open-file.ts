import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import type { FileState, ShownFinding } from '../core/content.ts';
import type { Draft } from '../core/drafts.ts';
import { isNothing, isSame } from '../core/paths.ts';

/** A content file as it is saved, with what is typed into it. */
export interface OpenFile {
  saved: FileState;
  /** The changes that are not saved; null when there are none. */
  draft: Draft | null;
  /** The mistakes in the draft, else in the file. */
  mistakes: readonly ShownFinding[];
  /** Sentences about the changes that the draft and somebody else made to one thing: the owner must decide. */
  disputed: readonly string[];
  /** Whether the mistakes of empty fields are shown too: after a try to save. */
  showsAll: boolean;
  /** Whether its draft, of another tab, may build on newer content than this tab has read: it is not rebased yet. */
  mayBeOld: boolean;
}

/** A file with a draft, dropped where it changes nothing. @param known the file before, for what was found in it */
export function fileWith(saved: FileState, draft: Draft | null, known?: OpenFile): OpenFile {
  const isChange = draft !== null && (known?.mayBeOld || !isSame(draft.data, saved.data));
  const untouched = { draft: null, mistakes: saved.mistakes, disputed: [], showsAll: false, mayBeOld: false };
  return { ...untouched, ...(isChange && { ...known, draft }), saved };
}

/** The mistakes to show. A field of a draft that was always empty is asked for after a try to save. */
export function shownMistakes({ draft, showsAll, saved, mistakes }: OpenFile): readonly ShownFinding[] {
  const isUnset = (value: unknown) => value === '' || isNothing(value);
  const isEmpty = (path: Path) => [draft?.data, saved.data].every((data) => isUnset(valueAt(data, path)));
  return mistakes.filter(({ path }) => draft === null || showsAll || !isEmpty(path));
}
