import type { Node } from 'yaml';
import { isCollection, isMap, isScalar, isSeq, Pair, parseDocument, Scalar, stringify, YAMLMap, YAMLSeq } from 'yaml';
import { isRecord } from '../../src/pharmacy/paths.ts';
import { blanksOf, blockOf, type Entry, fileEntry, isBlock } from './blocks.ts';
import { matchItems } from './matching.ts';
import { isSame, keysOfBoth } from './paths.ts';
import { Refused } from './refused.ts';
import { becauseOfLine, cannotWrite } from './words.ts';

/** The layout of what is new: a text stays in one line, however long. */
const LAYOUT = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY } as const;

/** The beginning of a text that a file holds in quotes only: curly ones may stand in place of straight ones. */
const QUOTED_START = /^(\s|$|[“”„])/;

/** Characters that only double quotes can show, and line breaks, which YAML would fold. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A change of a file's text: what comes back by it is written as `to` has it, comments and spaces too. */
export interface TextChange {
  from: string;
  to: string;
}

const NOTHING: TextChange = { from: '', to: '' };

/**
 * The text of a content file with other data: nothing is written anew but the values that change. Byte order mark and
 * line ends stay. Of Markdown, `texto` is what stands below the fields.
 * @param past the change of which this is a part, such as one that is undone
 * @throws Refused when the text would not read back as what is wanted
 */
export function changedFile(file: string, text: string, wanted: unknown, past = NOTHING): string {
  const [mark = ''] = /^\uFEFF?/.exec(text) ?? [];
  const plain = plainOf(text);
  const changed = changedText(file, plain, wanted, { from: plainOf(past.from), to: plainOf(past.to) });
  if (changed === plain) return text;
  // Where a computer has mixed them, each line takes that of the first.
  return mark + (/^[^\n]*\r\n/.test(text) ? changed.replaceAll('\n', '\r\n') : changed);
}

const plainOf = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

function changedText(file: string, text: string, wanted: unknown, past: TextChange): string {
  if (file.endsWith('.md')) return changedMarkdown(text, wanted, past);
  if (!file.endsWith('.json')) return changedYaml(text, wanted, past);
  // JSON has no comments to lose.
  const isBack = past.from === text && isSame(fileEntry(past.to)?.value, wanted);
  return isBack ? past.to : `${JSON.stringify(wanted, null, 2)}\n`;
}

const FRONT_MATTER = /^---\n([\s\S]*?\n|)---(?:\n([\s\S]*))?$/;

/** The fields at the top as YAML, and the text a line below them. */
function changedMarkdown(text: string, wanted: unknown, past: TextChange): string {
  const [now, from, to] = [text || '---\n---', past.from, past.to].map((all) => FRONT_MATTER.exec(all));
  if (!now) throw new Refused(409, cannotWrite());
  const { texto = now[2], ...fields } = Object(wanted) as Record<string, unknown>;
  const yaml = changedYaml(now[1] ?? '', fields, { from: from?.[1] ?? '', to: to?.[1] ?? '' });
  const written = [now[2], to?.[2]].find((below) => below?.trim() === `${texto}`.trim());
  return `---\n${yaml}---\n${written ?? `\n${`${texto}`.trim()}\n`}`;
}

/** YAML with other data. A comment goes only with the item right below it; a new item looks like its siblings. */
function changedYaml(text: string, wanted: unknown, past: TextChange): string {
  // Drops the fields that are undefined, as reading back will.
  const target: unknown = JSON.parse(JSON.stringify(wanted));
  const now = fileEntry(text);
  if (now) {
    // Without the past, where its lines do not fit in.
    for (const { from, to } of [past, NOTHING]) {
      const changed = changedLines(now, target, [], fileEntry(from), fileEntry(to));
      const candidate = now.text === text ? changed : changed.replace(/\n$/, '');
      const read = parseDocument(candidate);
      if (read.errors.length === 0 && isSame(read.toJS(), target)) return candidate;
    }
  }
  const [error] = parseDocument(text).errors;
  const above = text.slice(0, error?.pos[0]).split('\n').length;
  throw new Refused(409, cannotWrite(error && becauseOfLine(above, text.split('\n')[above - 1] ?? '')));
}

/**
 * The lines of an entry with another value. @param examples of the look of what is new
 * @param from the entry as the past change found it @param to and as that left it
 */
