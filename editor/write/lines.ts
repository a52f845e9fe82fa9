import { isCollection, isMap, isNode, isPair } from 'yaml';

/** A piece of a text, by its offsets, and the text that replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A part of a text with edits made in it; edits do not overlap. */
export function withEdits(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  let result = '';
  let at = from;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at, to);
}

/** Where the line that holds `offset` begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset just after the line break that follows `offset`. A block text (`>-`) already ends after its line break. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Column of an offset, from 0. */
export function column(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/**
 * Where a line begins with its own comment: the comment lines right above it with the same indentation. A comment at the top of
 * the file belongs to the whole file.
 */
export function startWithComment(text: string, start: number, indent: number): number {
  const comment = new RegExp(`^ {${indent}}#`);
  let from = start;
  while (from > 0) {
    const above = lineStart(text, from - 1);
    if (!comment.test(text.slice(above, from))) return from;
    from = above;
  }
  return start;
}

/** The offset at which a node's own text ends, without the comments and empty lines that the parser adds to it. */
export function contentEnd(node: unknown): number {
  if (isPair(node)) return contentEnd(isNode(node.value) ? node.value : node.key);
  if (isCollection(node) && !node.flow) return contentEnd(node.items.at(-1));
  return isNode(node) ? (node.range?.[1] ?? 0) : 0;
}

/** The offset at which a node begins: its first key or dash. */
export function contentStart(node: unknown): number {
  if (isPair(node)) return contentStart(node.key);
  if (isMap(node) && !node.flow) return contentStart(node.items[0]);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
