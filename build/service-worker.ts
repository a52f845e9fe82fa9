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
  /** Set for pages: the browser rejects a page of another deployment, and the new worker is not installed. */
  integrity?: string;
}

const HASHED = '/_astro/';
const NOT_FOUND = '/404';
/** Precached besides pages and hashed files. */
const OTHERS = ['/favicon.svg'];

const hash = (content: string | Uint8Array, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(content).digest(encoding);

/** The address at which a page's file is served: one without `.html`. */
const addressOf = (file: string) => file.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

function entryOf(folder: string, file: string): PrecacheEntry {
  if (file.startsWith(HASHED)) return { url: file, revision: null };
  const content = readFileSync(join(folder, file));
  const entry = { url: addressOf(file), revision: hash(content, 'hex').slice(0, 8) };
  // No integrity for the not-found page: a host may serve its own, and one mismatch would fail the whole installation.
  const hasIntegrity = file.endsWith('.html') && entry.url !== NOT_FOUND;
  return hasIntegrity ? { ...entry, integrity: `sha256-${hash(content, 'base64')}` } : entry;
}

/**
 * The files of a built site that the worker precaches: pages, the icon, and files with a hash in their name, but for photographs
 * and for scripts that no page names: those of the islands are kept once somebody has needed them.
 */
export function precacheEntries(folder: string): PrecacheEntry[] {
  const files = filesIn(folder).filter((file) => !/\.(br|gz|avif|webp)$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const scripts = pages.flatMap((page) => scriptsOf(readFileSync(join(folder, page), 'utf8')));
  return files
    .filter((file) => pages.includes(file) || file.startsWith(HASHED) || OTHERS.includes(file))
    .filter((file) => !file.endsWith('.js') || scripts.includes(file))
    .map((file) => entryOf(folder, file));
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, address = '']) => address);

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
      NOT_FOUND: JSON.stringify(NOT_FOUND),
      NOTICES: JSON.stringify(NOTICES_FILE),
      BUILD: JSON.stringify(hash(JSON.stringify(entries), 'hex').slice(0, 8)),
    },
  });
  const [worker] = outputFiles;
  if (!worker) throw new Error('esbuild wrote no service worker.');
  writeFileSync(join(folder, 'sw.js'), worker.text);
  return [...new Set(Object.keys(metafile.inputs).flatMap((input) => packageFolder(input) ?? []))];
}
