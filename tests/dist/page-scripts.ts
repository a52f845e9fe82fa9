import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

/** Islands that start when the visitor comes near. All others start by themselves. */
const STARTED_LATER = /<astro-island\s[^>]*client="(?:visible|media)"[^>]*>/g;
const STATIC_IMPORT = /(?:from|import)\s*["'`][^"'`]*\/([^"'`/]+\.js)["'`]/g;

/**
 * The scripts of a page, in bytes as sent. `atOnce` is all that a browser loads on a first visit when nobody acts or scrolls:
 * islands that start by themselves, their renderer, and what the page's own scripts name, static imports included; the service
 * worker is no part of it. `late` is each of the site's other scripts.
 */
export function readScripts(folder: string, html: string): { atOnce: number; late: Record<string, number> } {
  const files = globSync('*.js', { cwd: `${folder}/_astro` });
  const size = (file: string) => sentBytes(`${folder}/_astro/${file}`);
  const startedAtOnce = html.replaceAll(STARTED_LATER, '');
  const atOnce = new Set(files.filter((file) => startedAtOnce.includes(file)));
  // A set hands out also what is added meanwhile.
  for (const file of atOnce) {
    const code = readFileSync(`${folder}/_astro/${file}`, 'utf8');
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT)) atOnce.add(imported);
  }
  const late: Record<string, number> = {};
  for (const file of files.filter((name) => !atOnce.has(name)).sort()) {
    // Without the hash of its content.
    const name = `late: ${file.replace(/\..*/, '')}`;
    late[name] = (late[name] ?? 0) + size(file);
  }
  return { atOnce: [...atOnce].reduce((sum, file) => sum + size(file), 0), late };
}

/** A file's size as the servers send it: compressed, where that is smaller. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
