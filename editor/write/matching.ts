import { isDeepStrictEqual } from 'node:util';

/** An item's own name, in whichever list: an item that was changed and moved is recognised by it. */
const NAMES = ['id', 'nome', 'titulo', 'texto', 'para'];

/** For each wanted item of a list, the position of the old one that it was, or null for a new one. */
export function matchItems(old: readonly unknown[], wanted: readonly unknown[]): (number | null)[] {
  const found: (number | null)[] = wanted.map(() => null);
  const free = new Set(old.keys());
  const take = (isSame: (was: unknown, is: unknown, i: number, j: number) => boolean) => {
    for (const [j, is] of wanted.entries()) {
      if (found[j] !== null) continue;
      const i = [...free].find((i) => isSame(old[i], is, i, j));
      if (i === undefined) continue;
      found[j] = i;
      free.delete(i);
    }
  };
  take((was, is, i, j) => i === j && isDeepStrictEqual(was, is));
  take((was, is) => isDeepStrictEqual(was, is));
  take(sharesName);
  if (old.length === wanted.length) take((_was, _is, i, j) => i === j);
  take((was, is) => likeness(was, is) > 0);
  if (old.length === wanted.length) take(() => true);
  return found;
}

function sharesName(was: unknown, is: unknown): boolean {
  if (!isRecord(was) || !isRecord(is)) return false;
  return NAMES.some((name) => was[name] !== undefined && was[name] === is[name]);
}

/** How many fields two items share. */
function likeness(was: unknown, is: unknown): number {
  if (!isRecord(was) || !isRecord(is)) return 0;
  return Object.keys(was).filter((key) => isDeepStrictEqual(was[key], is[key])).length;
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
