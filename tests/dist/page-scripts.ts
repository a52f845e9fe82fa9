import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** Directives of islands that start when the visitor comes near. All others start by themselves. */
const ON_APPROACH = ['visible', 'media'];

/** A built script: its bytes as sent, what it cannot run without, what it may import later. */
interface Chunk {
  size: number;
  imports: string[];
  later: string[];
}

/**
 * The scripts that a page asks for, static imports included. `atOnce` is the size of all that a browser loads on a first
 * visit when nobody acts or scrolls: islands that start by themselves, their renderer, and what the page's own scripts name;
 * the service worker is no part of it. `late` is what each later part adds to what is there by then.
 */
export function readScripts(folder: string, html: string): { atOnce: number; late: Record<string, number> } {
  const chunks = readChunks(folder);
  const islands = html.match(/<astro-island\s[^>]*>/g) ?? [];
  const isLate = (tag: string) => ON_APPROACH.some((directive) => tag.includes(` client="${directive}"`));
  const named = (text: string) => filesNamed(text, /["'`]([^"'`\s]+\.js)["'`]/g).filter((file) => chunks.has(file));

  const needed = (files: readonly string[], there: ReadonlySet<string> = new Set()): Set<string> => {
    const found = new Set(files.filter((file) => !there.has(file)));
    // A set hands out also what is added meanwhile.
    for (const file of found) {
      for (const imported of chunks.get(file)?.imports ?? []) if (!there.has(imported)) found.add(imported);
    }
    return found;
  };
  const laterThan = (files: Set<string>) => [...files].flatMap((file) => chunks.get(file)?.later ?? []);
  const size = (files: Set<string>) => [...files].reduce((sum, file) => sum + (chunks.get(file)?.size ?? 0), 0);

  const page = html.replaceAll(/<astro-island\s[^>]*>/g, '');
  const atOnce = needed([...named(page), ...islands.filter((tag) => !isLate(tag)).flatMap(named)]);

  const near = needed(islands.filter(isLate).flatMap(named), atOnce);
  const withNear = atOnce.union(near);
  const late: Record<string, number> = near.size > 0 ? { 'late: islands near': size(near) } : {};
  const parts = [
    ...laterThan(atOnce).map((file) => ({ file, there: atOnce })),
    ...laterThan(near).map((file) => ({ file, there: withNear })),
  ];
  const seen = new Set<string>();
  for (const { file, there } of parts) {
    const added = needed([file], there);
    if (added.size === 0 || seen.has(file)) continue;
    seen.add(file);
    const name = `late: ${nameOf(file)}`;
    late[name] = (late[name] ?? 0) + size(added);
    parts.push(...laterThan(added).map((next) => ({ file: next, there: there.union(added) })));
  }
  return { atOnce: size(atOnce), late };
}

function readChunks(folder: string): Map<string, Chunk> {
  const files = globSync(`${folder}/_astro/*.js`);
  return new Map(
    files.map((file) => {
      const code = readFileSync(file, 'utf8');
      const imports = filesNamed(code, /(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g);
      const later = filesNamed(code, /import\(\s*["'`]([^"'`]+\.js)["'`]/g);
      return [basename(file), { size: sentBytes(file), imports, later }];
    }),
  );
}

/** A file's size as the servers send it: compressed, where that is smaller. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const filesNamed = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, url = '']) => basename(url));

/** A chunk's name without the hash of its content. */
const nameOf = (file: string) => file.replace(/\..*/, '');