function changedLines(entry: Entry, value: unknown, examples: unknown[], from?: Entry, to?: Entry): string {
  const { key, node, around, lines, indent, text } = entry;
  if (isSame(entry.value, value)) return lines;
  const staysBlock = canHold(node, value);
  // As it was, where nothing but the value has changed since.
  const isUntouched = isSame(from?.around, around) && !(staysBlock && isBlock(to?.node));
  if (to && isUntouched && isSame(to.value, value)) return to.lines;
  if (staysBlock) return changedBlock(entry, value, examples, from, to);
  if (to && canHold(to.node, value)) return changedLines(to, value, examples);
  const [before, behind] = around;
  const changed = node && !isBlock(node) ? changedValue(text, node, value, examples) : null;
  if (changed !== null) return before + (/(^|\s)$/.test(before) ? '' : ' ') + indented(changed, indent) + behind;
  const made = madeNode(value, examples);
  if (entry.below > 0) {
    const [comment = ''] = / #.*/.exec((isBlock(node) ? lines : behind).split('\n', 1).join()) ?? [];
    return newLines(key, made, indent).replace('\n', `${comment}\n`);
  }
  const { head, entries, tail } = isBlock(node) ? blockOf(entry) : { head: before, entries: [], tail: behind.slice(1) };
  return head + entries.map(({ apart }) => apart).join('') + stringify(made, LAYOUT) + tail;
}

/** Whether the lines of a collection may hold a value. */
const canHold = (node: unknown, value: unknown): value is object =>
  isBlock(node) && isOfKind(node, value) && Object.keys(value).length > 0;

const isOfKind = (node: unknown, value: unknown): value is object =>
  isSeq(node) ? Array.isArray(value) : isMap(node) && isRecord(value);

