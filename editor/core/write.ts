import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isRecord } from '../../src/pharmacy/paths.ts';
import { hunksBetween, joinedLines } from './lines.ts';
import { matchItems } from './matching.ts';
import { isSame } from './paths.ts';
import { Refused } from './refused.ts';
import { becauseOfLine, cannotWrite } from './words.ts';

/** The layout of every content file: a text stays in one line, however long. */
const LAYOUT = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY } as const;

/** The beginning of a text that a file holds in quotes only: curly ones may stand in place of straight ones. */
const QUOTED_START = /^(\s|$|[“”„])/;

/** Characters that only double quotes can show, and line breaks, which YAML would fold. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The text of a content file with other data; byte order mark and line ends stay. Of Markdown, `texto` is what stands
 * below the fields. @throws Refused when the text would not read back as what is wanted
 */
export function changedFile(file: string, text: string, wanted: unknown): string {
  const [mark = ''] = /^\uFEFF?/.exec(text) ?? [];
  const plain = text.slice(mark.length).replaceAll('\r\n', '\n');
  const changed = changedText(file, plain, wanted);
  if (changed === plain) return text;
  // Where a computer has mixed them, each line takes that of the first.
  return mark + (/^[^\n]*\r\n/.test(text) ? changed.replaceAll('\n', '\r\n') : changed);
}

function changedText(file: string, text: string, wanted: unknown): string {
  // JSON has no comments to lose.
  if (file.endsWith('.json')) return `${JSON.stringify(wanted, null, 2)}\n`;
  return file.endsWith('.md') ? changedMarkdown(text, wanted) : changedYaml(text, wanted);
}

const FRONT_MATTER = /^---\n([\s\S]*?\n|)---(?:\n([\s\S]*))?$/;

/** The fields at the top as YAML, and the text a line below them. */
function changedMarkdown(text: string, wanted: unknown): string {
  const [front, yaml = '', below] = FRONT_MATTER.exec(text || '---\n---') ?? [];
  if (front === undefined) throw new Refused(409, cannotWrite());
  const { texto = below, ...fields } = Object(wanted) as Record<string, unknown>;
  return `---\n${changedYaml(yaml, fields)}---\n\n${String(texto).trim()}\n`;
}

/**
 * YAML with other data, in the one layout of content files. A comment goes only with the item right below it; a new
 * item looks like its siblings. @throws Refused when the text would not read back as that data
 */
function changedYaml(text: string, wanted: unknown): string {
  // Drops the fields that are undefined, as reading back will.
  const target: unknown = JSON.parse(JSON.stringify(wanted));
  const document = parseDocument(text);
  if (document.errors.length === 0) {
    if (isSame(document.toJS(), target)) return text;
    liftHeader(document);
    const before = document.toString(LAYOUT);
    document.contents = nodeWith(document.contents, target, []) as typeof document.contents;
    const changed = document.toString(LAYOUT);
    // The lines that the change leaves alone stay as they were written.
    for (const candidate of [joinedLines(before, changed, hunksBetween(before, text)), changed]) {
      const read = parseDocument(candidate);
      if (read.errors.length === 0 && isSame(read.toJS(), target)) return candidate;
    }
  }
  const [error] = document.errors;
  const above = text.slice(0, error?.pos[0]).split('\n').length;
  throw new Refused(409, cannotWrite(error && becauseOfLine(above, text.split('\n')[above - 1] ?? '')));
}

/** Gives the file its header, which the parser takes for the first item's, but for the paragraph right above it. */
function liftHeader(document: Document.Parsed): void {
  const { contents } = document;
  const [first] = isCollection(contents) && !contents.flow ? nodesOf(contents) : [];
  const paragraphs = paragraphsOf(first?.commentBefore);
  if (!first || paragraphs.length === 0) return;
  first.commentBefore = document.commentBefore || paragraphs.length > 1 ? (paragraphs.pop() ?? null) : null;
  document.commentBefore = commentsOf(document.commentBefore, ...paragraphs);
}

/** A node that holds a value: the one that is there, or a new one in the look of the first example of its kind. */
function nodeWith(node: unknown, value: unknown, examples: readonly unknown[]): Node {
  if (isRecord(value)) return filledMap(reuseNode(node, isMap, new YAMLMap(), examples), value, examples);
  if (Array.isArray(value)) return filledList(reuseNode(node, isSeq, new YAMLSeq(), examples), value, examples);
  const texts = examples.filter((example) => isScalar(example) && typeof example.value === 'string');
  // Quotes are the look only where every text has them.
  const plain = texts.find((example) => isScalar(example) && example.type === 'PLAIN');
  const scalar = reuseNode(node, isScalar, new Scalar(null), plain ? [plain] : texts);
  // The files ask for quotes around hours; one that has none keeps its look.
  const [was, isHour] = [scalar.value, value].map((text) => /^\d\d:\d\d$/.test(`${text}`));
  const isNewHour = isHour && !was;
  scalar.value = value;
  if (typeof value === 'string' && (isNewHour || INVISIBLE.test(value) || QUOTED_START.test(value)))
    scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}

