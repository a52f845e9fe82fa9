import { isDeepStrictEqual } from 'node:util';

/** The fields that name an item: one that was both changed and moved is recognised by them. */
const NAMES = ['id', 'nome', 'titulo', 'texto', 'para'];

/** For each wanted item of a list, the position of the old one that it was, or null for a new one. */
export function matchItems(old: readonly unknown[], wanted: readonly unknown[]): (number | null)[] {
  const found: (number | null)[] = wanted.map(() => null);
  const free = new Set(old.keys());
  const take = (isSame: (before: unknown, after: unknown, i: number, j: number) => boolean) => {
    for (const [j, after] of wanted.entries()) {
      if (found[j] !== null) continue;
      const i = [...free].find((i) => isSame(old[i], after, i, j));
      if (i === undefined) continue;
      found[j] = i;
      free.delete(i);
    }
  };
  take((before, after, i, j) => i === j && isDeepStrictEqual(before, after));
  take((before, after) => isDeepStrictEqual(before, after));
  take(sharesName);
  if (old.length === wanted.length) take((_before, _after, i, j) => i === j);
  take((before, after) => sharedFields(before, after) > 0);
  if (old.length === wanted.length) take(() => true);
  return found;
}

function sharesName(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return false;
  return NAMES.some((name) => before[name] !== undefined && before[name] === after[name]);
}

/** How many fields two items share. */
function sharedFields(before: unknown, after: unknown): number {
  if (!isRecord(before) || !isRecord(after)) return 0;
  return Object.keys(before).filter((key) => isDeepStrictEqual(before[key], after[key])).length;
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
