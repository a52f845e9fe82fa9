import { dirname, join } from 'node:path/posix';

/** A file that only passes on what another exports, as the bundler leaves one for each island of a shared chunk. */
const PASSES_ON = /^export\{(\w+) as (\w+)\}from"(\.\/[^"]+)";?\s*$/;
const ISLAND = /component-url="([^"]+)" component-export="([^"]+)"/g;

/**
 * Lets the islands of a page name the chunk that holds them instead of a file that passes it on: one request less for each,
 * and none of them waits for another's answer.
 * @param modules the site's scripts by their address
 */
export function withDirectEntries(html: string, modules: ReadonlyMap<string, Uint8Array>): string {
  return html.replaceAll(ISLAND, (whole, url: string, name: string) => {
    const [, inner, outer, chunk] = PASSES_ON.exec(String(modules.get(url) ?? '')) ?? [];
    if (!inner || !chunk || outer !== name) return whole;
    return `component-url="${join(dirname(url), chunk)}" component-export="${inner}"`;
  });
}

/** The addresses of the scripts that nothing asks for any more once islands name their chunks. */
export function unusedEntries(pages: readonly string[], modules: ReadonlyMap<string, Uint8Array>): string[] {
  const everything = [...pages, ...[...modules.values()].map(String)].join('\n');
  return [...modules]
    .filter(([url, code]) => PASSES_ON.test(String(code)) && !everything.includes(url.slice(url.lastIndexOf('/') + 1)))
    .map(([url]) => url);
}
