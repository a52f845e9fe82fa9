/** One rule of `_headers`: the headers for all paths that its pattern matches. */
interface HeaderRule {
  /** A path; a `*` at its end matches anything that follows. */
  pattern: string;
  headers: Record<string, string>;
}

/**
 * Reads `_headers` as Netlify and Cloudflare do: a path, then its headers, each on an indented line. No header may
 * stand in two rules that match one path: hosts differ there.
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((line) => /^\s*[^\s#]/.test(line))) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({ pattern: line.trim(), headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** The headers sent for a path: those of every rule that matches it. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers));
}

/** Types of files by their endings, but for those that `_headers` gives. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
