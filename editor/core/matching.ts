import { isRecord } from './paths.ts';
import { isSame } from './same.ts';

/** The fields that name an item: one that was both changed and moved is recognised by them. */
const NAMING_FIELDS = ['id', 'nome', 'titulo', 'texto', 'para'];

/** For each wanted item of a list, the position of the old one that it was, or null for a new one. */
export function matchItems(old: readonly unknown[], wanted: readonly unknown[]): (number | null)[] {
  const found: (number | null)[] = wanted.map(() => null);
  const unmatched = new Set(old.keys());
  const matchWhere = (isSame: (before: unknown, after: unknown, i: number, j: number) => boolean) => {
    for (const [j, after] of wanted.entries()) {
      if (found[j] !== null) continue;
      const match = [...unmatched].find((i) => isSame(old[i], after, i, j));
      if (match === undefined) continue;
      found[j] = match;
      unmatched.delete(match);
    }
  };
  // Unchanged, in its place.
  matchWhere((before, after, i, j) => i === j && isSame(before, after));
  // Unchanged, moved.
  matchWhere((before, after) => isSame(before, after));
  // Changed, with the same name.
  matchWhere(sharesName);
  // Changed in its place, where the lists are equally long.
  if (old.length === wanted.length) matchWhere((_before, _after, i, j) => i === j);
  // With fields in common: first those with most of them.
  for (const most of [3, 2, 1]) matchWhere((before, after) => sharedFields(before, after) >= most);
  // Whatever is left.
  if (old.length === wanted.length) matchWhere(() => true);
  return found;
}

function sharesName(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return false;
  return NAMING_FIELDS.some((name) => before[name] !== undefined && before[name] === after[name]);
}

function sharedFields(before: unknown, after: unknown): number {
  if (!isRecord(before) || !isRecord(after)) return 0;
  return Object.keys(before).filter((key) => isSame(before[key], after[key])).length;
}

/** Whether items that stay stand in another order. @param from the old place of each item, by `matchItems` */
export function isMoved(from: readonly (number | null)[]): boolean {
  const kept = from.filter((i) => i !== null);
  return kept.some((i, j) => i < (kept[j - 1] ?? -1));
}
