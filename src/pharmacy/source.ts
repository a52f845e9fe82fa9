import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { Finding } from './mistakes/mistakes.ts';
import {
  jsonMistake,
  silentMistakes,
  unreadableLetter,
  withoutFrontMatter,
  yamlMistakes,
} from './mistakes/yaml-mistakes.ts';

/** A parsed content file: its data, its Markdown body if it has one, and the line of each field. */
export interface Source {
  file: string;
  data: unknown;
  /** The Markdown below the front matter; null for a file that is not Markdown. */
  body: string | null;
  /** Mistakes of syntax; when there are any, `data` is undefined. */
  mistakes: Finding[];
  /** Line (from 1) of the field at a path, or of the nearest parent that exists. */
  lineOf(path: readonly PropertyKey[]): number;
  /** Line where a text first occurs, searched from the field at a path; in the Markdown when the path is null. */
  lineOfText(text: string, path: readonly PropertyKey[] | null): number;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/;

/** Parses a YAML or JSON file, or a Markdown file with YAML front matter. Never throws: see `mistakes`. */
export function parseSource(file: string, content: string): Source {
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const isMarkdown = file.endsWith('.md');
  const isJson = file.endsWith('.json');
  const [, head = '', body = ''] = (isMarkdown && text.match(FRONT_MATTER)) || [];
  const yaml = isMarkdown ? `\n${head}` : text;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const unreadable = unreadableLetter(file, text);
  const broken = [
    ...(isMarkdown && !head ? [withoutFrontMatter(file)] : []),
    ...(isJson ? jsonMistake(file, text) : []),
    ...yamlMistakes(file, yaml, document),
  ];
  const silent = isJson || broken.length > 0 ? [] : silentMistakes(file, yaml, document);
  const mistakes = [unreadable, broken, silent].find(({ length }) => length > 0) ?? [];
  const offsetOf = (path: readonly PropertyKey[]) => fieldOffset(document.contents, path);
  return {
    file,
    data: mistakes.length > 0 ? undefined : isJson ? JSON.parse(text) : document.toJS(),
    body: isMarkdown ? body.trim() : null,
    mistakes,
    lineOf: (path) => lineAt(offsetOf(path)),
    lineOfText(needle, path) {
      if (path === null) return text.slice(0, text.indexOf(needle, head.length)).split('\n').length;
      const offset = yaml.indexOf(needle, offsetOf(path));
      return lineAt(offset < 0 ? offsetOf(path) : offset);
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
