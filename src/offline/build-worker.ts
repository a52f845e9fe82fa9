import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packageFolder } from '../../hosting/licences.ts';
import { NOTICES_FILE } from '../../hosting/rules.ts';

/** A file that the worker keeps, as Workbox takes it. */
export interface PrecacheEntry {
  url: string;
  /** A hash of the content; null where the address holds one already. */
  revision: string | null;
  /** As in subresource integrity. Given for pages: one of another deployment is refused. */
  integrity?: string;
}

const HASHED = '_astro/';
const NOT_FOUND = '/404';
/** Kept besides the pages and the hashed files. */
const OTHERS = ['favicon.svg'];

const hash = (content: string | Uint8Array, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(content).digest(encoding);

/** The address at which a page's file is served: one without `.html`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

function entryOf(folder: string, file: string): PrecacheEntry {
  if (file.startsWith(HASHED)) return { url: `/${file}`, revision: null };
  const content = readFileSync(join(folder, file));
  const entry = { url: addressOf(file), revision: hash(content, 'hex').slice(0, 8) };
  // What a host answers to an unknown address is its own affair: another page than ours must not spoil all the others.
  const isOurs = file.endsWith('.html') && entry.url !== NOT_FOUND;
  return isOurs ? { ...entry, integrity: `sha256-${hash(content, 'base64')}` } : entry;
}

/** What the worker keeps of a built site: its pages, all that bears a hash in its name, and the icon. */
export function precacheEntries(folder: string): PrecacheEntry[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.html') || file.startsWith(HASHED) || OTHERS.includes(file))
    .sort()
    .map((file) => entryOf(folder, file));
}

/** The worker's code, with places for what differs from site to site. */
const bundle = () =>
  build({
    entryPoints: [fileURLToPath(new URL('./service-worker.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHED: '__PRECACHED__',
      NOT_FOUND: JSON.stringify(NOT_FOUND),
      NOTICES: JSON.stringify(NOTICES_FILE),
      BUILD: '"__BUILD__"',
    },
  });

let bundled: ReturnType<typeof bundle> | undefined;

/**
 * Writes a built site's service worker, `sw.js`. It is the same for the same files, so browsers only take up what changed.
 * @returns the folders of the packages that it is made of
 */
export async function writeWorker(folder: string): Promise<string[]> {
  bundled ??= bundle();
  const { outputFiles, metafile } = await bundled;
  const text = outputFiles[0]?.text ?? '';
  const code = text.replace('__PRECACHED__', () => JSON.stringify(precacheEntries(folder)));
  writeFileSync(join(folder, 'sw.js'), code.replace('__BUILD__', hash(code, 'hex').slice(0, 8)));
  return [...new Set(Object.keys(metafile.inputs).flatMap((input) => packageFolder(`./${input}`) ?? []))];
}
