/** Headers of the paths that a pattern of `_headers` matches. */
interface HeaderRule {
  /** A path; a `*` at its end stands for any rest. */
  pattern: string;
  headers: Record<string, string>;
}

const withoutComments = (text: string) => text.split('\n').filter((line) => line.trim() && !/^\s*#/.test(line));

/** Reads `_headers` as Netlify and Cloudflare do: a path, then its headers, each on an indented line. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of withoutComments(text)) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({ pattern: line.trim(), headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** The headers of an answer at that path: those of every rule that matches it. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers));
}

/** Reads `_redirects`: other names of some addresses, each with the address it means. */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    withoutComments(text).map((line) => {
      const [from = '', to = ''] = line.split(/\s+/);
      return [from, to];
    }),
  );
}
