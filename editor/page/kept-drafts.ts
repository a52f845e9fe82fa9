import { readStored, writeStored } from '../../src/browser/storage.ts';
import { type FileState, SCHEMAS } from '../core/content.ts';
import { type Draft, joinDrafts } from '../core/drafts.ts';
import { FILE_NAMES, type FileName } from '../core/file-names.ts';
import { isSame } from '../core/paths.ts';
import { fileWith, type OpenFile } from './open-file.ts';

/** The drafts that the browser keeps, for every tab with this place, and for the next time. */
export class KeptDrafts {
  readonly #place: string;
  /** Each draft as this tab last read it: another tab may have typed since. */
  readonly #seen: Partial<Record<FileName, string>> = {};

  /** @param place the name of the store */
  constructor(place: string) {
    this.#place = place;
  }

  /** A file with the draft that a tab, which may be closed by now, has left. */
  open(saved: FileState): OpenFile {
    const kept = this.#kept(saved.name);
    this.#seen[saved.name] = kept;
    return withForeign(fileWith(saved, null), JSON.parse(kept));
  }

  /** Keeps a file's draft, joined with what another tab has typed into it since. @returns the file with both */
  keep(file: OpenFile): OpenFile {
    const { name, data } = file.saved;
    const [seen = 'null', kept] = [this.#seen[name], this.#kept(name)];
    const join = () => joinDrafts(SCHEMAS[name], file.draft, JSON.parse(kept), JSON.parse(seen), data);
    const joined = kept === seen ? file : withForeign(file, join());
    const text = JSON.stringify(joined.draft);
    if (text !== kept) writeStored(this.#key(name), text);
    // It is read again, since the browser may have kept nothing.
    this.#seen[name] = this.#kept(name);
    return joined;
  }

  /** Whether the browser has a file's draft: its storage may be full. */
  has({ saved, draft }: OpenFile): boolean {
    return this.#kept(saved.name) === JSON.stringify(draft);
  }

  /** The file of a key in the browser's storage. */
  nameOf(key: string | null): FileName | undefined {
    return FILE_NAMES.find((name) => this.#key(name) === key);
  }

  #key(name: FileName): string {
    return `editor:${this.#place}:${name}`;
  }

  #kept(name: FileName): string {
    return readStored(this.#key(name)) ?? 'null';
  }
}

/** A file with another tab's draft. */
function withForeign(file: OpenFile, draft: Draft | null): OpenFile {
  const mayBeOld = draft !== null && !isSame(draft.base, file.saved.data);
  return fileWith(file.saved, draft, { ...file, mayBeOld });
}