const indented = (lines: string, indent: number) => lines.replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`);

/** The lines of a collection with another value. What stays keeps its lines; what comes back has those that it had. */
function changedBlock(entry: Entry, value: object, examples: unknown[], from?: Entry, to?: Entry): string {
  const { before, isInline, head, entries, tail } = blockOf(entry);
  const [first, ...others] = entries as [Entry, ...Entry[]];
  const [was, past] = [from, to].map((other) =>
    other && canHold(other.node, entry.value) ? blockOf(other) : undefined,
  );
  const isList = Array.isArray(value);
  const keys = isList ? [] : keysOfBoth(Object(entry.value), value).filter((key) => Object.hasOwn(value, key));
  const wanted = isList
    ? value.map((item) => ({ key: undefined, value: item }))
    : keys.map((key) => ({ key, value: Object(value)[key] }));
  const [old, pastOnes] = [entriesOf(entries, wanted), entriesOf(past?.entries, wanted)];
  const wasOnes = entriesOf(was?.entries, entries);
  const isSpaced = isList && others.filter((one) => blanksOf(one.apart + one.lead)).length * 2 > others.length;
  const { gaps, left } = gapsWithout(entries, old);
  const pieces = wanted.map(({ key, value: inside }, j) => {
    const [own, back] = [old[j], pastOnes[j]];
    const look = isList ? entries.map(({ node }) => node) : fieldOf(examples, `${key}`);
    // Above what was first nobody knows of a blank line, but by the past.
    const isBackFirst = back === past?.entries[0];
    const blank = isBackFirst ? (isSpaced ? '\n' : '') : blanksOf(`${back?.apart}${back?.lead}`);
    if (own) {
      const lines = changedLines(own, inside, look, wasOnes[entries.indexOf(own)], back);
      return { gap: (own === first && j > 0 ? blank : '') + gaps.get(own), lines };
    }
    const lines = back ? changedLines(back, inside, look) : newLines(key, madeNode(inside, look), first.indent);
    return { gap: back && !isBackFirst ? back.lead : blank + (back?.lead ?? ''), lines };
  });
  const last = { gap: left + tail, lines: '' };
  putBelowComments(
    [...pieces, last],
    pastOnes.map((back, j) => (old[j] ? '' : (back?.apart ?? ''))),
  );
  // Lines that stand above the first entry now, and stood lower before, go back there.
  const index = old.indexOf(first);
  const [second, { apart, lead }] = [pieces[index], pastOnes[index] ?? first];
  const more = past && index !== 0 && head.startsWith(past.head) ? head.slice(past.head.length) : '';
  const isBack = second && (was?.head === past?.head || `${apart}${lead}`.includes(more.trim()));
  if (isBack) second.gap = second.gap.replace(/^(?: *\n)*/, `$&${more.slice(blanksOf(more).length)}`);
  const top = head.slice(0, isBack ? head.length - more.length : head.length);
  const all = pieces.map(({ gap, lines }, j) => (j === 0 ? gapBelow(top, gap) : gap) + lines).join('') + last.gap;
  return before + top + (isInline ? all.slice(first.indent) : all);
}

/** The entry of each wanted value: a field's by its name, an item's by `matchItems`. */
function entriesOf(entries: Entry[] = [], wanted: readonly Pick<Entry, 'key' | 'value'>[]): (Entry | undefined)[] {
  if (wanted[0]?.key !== undefined) return wanted.map(({ key }) => entries.find((entry) => entry.key === key));
  const indexes = matchItems(
    entries.map(({ value }) => value),
    wanted.map(({ value }) => value),
  );
  return indexes.map((i) => entries[i ?? -1]);
}

/** The lines above each entry that stays, with those that the others leave, and what these leave at the end. */
function gapsWithout(entries: Entry[], kept: (Entry | undefined)[]) {
  const gaps = new Map<Entry, string>();
  let left = '';
  for (const one of entries) {
    if (kept.includes(one)) gaps.set(one, left + one.apart + one.lead);
    left = kept.includes(one) ? '' : left + one.apart;
  }
  return { gaps, left };
}

/** Puts what comes back below the comments that it left. @param left of each piece */
function putBelowComments(pieces: { gap: string }[], left: string[]): void {
  for (const [j, comments] of [...left.entries()].reverse()) {
    const [piece, ...others] = pieces.slice(j);
    const below = others.find(({ gap }) => gap.includes(comments));
    if (!piece || !below || !comments) continue;
    const place = below.gap.indexOf(comments);
    const [from, end] = [below === others[0] ? 0 : place, place + comments.length];
    piece.gap = below.gap.slice(from, end) + piece.gap;
    below.gap = below.gap.slice(0, from) + below.gap.slice(end);
  }
}

/** The lines above the first entry: a blank one between two comments, else none. */
const gapBelow = (head: string, gap: string) =>
  (head && !/(^|\n) *\n$/.test(head) && gap.includes('#') ? '\n' : '') + gap.slice(blanksOf(gap).length);

/** A value that stands within a line, changed; null where it needs lines of its own. */
function changedValue(text: string, node: Node, value: unknown, examples: unknown[]): string | null {
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    const isBroken = text.slice(0, node.range?.[1]).endsWith('\n');
    return stringify([scalarLike(node, value, node.value)], LAYOUT).slice(2, isBroken ? undefined : -1);
  }
  const isFirst = isSeq(node) && node.items.length === 0 && Array.isArray(value) && value.some(isRecord);
  if (!isCollection(node) || !isOfKind(node, value) || isFirst) return null;
  const made = madeNode(value, [node, ...examples]);
  return stringify([made], { ...LAYOUT, collectionStyle: 'flow' }).slice(2, -3);
}

/** A text, a number or a tick in the look of another. @param was the value that it replaces */
function scalarLike(look: Scalar | undefined, value: unknown, was?: unknown): Scalar {
  // The files ask for quotes around hours; one that has none keeps its look.
  const [wasHour, isHour] = [was, value].map((text) => /^\d\d:\d\d$/.test(`${text}`));
  const isQuoted =
    typeof value === 'string' && ((isHour && !wasHour) || INVISIBLE.test(value) || QUOTED_START.test(value));
  const type = isQuoted ? 'QUOTE_DOUBLE' : look?.type;
  return Object.assign(new Scalar(value), type && { type });
}

const fieldOf = (examples: unknown[], key: string) =>
  examples.flatMap((example) => (isMap(example) ? (example.get(key, true) ?? []) : []));

/** A new value in the look of the first example of its kind. */
function madeNode(value: unknown, examples: unknown[]): Node {
  if (isRecord(value)) {
    const map = new YAMLMap();
    map.flow = examples.find(isMap)?.flow === true || Object.keys(value).length === 0;
    map.items = Object.entries(value).map(
      ([key, inside]) => new Pair(new Scalar(key), madeNode(inside, fieldOf(examples, key))),
    );
    return map;
  }
  if (Array.isArray(value)) {
    const looks = examples.filter(isSeq).filter(({ items }) => items.length > 0);
    const items = looks.flatMap((look) => look.items);
    const made = value.map((item) => madeNode(item, items));
    return Object.assign(new YAMLSeq(), { items: made, flow: looks[0]?.flow === true || made.length === 0 });
  }
  const texts = examples.filter(isScalar).filter((example) => typeof example.value === 'string');
  // Quotes are the look only where every text has them.
  return scalarLike(texts.find(({ type }) => type === 'PLAIN') ?? texts[0], value);
}

const newLines = (key: string | undefined, node: Node, indent: number) =>
  ' '.repeat(indent) +
  indented(stringify(key === undefined ? [node] : new Pair(new Scalar(key), node), LAYOUT), indent);
