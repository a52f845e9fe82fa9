import { isRecord } from './paths.ts';
import { isSame } from './same.ts';

/** The fields that name an item: one that was both changed and moved is recognised by them. */
const NAMING_FIELDS = ['id', 'nome', 'titulo', 'texto', 'para'];

/**
 * For each wanted item of a list, the position of the old one that it was, or null for a new one: the likeliest pairs
 * first.
 */
export function matchItems(old: readonly unknown[], wanted: readonly unknown[]): (number | null)[] {
  const found: (number | null)[] = wanted.map(() => null);
  const isAsLong = old.length === wanted.length;
  const pairs = wanted.flatMap((after, j) =>
    old.map((before, i) => ({ i, j, likeness: likeness(before, after, i === j, isAsLong) })),
  );
  for (const { i, j } of pairs.filter((pair) => pair.likeness > 0).sort((a, b) => b.likeness - a.likeness))
    if (found[j] === null && !found.includes(i)) found[j] = i;
  return found;
}

/**
 * From the most: unchanged in its place, unchanged, of the same name, in its place in a list as long, with some fields
 * of before.
 */
function likeness(before: unknown, after: unknown, isInPlace: boolean, isAsLong: boolean): number {
  if (isSame(before, after)) return isInPlace ? 5 : 4;
  const fields = isRecord(before) && isRecord(after) ? Object.keys(after) : [];
  const common = fields.filter((key) => isSame(Object(before)[key], Object(after)[key]));
  if (common.some((key) => NAMING_FIELDS.includes(key))) return 3;
  return isInPlace && isAsLong ? 2 : common.length / fields.length;
}

/** Whether items that stay stand in another order. @param from the old place of each item, by `matchItems` */
export function isMoved(from: readonly (number | null)[]): boolean {
  const kept = from.filter((i) => i !== null);
  return kept.some((i, j) => i < (kept[j - 1] ?? -1));
}
