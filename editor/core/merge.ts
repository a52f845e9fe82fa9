import { WEEK, type Weekday } from '../../src/opening/week.ts';
import { isRecord } from '../../src/pharmacy/paths.ts';
import { fieldChanges } from './changes.ts';
import { areOneThing, BETWEEN, isMoved, matchItems, paragraphsOf } from './matching.ts';
import { groupOfBoth, isSame } from './paths.ts';
import type { Schema } from './schema.ts';
import { type FilePeriod, filePeriodsOf, haveSameHours, type Week, weekOf } from './week.ts';

type Side = 'mine' | 'theirs';

/**
 * Merges two changes of a file. @param preferred whose counts where both changed the same: `mine`, `theirs` or open
 * @returns what the file is to hold, and what is open, in sentences: how mine differs from theirs
 */
export function mergeFiles(
  schema: Schema,
  { base, mine, theirs }: Record<'base' | Side, unknown>,
  preferred: unknown,
): { wanted: unknown; disputed: string[] } {
  const mergeFor = (side: Side) => mergeData(schema, base, mine, theirs, side);
  if (preferred === 'mine' || preferred === 'theirs') return { wanted: mergeFor(preferred), disputed: [] };
  const wanted = mergeFor('mine');
  return { wanted, disputed: fieldChanges(schema, mergeFor('theirs'), wanted).map(({ sentence }) => sentence) };
}

/** Merges two changed copies of data: of each field the change, where both changed it the preferred one. */
export function mergeData(
  schema: Schema | undefined,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  preferred: Side,
): unknown {
  if (isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Where nothing stood before, what both sides added is merged field by field too.
  const was = base ?? {};
  if (isRecord(was) && isRecord(mine) && isRecord(theirs))
    return groupOfBoth(theirs, mine, (key) =>
      mergeData(schema?.properties?.[key], was[key], mine[key], theirs[key], preferred),
    );
  // A list that is not there has no items; but a week that is not there may stand for other hours.
  const isWeek = schema?.control === 'week';
  const isOther = isWeek && schema.none && [base, mine, theirs].some((value) => !Array.isArray(value));
  const [before, own, others] = [base ?? [], mine ?? [], theirs ?? []];
  if (!isOther && Array.isArray(before) && Array.isArray(own) && Array.isArray(others)) {
    const merged = isWeek
      ? mergeWeeks(before, own, others, preferred)
      : mergeLists(schema?.items, before, own, others, preferred);
    return merged.length === 0 && (mine === undefined || theirs === undefined) ? undefined : merged;
  }
  const texts = [base, mine, theirs].map(paragraphsOf);
  if (texts.every((paragraphs) => paragraphs !== null) && texts.some(({ length }) => length > 1)) {
    const [was = [], my = [], their = []] = texts;
    return mergeLists(undefined, was, my, their, preferred).join(BETWEEN);
  }
  return preferred === 'mine' ? mine : theirs;
}

/** Hours come together by day: which days the file has together says nothing of what was changed. */
function mergeWeeks(base: FilePeriod[], mine: FilePeriod[], theirs: FilePeriod[], preferred: Side): FilePeriod[] {
  const [was, my, their] = [weekOf(base), weekOf(mine), weekOf(theirs)];
  const isChanged = (week: Week, day: Weekday) => !haveSameHours(week[day], was[day]);
  const takesTheirs = (day: Weekday) => !isChanged(my, day) || (isChanged(their, day) && preferred === 'theirs');
  const days = WEEK.map((day) => [day, (takesTheirs(day) ? their : my)[day]]);
  return filePeriodsOf(Object.fromEntries(days) as Week);
}

/** Items are matched (`matchItems`). Moves of both come together; what one side added keeps its neighbour. */
function mergeLists(
  schema: Schema | undefined,
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  preferred: Side,
): unknown[] {
  const own = { items: mine, from: matchItems(base, mine) };
  const others = { items: theirs, from: matchItems(base, theirs) };
  const leads = isMoved(own.from) && !(isMoved(others.from) && preferred === 'theirs') ? own : others;
  const other = leads === own ? others : own;
  const list: { index: number | null; value: unknown }[] = [];
  /** An item that was added: the same that the other side added. */
  const addedLike = (item: unknown, { items, from }: typeof own) =>
    items.includes(item) ? item : items.find((known, k) => from[k] === null && areOneThing(known, item));
  const addItem = (item: unknown, index: number | null, below = list.length) => {
    const [myItem, theirItem] = [own, others].map((side) =>
      index === null ? addedLike(item, side) : side.items[side.from.indexOf(index)],
    );
    const value = mergeData(schema, base[index ?? -1], myItem, theirItem, preferred);
    if (value !== undefined) list.splice(below, 0, { index, value });
  };
  const ordered = orderOfBoth(own.from, others.from);
  const places = leads.from.filter((index) => index !== null && ordered.includes(index));
  for (const [j, item] of leads.items.entries())
    addItem(item, ordered[places.indexOf(leads.from[j] ?? null)] ?? leads.from[j] ?? null);
  for (const [j, item] of other.items.entries()) {
    const index = other.from[j] ?? null;
    const isAdded = addedLike(item, leads) !== undefined || leads.items.some((known) => isSame(known, item));
    if (index === null ? isAdded : leads.from.includes(index)) continue;
    const placeOf = (k: number) =>
      list.findIndex(
        ({ index, value }) => index === other.from[k] && (index !== null || isSame(value, other.items[k])),
      );
    const placesAbove = other.items.slice(0, j).map((_, k) => placeOf(k));
    const above = placesAbove.findLast((place) => place >= 0) ?? -1;
    // It goes below what was added in the same place: items that come back one by one keep their order.
    const below = list.findIndex((known, i) => i > above && known.index !== null);
    addItem(item, index, below < 0 ? list.length : below);
  }
  return list.map(({ value }) => value);
}

/** The items that both sides have, each pair as whoever moved it has it; none where the moves make a circle. */
function orderOfBoth(own: readonly (number | null)[], others: readonly (number | null)[]): number[] {
  const kept = own.filter((i) => i !== null).filter((i) => others.includes(i));
  const isMovedPair = (i: number, k: number) => [own, others].some((from) => from.indexOf(i) > from.indexOf(k));
  const isAbove = (i: number, k: number) => (i < k ? !isMovedPair(i, k) : i > k && isMovedPair(k, i));
  const placeOf = (i: number) => kept.filter((k) => isAbove(k, i)).length;
  const isCircle = new Set(kept.map(placeOf)).size < kept.length;
  return isCircle ? [] : [...kept].sort((i, k) => placeOf(i) - placeOf(k));
}
