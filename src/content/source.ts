import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Fault } from './faults.ts';

/** A content file as read: its data, what follows the front matter (Markdown only), and where each field stands. */
export interface Source {
  file: string;
  data: unknown;
  /** The Markdown below the front matter; null for a YAML file. */
  body: string | null;
  /** Mistakes of YAML itself; when there are any, `data` is not worth checking. */
  faults: Fault[];
  /** Line (from 1) of the field at a path, or of the nearest parent that exists. */
  lineOf(path: PropertyKey[]): number;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Parses a YAML file, or a Markdown file with YAML front matter. Never throws: what is wrong is in `faults`. */
export function parseSource(file: string, content: string): Source {
  const markdown = file.endsWith('.md') ? content.replaceAll('\r\n', '\n').match(FRONT_MATTER) : null;
  const yaml = markdown ? `\n${markdown[1]}` : content;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  return {
    file,
    data: document.errors.length > 0 ? undefined : document.toJS(),
    body: markdown ? (markdown[2] ?? '').trim() : null,
    faults: document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      field: '',
      found: 'um erro de escrita do YAML',
      expected: 'dois espaços por nível, dois pontos depois do nome e aspas onde houver ":" ou "#" no texto',
    })),
    lineOf(path) {
      for (let depth = path.length; depth >= 0; depth--) {
        const node: unknown = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    },
  };
}
