import { isNode, type Node, type YAMLSeq } from 'yaml';
import { contentEnd, contentStart, type Edit, lineEnd, lineStart, ownComment, withEdits } from './lines.ts';
import { matchItems } from './matching.ts';
import { render } from './render.ts';
import { type Around, CannotWrite, editsOf, replaced, type Source } from './yaml.ts';

/** The edits that make a list hold other items: those that stay keep their bytes, wherever they move. */
export function listEdits(list: YAMLSeq, wanted: unknown[], source: Source, around: Around): Edit[] {
  const items = list.items.filter(isNode);
  const old = list.toJSON() as unknown[];
  const from = matchItems(old, wanted);
  const inside: Around = { likes: items, column: around.column + 2, inFlow: list.flow === true };
  const editsAt = (i: number, value: unknown) => editsOf(items[i] ?? null, value, source, inside);
  if (old.length === wanted.length && from.every((i, j) => i === j))
    return wanted.flatMap((value, i) => editsAt(i, value));
  if (old.length === 0) return [filled(list, wanted, source, around)];
  if (wanted.length === 0) return [emptied(list, source, around)];
  const kept = (i: number, value: unknown, start: number, end: number) =>
    withEdits(source.text, editsAt(i, value), start, end);
  return [list.flow ? inOneLine(items, wanted, from, source, kept) : inLines(list, items, wanted, from, source, kept)];
}

type Kept = (i: number, value: unknown, start: number, end: number) => string;

/** `[a, b]`, or the same over several lines. */
function inOneLine(items: Node[], wanted: unknown[], from: (number | null)[], { text, eol }: Source, kept: Kept): Edit {
  const between = items.slice(1).map((item, i) => text.slice(contentEnd(items[i]), contentStart(item)));
  if (between.some((piece) => piece.includes('#')))
    throw new CannotWrite('Há um comentário dentro desta lista que se perderia. Nada foi gravado.');
  const written = wanted.map((value, j) => {
    const i = from[j];
    const item = typeof i === 'number' ? items[i] : undefined;
    if (typeof i === 'number' && item) return kept(i, value, contentStart(item), contentEnd(item));
    return render(value, { likes: items, column: 0, inFlow: true, after: 'dash', eol }).slice(1);
  });
  return { start: contentStart(items[0]), end: contentEnd(items.at(-1)), text: written.join(between[0] ?? ', ') };
}

/** One item under the other, each with its own comment above it. */
function inLines(
  list: YAMLSeq,
  items: Node[],
  wanted: unknown[],
  from: (number | null)[],
  source: Source,
  kept: Kept,
): Edit {
  const { text, eol } = source;
  const dashes = dashesOf(list);
  const indent = (dashes[0] ?? 0) - lineStart(text, dashes[0] ?? 0);
  if (dashes.length !== items.length || dashes.some((dash) => text.slice(lineStart(text, dash), dash).trim() !== ''))
    throw new CannotWrite('Esta lista está escrita de uma forma que não sei mudar. Nada foi gravado.');
  const starts = dashes.map((dash) => ownComment(text, lineStart(text, dash), indent));
  const ends = items.map((item) => lineEnd(text, contentEnd(item)));
  const start = starts[0] ?? 0;
  const end = ends.at(-1) ?? 0;
  const gapAfter = (i: number) => text.slice(ends[i], starts[i + 1] ?? ends[i]);
  const everyGap = gapAfter(0);
  const isEven = everyGap.trim() === '' && items.slice(1, -1).every((_, i) => gapAfter(i + 1) === everyGap);
  const lines = (piece: string) => (piece.endsWith('\n') ? piece : piece + eol);
  const pieces = wanted.map((value, j) => {
    const i = from[j];
    if (typeof i === 'number') return lines(kept(i, value, starts[i] ?? 0, ends[i] ?? 0)) + (isEven ? '' : gapAfter(i));
    const item = render(value, { likes: items, column: indent + 2, inFlow: false, after: 'dash', eol });
    return `${' '.repeat(indent)}-${item}${eol}`;
  });
  const orphans = isEven
    ? []
    : items.flatMap((_, i) => (from.includes(i) || !gapAfter(i).includes('#') ? [] : [gapAfter(i)]));
  const written = [...pieces, ...orphans].join(isEven ? everyGap : '');
  return { start, end, text: text[end - 1] === '\n' ? written : written.slice(0, -eol.length) };
}

function dashesOf(list: YAMLSeq): number[] {
  const token = list.srcToken;
  if (token?.type !== 'block-seq') return [];
  return token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  );
}

/** The first items of a list that was `[]`. */
function filled(list: YAMLSeq, wanted: unknown[], source: Source, around: Around): Edit {
  const isPlainList = wanted.every((item) => typeof item !== 'object');
  if (around.inFlow || isPlainList) return replaced(list, wanted, source, around);
  const value = render(wanted, { ...around, column: around.column + 2, after: 'key', eol: source.eol });
  const [start, end] = [contentStart(list), contentEnd(list)];
  const isRoot = around.column < 0;
  return { start: isRoot ? start : start - 1, end, text: isRoot ? value.slice(source.eol.length) : value };
}

/** A list without items: `[]`, beside its name. */
function emptied(list: YAMLSeq, source: Source, around: Around): Edit {
  const start = contentStart(list);
  if (list.flow) return { start, end: contentEnd(list), text: '[]' };
  const isRoot = around.column < 0;
  const colon = source.text.lastIndexOf(':', start);
  const isBeside = !isRoot && source.text.slice(colon + 1, start).trim() === '';
  return { start: isBeside ? colon + 1 : start, end: contentEnd(list), text: isBeside ? ' []' : '[]' };
}
