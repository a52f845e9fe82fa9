import { isRecord } from '../../src/pharmacy/paths.ts';
import { comparable } from '../../src/text/comparable.ts';
import { isSame } from './paths.ts';

/** The separator of two paragraphs of a text. */
export const BETWEEN = '\n\n';

/** A text as the list of its paragraphs, each of which changes by itself; null where the value is no text. */
export const paragraphsOf = (text: unknown): string[] | null => (typeof text === 'string' ? text.split(BETWEEN) : null);

/** The fields that identify an item: an unchanged one shows which item was both changed and moved. */
const IDENTIFYING_FIELDS = ['id', 'nome', 'titulo', 'texto', 'para'];

/** The index of the old item that each wanted one was; null for a new one. The likeliest pairs come first. */
export function matchItems(old: readonly unknown[], wanted: readonly unknown[]): (number | null)[] {
  const found: (number | null)[] = wanted.map(() => null);
  const isSameLength = old.length === wanted.length;
  const pairs = wanted.flatMap((after, j) =>
    old.map((before, i) => ({ i, j, likeness: likeness(before, after, i === j, isSameLength) })),
  );
  for (const { i, j } of pairs.filter((pair) => pair.likeness > 0).sort((a, b) => b.likeness - a.likeness))
    if (found[j] === null && !found.includes(i)) found[j] = i;
  // A text without a word in common is known by its place: right below one that is known, or first.
  for (const [j, after] of wanted.entries()) {
    const next = (found.slice(0, j).findLast((i) => i !== null) ?? -1) + 1;
    const isText = typeof after === 'string' && typeof old[next] === 'string';
    if (found[j] === null && isText && !found.includes(next)) found[j] = next;
  }
  return found;
}

/**
 * How likely two items are one: 5 unchanged in place, 4 elsewhere, 3 by a name or by most of a text's words, 2 by
 * place; else a share of fields.
 */
function likeness(before: unknown, after: unknown, isInPlace: boolean, isSameLength: boolean): number {
  if (isSame(before, after)) return isInPlace ? 5 : 4;
  const fields = isRecord(before) && isRecord(after) ? Object.keys(after) : [];
  const common = fields.filter((key) => isSame(Object(before)[key], Object(after)[key]));
  if (common.some((key) => IDENTIFYING_FIELDS.includes(key))) return 3;
  const [was = [], is = []] = [before, after].map(wordsOf);
  if (areMostIn(was, is) && areMostIn(is, was)) return 3;
  // With another internal name and another name it is another item.
  if (['id', 'nome'].every((key) => fields.includes(key) && Object(before)[key])) return 0;
  if (isInPlace && isSameLength) return 2;
  return fields.length > 0 ? common.length / fields.length : 0;
}

/** Whether two items that were added apart are one thing. Two notices with one text may be of two days. */
export const areOneThing = (item: unknown, other: unknown): boolean =>
  isSame(item, other) || ['id', 'nome'].some((key) => Object(item)[key] && Object(item)[key] === Object(other)[key]);

/** Whether a text has most of its words from another: a paragraph that was split has two such parts. */
export const isPartOf = (part: unknown, whole: unknown) => areMostIn(wordsOf(part), wordsOf(whole));

const areMostIn = (words: string[], all: string[]) =>
  words.filter((word) => all.includes(word)).length * 2 > words.length;

const wordsOf = (text: unknown) =>
  typeof text === 'string' ? [...new Set(comparable(text).match(/[\p{L}\d]+/gu))] : [];

/** Whether the items that stay are in another order. @param oldIndexes of each item, by `matchItems` */
export function isMoved(oldIndexes: readonly (number | null)[]): boolean {
  const kept = oldIndexes.filter((i) => i !== null);
  return kept.some((i, j) => i < (kept[j - 1] ?? -1));
}
