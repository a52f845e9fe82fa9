import { isNode, type Node, type YAMLSeq } from 'yaml';
import { contentEnd, contentStart, type Edit, lineEnd, lineStart, startWithComment, withEdits } from './lines.ts';
import { matchItems } from './matching.ts';
import { render } from './render.ts';
import { CannotWrite, type Context, editsOf, isRoot, replaced, type Source } from './yaml.ts';

/** The edits that make a list hold other items. Those that stay keep their bytes, wherever they move. */
export function listEdits(list: YAMLSeq, wanted: unknown[], source: Source, context: Context): Edit[] {
  const items = list.items.filter(isNode);
  const old = list.toJSON() as unknown[];
  const oldIndexes = matchItems(old, wanted);
  const inside: Context = { examples: items, column: context.column + 2, inFlow: list.flow === true };
  const editsAt = (i: number, value: unknown) => editsOf(items[i] ?? null, value, source, inside);
  if (old.length === wanted.length && oldIndexes.every((i, j) => i === j))
    return wanted.flatMap((value, i) => editsAt(i, value));
  if (old.length === 0) return [filled(list, wanted, source, context)];
  if (wanted.length === 0) return [emptied(list, source, context)];
  const itemText = (i: number, value: unknown, start: number, end: number) =>
    withEdits(source.text, editsAt(i, value), start, end);
  return [
    list.flow
      ? flowEdit(items, wanted, oldIndexes, source, itemText)
      : blockEdit(list, items, wanted, oldIndexes, source, itemText),
  ];
}

/** The text of an item that stays, with the edits inside it. */
type ItemText = (i: number, value: unknown, start: number, end: number) => string;

/** Rewrites `[a, b]`, which may stand in several lines. */
function flowEdit(
  items: Node[],
  wanted: unknown[],
  oldIndexes: (number | null)[],
  { text, eol }: Source,
  itemText: ItemText,
): Edit {
  const between = items.slice(1).map((item, i) => text.slice(contentEnd(items[i]), contentStart(item)));
  if (between.some((piece) => piece.includes('#')))
    throw new CannotWrite('Há um comentário dentro desta lista que se perderia. Nada foi gravado.');
  const written = wanted.map((value, j) => {
    const i = oldIndexes[j];
    const item = typeof i === 'number' ? items[i] : undefined;
    if (typeof i === 'number' && item) return itemText(i, value, contentStart(item), contentEnd(item));
    return render(value, { examples: items, column: 0, inFlow: true, after: 'dash', eol }).slice(1);
  });
  return { start: contentStart(items[0]), end: contentEnd(items.at(-1)), text: written.join(between[0] ?? ', ') };
}

/** Rewrites a list whose items stand on lines of their own, each below its own comment. */
function blockEdit(
  list: YAMLSeq,
  items: Node[],
  wanted: unknown[],
  oldIndexes: (number | null)[],
  source: Source,
  itemText: ItemText,
): Edit {
  const { text, eol } = source;
  const dashes = dashesOf(list);
  const indent = (dashes[0] ?? 0) - lineStart(text, dashes[0] ?? 0);
  if (dashes.length !== items.length || dashes.some((dash) => text.slice(lineStart(text, dash), dash).trim() !== ''))
    throw new CannotWrite('Esta lista está escrita de uma forma que não sei mudar. Nada foi gravado.');
  const starts = dashes.map((dash) => startWithComment(text, lineStart(text, dash), indent));
  const ends = items.map((item) => lineEnd(text, contentEnd(item)));
  const start = starts[0] ?? 0;
  const end = ends.at(-1) ?? 0;
  const gapAfter = (i: number) => text.slice(ends[i], starts[i + 1] ?? ends[i]);
  const commonGap = gapAfter(0);
  const gapsAreAlike = commonGap.trim() === '' && items.slice(1, -1).every((_, i) => gapAfter(i + 1) === commonGap);
  const withLineBreak = (piece: string) => (piece.endsWith('\n') ? piece : piece + eol);
  const pieces = wanted.map((value, j) => {
    const i = oldIndexes[j];
    if (typeof i === 'number')
      return withLineBreak(itemText(i, value, starts[i] ?? 0, ends[i] ?? 0)) + (gapsAreAlike ? '' : gapAfter(i));
    const item = render(value, { examples: items, column: indent + 2, inFlow: false, after: 'dash', eol });
    return `${' '.repeat(indent)}-${item}${eol}`;
  });
  // Comments apart from the items around them: they stay, at the end, when the item above them goes.
  const orphans = gapsAreAlike
    ? []
    : items.flatMap((_, i) => (oldIndexes.includes(i) || !gapAfter(i).includes('#') ? [] : [gapAfter(i)]));
  const written = [...pieces, ...orphans].join(gapsAreAlike ? commonGap : '');
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
function filled(list: YAMLSeq, wanted: unknown[], source: Source, context: Context): Edit {
  const isPlainList = wanted.every((item) => typeof item !== 'object');
  if (context.inFlow || isPlainList) return replaced(list, wanted, source, context);
  const value = render(wanted, { ...context, column: context.column + 2, after: 'key', eol: source.eol });
  const [start, end] = [contentStart(list), contentEnd(list)];
  if (isRoot(context)) return { start, end, text: value.slice(source.eol.length) };
  return { start: start - 1, end, text: value };
}

/** A list without items: `[]`, beside its name. */
function emptied(list: YAMLSeq, source: Source, context: Context): Edit {
  const start = contentStart(list);
  if (list.flow) return { start, end: contentEnd(list), text: '[]' };
  const colon = source.text.lastIndexOf(':', start);
  const isBeside = !isRoot(context) && source.text.slice(colon + 1, start).trim() === '';
  return { start: isBeside ? colon + 1 : start, end: contentEnd(list), text: isBeside ? ' []' : '[]' };
}
