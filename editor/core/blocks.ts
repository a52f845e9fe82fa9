import { type CST, isCollection, isNode, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

/** A field or an item on lines of its own, or a whole file as if it were one. */
export interface Entry {
  /** The name of a field; undefined of an item, and of a file. */
  key: string | undefined;
  node: Node | null;
  value: unknown;
  /** Its lines, and what of them stands before its value and behind it: a list's stand behind nothing. */
  lines: string;
  around: [before: string, behind: string];
  /** The lines above: those that stay when it goes, and those that go with it: blank ones, and an item's comment. */
  apart: string;
  lead: string;
  indent: number;
  /** Where it stands in its text, and where the lines below its first begin. */
  text: string;
  start: number;
  below: number;
  end: number;
}

/** A text as an entry; undefined where it does not parse. */
export function fileEntry(written: string): Entry | undefined {
  const text = /(^|\n)$/.test(written) ? written : `${written}\n`;
  const { contents, errors } = parseDocument(text, { keepSourceTokens: true });
  const place = { key: undefined, text, start: 0, below: 0, end: text.length, indent: 0, apart: '', lead: '' };
  return errors.length > 0 ? undefined : entryAt(contents, place);
}

/** Whether a value has a line for each of its entries. */
export const isBlock = (node: unknown): node is YAMLMap | YAMLSeq =>
  isCollection(node) && !node.flow && node.items.length > 0;

export const blanksOf = (lines: string) => /^(?: *\n)*/.exec(lines)?.[0] ?? '';

function entryAt(node: Node | null, place: Omit<Entry, 'node' | 'value' | 'lines' | 'around'>): Entry {
  const { text, start, end, indent } = place;
  // The first field of an item is read as if it stood below the others.
  const isBegun = start === 0 || text[start - 1] === '\n';
  const from = (until: number) => (isBegun ? '' : ' '.repeat(indent)) + text.slice(start, until);
  const [first, last] = (!isBlock(node) && node?.range) || [end, end];
  return {
    ...place,
    node,
    value: node?.toJSON() ?? null,
    lines: from(end),
    around: [from(first), text.slice(last, end)],
  };
}

/** The last comment above an entry, with the blank lines above it. */
const LEAD = /^(?: *\n)*(?: *#.*\n)*(?![\s\S])/m;

/**
 * The lines of the collection that an entry holds: `before` it a name, or the sign of an item, on whose line the first
 * field may stand (`isInline`); `head` and `tail`, which are of no entry.
 */
export function blockOf({ text, node, below, end, lines }: Entry) {
  const { items, srcToken } = node as YAMLMap | YAMLSeq;
  const { items: tokens } = srcToken as CST.BlockMap | CST.BlockSequence;
  const signs = tokens.map(({ start, key }) => key ?? start.find(({ type }) => type === 'seq-item-ind'));
  const places = signs.flatMap((sign) => sign?.offset ?? []);
  const [at = 0] = places;
  const isInline = at < below;
  const lineOf = (place: number) => text.lastIndexOf('\n', place - 1) + 1;
  const indent = at - lineOf(at);
  const starts = [...places.map((place, i) => (i === 0 && isInline ? place : lineOf(place))), end];
  const belows = [isInline ? at : below, ...places.map((place) => text.indexOf('\n', place) + 1)];
  // A comment that stands deeper is of the entry above.
  const gapEnd = new RegExp(`(?:^(?: {0,${indent}}#.*| *)\\n)*(?![\\s\\S])`, 'm');
  const gaps = starts.map((line, i) => gapEnd.exec(text.slice(belows[i], line))?.[0] ?? '');
  const entries = items.map((item, i) => {
    const { key, value } = Object(item);
    const gap = gaps[i] ?? '';
    const own = LEAD.exec(gap)?.[0] ?? '';
    // A field's comment says how to write it, and stays.
    const lead = isNode(item) || !own.includes('#') ? own : '';
    return entryAt(isNode(item) ? item : value, {
      key: isNode(item) ? undefined : String(key),
      apart: gap.slice(0, gap.length - lead.length),
      lead,
      indent,
      text,
      start: starts[i] ?? 0,
      below: belows[i + 1] ?? 0,
      end: (starts[i + 1] ?? end) - (gaps[i + 1]?.length ?? 0),
    });
  });
  const [first] = entries as [Entry];
  // The only comment above the first entry of a file is the file's.
  const stays = below === 0 && first.apart === '' ? first.lead : blanksOf(first.lead);
  const head = isInline ? '' : text.slice(below, first.start - first.lead.length) + stays;
  Object.assign(first, { apart: '', lead: first.lead.slice(stays.length) });
  const before = lines.slice(0, lines.length - (end - (isInline ? at : below)));
  return { before, isInline, head, entries, tail: gaps.at(-1) ?? '' };
}
