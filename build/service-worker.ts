import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { filesIn, NOTICES_FILE } from './compress.ts';
import { packageFolder } from './licences.ts';

/** A file that the worker precaches, in Workbox's format. */
export interface PrecacheEntry {
  url: string;
  /** A hash of the content; null where the address holds one already. */
  revision: string | null;
  /** Set for the page: the browser rejects that of another deployment, and the new worker is not installed. */
  integrity?: string;
}

const HASHED = '/_astro/';
const HOME = '/index.html';
const ICON = '/favicon.svg';

const hash = (content: string | Uint8Array, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(content).digest(encoding);

function entryOf(folder: string, file: string): PrecacheEntry {
  if (file.startsWith(HASHED)) return { url: file, revision: null };
  const content = readFileSync(join(folder, file));
  const revision = hash(content, 'hex').slice(0, 8);
  return file === HOME
    ? { url: '/', revision, integrity: `sha256-${hash(content, 'base64')}` }
    : { url: file, revision };
}

/**
 * The files of a built site that the worker precaches: the home page, the icon, and files with a hash in their name, but for
 * photographs and for scripts that the page does not name: the islands' code is kept once somebody has needed it.
 */
export function precacheEntries(folder: string): PrecacheEntry[] {
  const scripts = scriptsOf(readFileSync(join(folder, HOME), 'utf8'));
  return filesIn(folder)
    .filter((file) => [HOME, ICON].includes(file) || file.startsWith(HASHED))
    .filter((file) => !/\.(br|gz|avif|webp)$/.test(file) && (!file.endsWith('.js') || scripts.includes(file)))
    .map((file) => entryOf(folder, file));
}

/** The scripts that a page names: its own, and the islands' entries, each a line that names the files of all. */
const scriptsOf = (html: string) => [...html.matchAll(/="(\/_astro\/[^"]+\.js)"/g)].map(([, address = '']) => address);

/**
 * Writes a built site's service worker, `sw.js`. Equal files give an identical worker, so a browser installs a new one only
 * after a change.
 * @returns the folders of the packages bundled into it
 */
export async function writeServiceWorker(folder: string): Promise<string[]> {
  const entries = precacheEntries(folder);
  // Each build has a cache of its own, so no address needs a revision in it; with one, Workbox would have a visitor load again
  // the page that they are reading.
  const precached = entries.map((entry) => ({ ...entry, revision: null }));
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/offline/service-worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHED: JSON.stringify(precached),
      NOTICES: JSON.stringify(NOTICES_FILE),
      BUILD: JSON.stringify(hash(JSON.stringify(entries), 'hex').slice(0, 8)),
    },
  });
  const [worker] = outputFiles;
  if (!worker) throw new Error('esbuild wrote no service worker.');
  writeFileSync(join(folder, 'sw.js'), worker.text);
  return [...new Set(Object.keys(metafile.inputs).flatMap((input) => packageFolder(input) ?? []))];
}
