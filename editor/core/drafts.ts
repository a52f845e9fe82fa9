import { isRecord, valueAt } from '../../src/pharmacy/paths.ts';
import { fieldChanges } from './changes.ts';
import { placeName, type ShownFinding } from './content.ts';
import { dataIn, type FileName, pathOf, SCHEMAS } from './content-files.ts';
import { mergeFiles } from './merge.ts';
import { isSame, withoutEmpty } from './paths.ts';
import type { Refused } from './refused.ts';
import { nameIn } from './schema.ts';
import { slugOf } from './slug.ts';
import { changedFile, type TextChange } from './write.ts';

/** The unsaved changes to a file, and what it held when they began: what was changed elsewhere since is merged. */
export interface Draft {
  data: unknown;
  base: unknown;
  /** The change of its text, comments too, where what stood there once is put back. */
  exactly?: TextChange | undefined;
}

export interface NamedDraft extends Draft {
  name: FileName;
  /** Whose change counts where both changed the same, as of `mergeFiles`. */
  preferred?: unknown;
}

/** The text that a file would have by a draft, with what somebody else changed meanwhile. @param now the file's text */
export function writtenText({ name, data, base, preferred, exactly }: NamedDraft, now: string) {
  const file = pathOf(name);
  const theirs = dataIn(name, now);
  // A broken file stays as it is, and its mistakes hold the draft back alone, until what stood there is put back.
  if (theirs === null && base !== null && now !== '') return { name, text: now, disputed: [], draft: null };
  const contents = { base, mine: withIds(name, withoutEmpty(data)), theirs };
  const { wanted, disputed } = mergeFiles(SCHEMAS[name], contents, preferred);
  const isOld = theirs !== null && !isSame(base, theirs);
  /** The draft on top of what the file holds by now; null where it is, or where both changed the same. */
  const draft = isOld && disputed.length === 0 ? { data: wanted, base: theirs, exactly } : null;
  try {
    const start = exactly && (theirs === null || exactly.from === now) ? exactly.to : now;
    const written = isSame(dataIn(name, start), wanted) ? start : changedFile(file, start, wanted, exactly);
    return { name, text: written, disputed, draft };
  } catch (error) {
    // It holds this file back alone.
    const { message: text } = error as Refused;
    const { path = [] } = fieldChanges(SCHEMAS[name], theirs, wanted)[0] ?? {};
    const sentence = [placeName(name, path, wanted), text].filter(Boolean).join(': ');
    const refused: ShownFinding = { level: 'error', name, path, line: 0, text, sentence };
    return { name, text: now, disputed: [], draft: null, refused };
  }
}

/** The same data with an internal name for each item without one that can be. Old ones stay: links may use them. */
function withIds(name: FileName, data: unknown): unknown {
  if (!Array.isArray(data) || !SCHEMAS[name].items?.required?.includes('id')) return data;
  const ids = data.map((item) => valueAt(item, ['id']));
  return data.map((item, i) => {
    if (!isRecord(item) || (/^[a-z0-9-]+$/.test(`${item['id']}`) && ids.indexOf(item['id']) === i)) return item;
    const id = slugOf(nameIn(item) ?? '', ids);
    ids.push(id);
    return { ...item, id };
  });
}
