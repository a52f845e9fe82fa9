import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { plainText } from '../text/plain-text.ts';
import type { Finding, Place } from './mistakes/mistakes.ts';
import { jsonMistake, silentMistakes, withoutFrontMatter, yamlMistakes } from './mistakes/yaml-mistakes.ts';
import { fieldName } from './paths.ts';

/** A parsed content file: its data and the place of each field. */
export interface Source {
  file: string;
  /** The file's text. */
  written: string;
  /** Of a Markdown file its front matter, and below it the text, as `texto`. */
  data: unknown;
  /** Mistakes of syntax; when there are any, `data` is undefined. */
  mistakes: Finding[];
  /** The place of the field at a path; its line is that of the nearest parent that exists. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Line where a text first occurs, searched from the field at a path; that of the field where it does not. */
  lineOfText(text: string, path: readonly PropertyKey[]): number;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/;

/** Parses a YAML or JSON file, or a Markdown file with YAML front matter. Never throws: see `mistakes`. */
export function parseSource(file: string, content: string): Source {
  const text = plainText(content).replaceAll(/\r\n?/g, '\n');
  const isMarkdown = file.endsWith('.md');
  const isJson = file.endsWith('.json');
  const [, head = '', body = ''] = (isMarkdown && text.match(FRONT_MATTER)) || [];
  const yaml = isMarkdown ? `\n${head}` : text;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const broken = [
    ...(isMarkdown && !head ? [withoutFrontMatter(file)] : []),
    ...(isJson ? jsonMistake(file, text) : []),
    ...yamlMistakes(file, yaml, document),
  ];
  const mistakes = isJson || broken.length > 0 ? broken : silentMistakes(file, yaml, document);
  const below = isMap(document.contents) && isMarkdown && { texto: body.trim() };
  const data = mistakes.length > 0 ? undefined : below ? { ...document.toJS(), ...below } : document.toJS();
  const isBelow = ([name]: readonly PropertyKey[]) => isMarkdown && name === 'texto';
  const offsetOf = (path: readonly PropertyKey[]) => fieldOffset(document.contents, path);
  // Below the fields and the two lines around them.
  const lineOf = (path: readonly PropertyKey[]) =>
    isBelow(path) ? yaml.split('\n').length + 2 : lines.linePos(offsetOf(path)).line;
  return {
    file,
    written: content,
    data,
    mistakes,
    placeOf: (path) => ({ file, line: lineOf(path), field: fieldName(path) }),
    lineOfText(sought, path) {
      const [whole, from] = isBelow(path) ? [text, head.length] : [yaml, offsetOf(path)];
      const at = whole.indexOf(sought, from);
      return at < 0 ? lineOf(path) : whole.slice(0, at).split('\n').length;
    },
  };
}

/** The offset at which a field's name (or a list's item) begins; that of the nearest parent when it is missing. */
function fieldOffset(root: ParsedNode | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = root?.range[0] ?? 0;
  for (const key of path) {
    const next: unknown = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : isSeq(node) && node.get(key, true);
    const place = isPair(next) ? next.key : next;
    if (!isNode(place) || !place.range) break;
    offset = place.range[0];
    node = isPair(next) ? next.value : next;
  }
  return offset;
}
