/** One rule of `_headers`: the headers for all paths that its pattern matches. */
interface HeaderRule {
  /** A path; a `*` at its end matches anything that follows. */
  pattern: string;
  headers: Record<string, string>;
}

const ruleLines = (text: string) => text.split('\n').filter((line) => line.trim() && !/^\s*#/.test(line));

/**
 * Reads `_headers` as Netlify and Cloudflare do: a path, then its headers, each on an indented line. No header may
 * stand in two rules that match one path: hosts differ there.
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of ruleLines(text)) {
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
