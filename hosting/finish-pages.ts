import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesIn } from './compress.ts';
import { type PolicySources, policySources, withPolicy } from './content-security.ts';
import { contentHash, mergeStyles, minifyScripts } from './inline-elements.ts';
import { unusedEntries, withDirectEntries } from './island-entries.ts';
import { importMap, integrity, runtimeParts, runtimeScript, withoutRuntime } from './island-runtime.ts';
import { printSheetScript, withLatePrintSheet } from './print-sheet.ts';

/**
 * `a/index.html` becomes `a.html`: the form in which every static host serves `/a` at that address. From a folder, Netlify,
 * Cloudflare Pages and GitHub Pages send visitors to `/a/`.
 */
function flatten(folder: string): void {
  for (const path of filesIn(folder)) {
    if (!path.endsWith('/index.html') || path === '/index.html') continue;
    const page = dirname(path);
    renameSync(folder + path, `${folder}${page}.html`);
    if (readdirSync(folder + page).length === 0) rmdirSync(folder + page);
  }
}

/** Writes Astro's runtime as a file and gives back the pages that name it, and what their policies must allow for it. */
function extractRuntime(folder: string, pages: Map<string, string>, modules: Map<string, Uint8Array>) {
  const parts = runtimeParts([...pages.values()]);
  if (parts.length === 0) return { pages, allowed: [] };
  const map = importMap(modules);
  const react = [...modules.keys()].find((url) => url.startsWith('/_astro/react.'));
  if (!react) throw new Error('No chunk is called react: see codeSplitting in astro.config.ts.');
  const script = runtimeScript(map, parts, react) + printSheetScript([...pages.values()]);
  const hash = integrity(script);
  const url = `/_astro/islands.${hash.slice(7, 15).replaceAll(/[+/]/g, '-')}.js`;
  mkdirSync(dirname(folder + url), { recursive: true });
  writeFileSync(folder + url, script);
  const finished = each(pages, (html) => withLatePrintSheet(withoutRuntime(html, url, hash)));
  return { pages: finished, allowed: [contentHash(map)] };
}

const each = (pages: ReadonlyMap<string, string>, change: (html: string) => string) =>
  new Map([...pages].map(([path, html]) => [path, change(html)]));

/** Adds an integrity attribute to every script of ours that a page asks for itself. */
function withIntegrity(html: string, modules: ReadonlyMap<string, Uint8Array>): string {
  return html.replaceAll(/<(?:script|link)\b[^>]*>/gi, (tag) => {
    const url = /\s(?:src|href)="?([^"\s>]+\.js)"?/.exec(tag)?.[1];
    const code = url === undefined ? undefined : modules.get(url);
    return code === undefined || tag.includes('integrity=')
      ? tag
      : tag.replace(/>$/, ` integrity="${integrity(code)}">`);
  });
}

/**
 * Finishes the built pages in place: one file an address, islands that name their chunk, their runtime in a file of its own,
 * integrity on scripts, and the content security policy first in each head.
 * @param folder the built site, with a slash at the end
 */
export function finishPages(folderWithSlash: string): void {
  const folder = folderWithSlash.replace(/\/$/, '');
  flatten(folder);
  const files = filesIn(folder);
  const modules = new Map(
    files
      .filter((path) => path.startsWith('/_astro/') && path.endsWith('.js'))
      .map((path) => [path, readFileSync(folder + path)]),
  );
  const styleFiles = files.some((path) => path.endsWith('.css'));
  const built = new Map(
    files.filter((path) => path.endsWith('.html')).map((path) => [path, readFileSync(folder + path, 'utf8')]),
  );
  const merged = each(built, (html) =>
    withIntegrity(withDirectEntries(minifyScripts(mergeStyles(html)), modules), modules),
  );
  for (const url of unusedEntries([...merged.values()], modules)) {
    rmSync(folder + url);
    modules.delete(url);
  }
  const { pages, allowed } = extractRuntime(folder, merged, modules);
  for (const [path, html] of pages) {
    const own = policySources([html], styleFiles);
    const hasIslands = html.includes('<astro-island');
    const sources: PolicySources = { ...own, scripts: new Set([...own.scripts, ...(hasIslands ? allowed : [])]) };
    writeFileSync(folder + path, withPolicy(html, sources));
  }
}
