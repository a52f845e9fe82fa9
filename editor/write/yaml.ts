import { isDeepStrictEqual } from 'node:util';
import {
  CST,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import {
  column,
  contentEnd,
  contentStart,
  type Edit,
  lineEnd,
  lineStart,
  startWithComment,
  withEdits,
} from './lines.ts';
import { listEdits } from './list.ts';
import { isRecord } from './matching.ts';
import { isOneLine, isPlain, render, valuesOf } from './render.ts';

/** A change that cannot be written without touching more than it should. The message is for the owner. */
export class CannotWrite extends Error {}

const WITHOUT_FIELDS = 'Este grupo ficou sem nenhum dos campos que tinha. Nada foi gravado.';

/** The text that is being changed. */
export interface Source {
  text: string;
  eol: string;
  /** Every text that changes goes between double quotes. Set for the second try, when the first did not read back as the wanted data. */
  quoteAll: boolean;
}

/** The place of a node. */
export interface Context {
  /** The nodes at the same place in its siblings: a new value is written like them. */
  examples: readonly Node[];
  /** Column of the key above it; -2 at the root. */
  column: number;
  inFlow: boolean;
}

export const isRoot = (context: Context) => context.column < 0;

/**
 * The YAML text with its data replaced by `wanted`: only lines with a difference change, and a new item looks like its siblings.
 * @throws CannotWrite when no try gives exactly that data
 */
export function changedYaml(text: string, wanted: unknown): string {
  // As it will read back: without the fields that are undefined.
  const target: unknown = JSON.parse(JSON.stringify(wanted));
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  for (const quoteAll of [false, true]) {
    const { contents, errors } = parseDocument(text, { keepSourceTokens: true });
    if (errors.length > 0) break;
    const context = { examples: [], column: -2, inFlow: false };
    const changed = withEdits(text, editsOf(contents, target, { text, eol, quoteAll }, context));
    const read = parseDocument(changed);
    if (read.errors.length === 0 && isDeepStrictEqual(read.toJS(), target)) return changed;
  }
  throw new CannotWrite('Não consigo escrever esta mudança sem estragar o resto do ficheiro. Nada foi gravado.');
}

/** The edits that make a node hold a value. */
export function editsOf(node: Node | null, target: unknown, source: Source, context: Context): Edit[] {
  // `toJS` wants a document for its aliases; the content has none.
  if (isNode(node) && isDeepStrictEqual(node.toJS(parseDocument('')), target)) return [];
  if (isScalar(node) && (typeof target !== 'object' || target === null))
    return [scalarEdit(node, target, source, context)];
  if (isMap(node) && isRecord(target) && node.items.length > 0)
    return mapEdits(node as YAMLMap<Scalar, Node>, target, source, context);
  if (isSeq(node) && Array.isArray(target)) return listEdits(node, target, source, context);
  return [replaced(node, target, source, context)];
}

/** Replaces a node by a value of another kind; a list or group stands in one line. */
export function replaced(node: Node | null, target: unknown, { eol }: Source, context: Context): Edit {
  const [start, end] = [contentStart(node), contentEnd(node)];
  const inFlow = context.inFlow || typeof target === 'object';
  const value = render(target, { ...context, column: 0, inFlow, after: 'key', eol });
  return { start, end, text: start === end ? value : value.slice(1) };
}

function scalarEdit(node: Scalar, target: unknown, source: Source, context: Context): Edit {
  const { inFlow } = context;
  const token = node.srcToken;
  if (token === undefined || node.range?.[0] === node.range?.[1]) return replaced(node, target, source, context);
  const before = CST.stringify(token);
  const type = typeof target === 'string' ? scalarType(node, target, inFlow, source.quoteAll) : 'PLAIN';
  // As if it were a key, a text between double quotes stays in one line: its line breaks are escaped.
  CST.setScalarValue(token, String(target), { inFlow, type, implicitKey: type === 'QUOTE_DOUBLE', afterKey: true });
  const after = CST.stringify(token).replaceAll(/\r?\n/g, source.eol);
  return { start: token.offset, end: token.offset + before.length, text: after };
}

/** The quotes that the text had before, where the new one can have them too. */
function scalarType(node: Scalar, text: string, inFlow: boolean, quoteAll: boolean): Scalar.Type {
  const type = (node.type ?? 'PLAIN') as Scalar.Type;
  if (quoteAll || type === 'QUOTE_DOUBLE') return 'QUOTE_DOUBLE';
  if (type === 'QUOTE_SINGLE') return isOneLine(text) ? type : 'QUOTE_DOUBLE';
  if (type !== 'PLAIN') return /^\S/.test(text) && isOneLine(text.replaceAll('\n', '')) ? type : 'QUOTE_DOUBLE';
  return isPlain(text, inFlow) ? type : 'QUOTE_DOUBLE';
}

function mapEdits(
  map: YAMLMap<Scalar, Node>,
  target: Record<string, unknown>,
  source: Source,
  context: Context,
): Edit[] {
  const inFlow = map.flow === true;
  const keyColumn = column(source.text, contentStart(map));
  const examples = (key: string) => valuesOf(context.examples, key);
  const pairText = (key: string, value: unknown) => {
    const place = { examples: examples(key), column: keyColumn + 2, inFlow, after: 'key', eol: source.eol } as const;
    return `${key}:${render(value, place)}`;
  };
  const edits: Edit[] = [];
  for (const pair of map.items) {
    const key = String(pair.key.value);
    const inside = { examples: examples(key), column: keyColumn, inFlow };
    if (Object.hasOwn(target, key)) edits.push(...editsOf(pair.value, target[key], source, inside));
    else edits.push(removal(map, pair, source));
  }
  let lastKept = map.items.findLast(({ key }) => Object.hasOwn(target, String(key.value)));
  const added = new Map<Pair<Scalar, Node> | undefined, string[]>();
  for (const [key, value] of Object.entries(target)) {
    const pair = map.items.find((item) => item.key.value === key);
    if (pair) lastKept = pair;
    else added.set(lastKept, [...(added.get(lastKept) ?? []), pairText(key, value)]);
  }
  for (const [after, pairs] of added) edits.push(insertion(map, after, pairs, source));
  return edits;
}

/** Inserts pairs after an existing one. */
function insertion(
  map: YAMLMap<Scalar, Node>,
  after: Pair<Scalar, Node> | undefined,
  pairs: string[],
  { text, eol }: Source,
): Edit {
  if (after === undefined) throw new CannotWrite(WITHOUT_FIELDS);
  if (map.flow)
    return { start: contentEnd(after), end: contentEnd(after), text: pairs.map((pair) => `, ${pair}`).join('') };
  const at = lineEnd(text, contentEnd(after));
  const indent = ' '.repeat(column(text, contentStart(map)));
  const isLastLine = text[at - 1] !== '\n';
  return {
    start: at,
    end: at,
    text: pairs.map((pair) => (isLastLine ? eol + indent + pair : indent + pair + eol)).join(''),
  };
}

/** Removes a pair, with its own comment. */
function removal(map: YAMLMap<Scalar, Node>, pair: Pair<Scalar, Node>, { text }: Source): Edit {
  const at = map.items.indexOf(pair);
  const [before, next] = [map.items[at - 1], map.items[at + 1]];
  const [start, end] = [contentStart(pair), contentEnd(pair)];
  if (map.flow && before) return { start: contentEnd(before), end, text: '' };
  const from = lineStart(text, start);
  const isAlone = text.slice(from, start).trim() === '';
  if (!map.flow && isAlone && map.items.length > 1)
    return { start: startWithComment(text, from, start - from), end: lineEnd(text, end), text: '' };
  if (next === undefined) throw new CannotWrite(WITHOUT_FIELDS);
  if (text.slice(lineEnd(text, end), contentStart(next)).includes('#'))
    throw new CannotWrite('Este campo tem um comentário que se perderia. Nada foi gravado.');
  return { start, end: contentStart(next), text: '' };
}