/** The node where it is of the kind, else the one made in its place, which takes over its comments. */
function reuseNode<Kind extends Node>(
  node: unknown,
  isKind: (node: unknown) => node is Kind,
  made: Kind,
  examples: readonly unknown[],
): Kind {
  if (isKind(node)) return node;
  const look = examples.find(isKind);
  if (isScalar(look)) Object.assign(made, { type: look.type });
  if (isCollection(look)) Object.assign(made, { flow: look.flow });
  if (isNode(node)) {
    const { commentBefore, comment, spaceBefore } = node;
    Object.assign(made, { commentBefore, comment, spaceBefore });
  }
  return made;
}

/** The fields that stay keep their places; a new one stands below the one before it. */
function filledMap(map: YAMLMap, wanted: Record<string, unknown>, examples: readonly unknown[]): YAMLMap {
  const pairs = map.items.filter(({ key }) => Object.hasOwn(wanted, String(key)));
  keepComments(map, new Set(pairs.map(({ key }) => key)));
  let next = 0;
  for (const [name, value] of Object.entries(wanted)) {
    const siblings = examples.flatMap((example) => (isMap(example) ? (example.get(name, true) ?? []) : []));
    const index = pairs.findIndex(({ key }) => String(key) === name);
    const pair = pairs[index];
    if (pair) pair.value = nodeWith(pair.value, value, siblings);
    else pairs.splice(next, 0, new Pair(new Scalar(name), nodeWith(null, value, siblings)));
    next = (pair ? index : next) + 1;
  }
  map.items = pairs;
  return map;
}

/** Items that stay move with comments and blank lines; a new one has a blank line above where most others have. */
function filledList(list: YAMLSeq, wanted: unknown[], examples: readonly unknown[]): YAMLSeq {
  const old = nodesOf(list);
  const oldIndexOf = matchItems(list.toJSON() as unknown[], wanted);
  const siblings = old.length > 0 ? old : examples.flatMap((example) => (isSeq(example) ? example.items : []));
  const [first, ...others] = old.map(({ spaceBefore }) => spaceBefore);
  // `[]` says nothing of the look.
  if (old.length === 0 && list.flow) list.flow = !wanted.some(isRecord);
  if (oldIndexOf[0] !== 0) giveFirstItsComment(list, old);
  keepComments(list, new Set(old.filter((_, i) => oldIndexOf.includes(i))));
  list.items = wanted.map((value, j) => nodeWith(old[oldIndexOf[j] ?? -1], value, siblings));
  for (const [j, item] of nodesOf(list).entries()) {
    if (j === 0) item.spaceBefore = first === true;
    // A new item, or the one that was first.
    else if (!oldIndexOf[j]) item.spaceBefore = others.filter(Boolean).length * 2 > others.length;
  }
  return list;
}

/** Gives the first item the paragraph above it, which is the list's for the parser. */
function giveFirstItsComment(list: YAMLSeq, [first]: Node[]): void {
  const paragraphs = paragraphsOf(list.commentBefore);
  if (!first || list.flow) return;
  first.commentBefore = commentsOf(paragraphs.pop(), first.commentBefore);
  list.commentBefore = commentsOf(...paragraphs);
}

/** Keeps the comments of what goes but for the paragraph above an item: a field's say how to write it. */
function keepComments(collection: YAMLMap | YAMLSeq, kept: ReadonlySet<unknown>): void {
  const apart: string[] = [];
  for (const node of nodesOf(collection)) {
    const paragraphs = paragraphsOf(node.commentBefore);
    if (kept.has(node)) node.commentBefore = commentsOf(...apart.splice(0), node.commentBefore);
    else if (isMap(collection)) apart.push(...paragraphs, ...commentsWithin(collection.get(node, true)));
    else apart.push(...paragraphs.slice(0, -1));
  }
  collection.comment = commentsOf(...apart, collection.comment);
}

function commentsWithin(value: unknown): string[] {
  const comments: string[] = [];
  if (isNode(value))
    visit(value, {
      Node: (_, { commentBefore, comment }) =>
        void comments.push(...[commentBefore, comment].filter((text) => text != null)),
    });
  return comments;
}

/** The nodes that carry the comments: the keys of a map, the items of a list. */
function nodesOf(collection: YAMLMap | YAMLSeq): Node[] {
  return (isMap(collection) ? collection.items.map(({ key }) => key) : collection.items).filter(isNode);
}

const paragraphsOf = (comment: string | null | undefined) => comment?.split(/\n\n+/) ?? [];

const commentsOf = (...paragraphs: (string | null | undefined)[]) => paragraphs.filter(Boolean).join('\n\n') || null;
