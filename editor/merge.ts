import { isRecord, isSame, matchItems } from './matching.ts';

/** The result of joining two changes of one file: where one side changed a field, its change; where both did, `preferred`. */
export interface Merged {
  value: unknown;
  /** Whether both changed the same thing, each in its own way. */
  isDisputed: boolean;
}

/** Merges two changed copies of the same data. @param preferred whose value stands where both changed the same thing */
export function merge(base: unknown, mine: unknown, theirs: unknown, preferred: 'mine' | 'theirs'): Merged {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, isDisputed: false };
  if (isSame(base, mine)) return { value: theirs, isDisputed: false };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const merged = keys.map((key) => [key, merge(base[key], mine[key], theirs[key], preferred)] as const);
    const fields = merged.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]]));
    return { value: Object.fromEntries(fields), isDisputed: merged.some(([, { isDisputed }]) => isDisputed) };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, preferred);
  return { value: preferred === 'mine' ? mine : theirs, isDisputed: true };
}

/** Items are the same by name (`matchItems`). The order is of whoever changed it; what the other added stands below its neighbour. */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], preferred: 'mine' | 'theirs'): Merged {
  const [fromMine, fromTheirs] = [matchItems(base, mine), matchItems(base, theirs)];
  const isMoved = (from: (number | null)[]) => {
    const kept = from.filter((i) => i !== null);
    return kept.some((i, j) => i < (kept[j - 1] ?? -1));
  };
  const leads = isMoved(fromMine)
    ? { items: mine, from: fromMine, others: theirs, fromOthers: fromTheirs }
    : { items: theirs, from: fromTheirs, others: mine, fromOthers: fromMine };
  let isDisputed = isMoved(fromMine) && isMoved(fromTheirs) && !isSame(fromMine, fromTheirs);
  const merged: { at: number | null; value: unknown }[] = [];
  const add = (item: unknown, at: number | null, below = merged.length) => {
    const [myItem, theirItem] = [mine[fromMine.indexOf(at)], theirs[fromTheirs.indexOf(at)]];
    const result = at === null ? { value: item, isDisputed: false } : merge(base[at], myItem, theirItem, preferred);
    isDisputed ||= result.isDisputed;
    if (result.value !== undefined) merged.splice(below, 0, { at, value: result.value });
  };
  for (const [j, item] of leads.items.entries()) add(item, leads.from[j] ?? null);
  for (const [j, item] of leads.others.entries()) {
    const at = leads.fromOthers[j] ?? null;
    const isThere = at === null ? leads.items.some((other) => isSame(other, item)) : leads.from.includes(at);
    if (isThere) continue;
    const above = merged.findIndex((other) => other.at !== null && other.at === leads.fromOthers[j - 1]);
    add(item, at, above < 0 && j > 0 ? merged.length : above + 1);
  }
  return { value: merged.map(({ value }) => value), isDisputed };
}
