import { valueAt } from '../../src/pharmacy/paths.ts';
import { dataIn, lostLetters, SCHEMAS, type ShownFinding } from './content.ts';
import { type FileName, pathOf } from './file-names.ts';
import { mergeFiles } from './merge.ts';
import { isRecord, withoutEmpty } from './paths.ts';
import { isSame } from './same.ts';
import { nameIn } from './schema.ts';
import { slugOf } from './slug.ts';
import { changedFile } from './write.ts';

/** The unsaved changes to a file, and what it held when they began: what was changed elsewhere since is merged. */
export interface Draft {
  data: unknown;
  base: unknown;
}

export interface NamedDraft extends Draft {
  name: FileName;
  /** Whose change counts where both changed the same, as of `mergeFiles`. */
  preferred?: unknown;
}

/** The text that a file would have: of a draft, with what somebody else changed meanwhile. @param now the file's text */
export function written({ name, data, base, preferred }: NamedDraft, now: string) {
  const file = pathOf(name);
  const theirs = dataIn(name, now);
  const contents = { base, mine: withIds(name, withoutEmpty(data)), theirs };
  const { wanted, disputed } = mergeFiles(SCHEMAS[name], contents, preferred);
  const isOld = theirs !== null && !isSame(base, theirs);
  /** The draft on top of what the file holds by now; null where it is, or where both changed the same. */
  const draft = isOld && disputed.length === 0 ? { data: wanted, base: theirs } : null;
  return { name, file, text: changedFile(file, now, wanted), lost: lostLetters(name, data), disputed, draft };
}

type Written = ReturnType<typeof written>;

/**
 * The review of drafts: their mistakes, by the rules that are given the texts that saving would write; and, of those whose file
 * changed since they began, the ones that can be on top of it, so that no field shows an old value.
 */
export function reviewOf(all: readonly Written[], mistakesOf: (texts: Record<string, string>) => ShownFinding[]) {
  const lost = all.flatMap((draft) => draft.lost);
  const texts = Object.fromEntries(all.map(({ file, text }) => [file, text]));
  const moved = all.flatMap(({ name, draft }) => (draft ? [{ name, draft }] : []));
  return { mistakes: lost.length > 0 ? lost : mistakesOf(texts), moved };
}

/** The same data with an internal name for each item that has to have one: a new item has none. That of an old one stays, because links may use it. */
function withIds(name: FileName, data: unknown): unknown {
  if (!Array.isArray(data) || !SCHEMAS[name].items?.required?.includes('id')) return data;
  const taken = data.map((item) => valueAt(item, ['id']));
  return data.map((item) => {
    if (!isRecord(item) || item['id']) return item;
    const id = slugOf(nameIn(item) ?? '', taken);
    taken.push(id);
    return { ...item, id };
  });
}
