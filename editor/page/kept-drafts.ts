import { readStored, writeStored } from '../../src/browser/storage.ts';
import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { type FileState, SCHEMAS, type ShownFinding } from '../core/content.ts';
import { type Draft, joinDrafts } from '../core/drafts.ts';
import { FILE_NAMES, type FileName } from '../core/file-names.ts';
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

/** A draft as the browser keeps it, with how many of each tab's writes it builds on. */
interface Kept {
  draft: Draft | null;
  writes: Readonly<Record<string, number>>;
}

/** The drafts that the browser keeps, for every tab with this place, and for the next time. */
export class KeptDrafts {
  readonly #place: string;
  readonly #tab = crypto.randomUUID();
  /** Each draft as this tab last read it: another tab may have typed since. */
  readonly #seen: Partial<Record<FileName, Kept>> = {};
  /** Each draft as it was when this tab opened, and after each of its writes. */
  readonly #own: Partial<Record<FileName, (Draft | null)[]>> = {};

  /** @param place the name of the store */
  constructor(place: string) {
    this.#place = place;
  }

  /** A file with the draft that a tab, which may be closed by now, has left. */
  open(saved: FileState): OpenFile {
    const kept = this.#kept(saved.name);
    this.#seen[saved.name] = kept;
    this.#own[saved.name] = [kept.draft];
    return withForeign(fileWith(saved, null), kept.draft);
  }

  /** Keeps a file's draft, joined with what another tab has typed into it since. @returns the file with both */
  keep(file: OpenFile): OpenFile {
    const { name, data } = file.saved;
    const { [name]: own = [] } = this.#own;
    const [{ [name]: seen }, kept] = [this.#seen, this.#kept(name)];
    const heard = kept.writes[this.#tab] ?? 0;
    // What the other tab wrote before it had heard of this one's last keys takes none of them back.
    const known = heard < own.length - 1 ? own[heard] : seen?.draft;
    const join = () => joinDrafts(SCHEMAS[name], file.draft, kept.draft, known ?? null, data);
    const joined = isSame(kept, seen) ? file : withForeign(file, join());
    if (isSame(joined.draft, kept.draft)) own.length = heard + 1;
    else {
      own.push(joined.draft);
      const writes = { ...kept.writes, [this.#tab]: own.length - 1 };
      writeStored(this.#key(name), JSON.stringify({ ...joined.draft, writes }));
    }
    // It is read again, since the browser may have kept nothing.
    this.#seen[name] = this.#kept(name);
    return joined;
  }

  /** Whether the browser has a file's draft: its storage may be full. */
  has({ saved, draft }: OpenFile): boolean {
    return isSame(this.#kept(saved.name).draft, draft);
  }

  /** The file of a key in the browser's storage. */
  nameOf(key: string | null): FileName | undefined {
    return FILE_NAMES.find((name) => this.#key(name) === key);
  }

  #key(name: FileName): string {
    return `editor:${this.#place}:${name}`;
  }

  #kept(name: FileName): Kept {
    const { writes = {}, ...draft } = Object(JSON.parse(readStored(this.#key(name)) ?? 'null')) as Draft & Kept;
    return { draft: 'data' in draft ? draft : null, writes };
  }
}

/** A file with another tab's draft. */
function withForeign(file: OpenFile, draft: Draft | null): OpenFile {
  const mayBeOld = draft !== null && !isSame(draft.base, file.saved.data);
  return fileWith(file.saved, draft, { ...file, mayBeOld });
}
