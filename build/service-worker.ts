import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundleScript } from '../src/document/inline-script.ts';
import { withoutNetwork } from '../src/offline/words.ts';
import { filesIn, NOTICES_FILE } from './compress.ts';
import { BUILD_TARGETS } from './supported-browsers.ts';

const HOME = '/index.html';
const POLICY = '/politica-privacidade.html';
const ICON = '/favicon.svg';
const WORKER = 'src/offline/service-worker.ts';

/**
 * The files of a built site that the worker precaches: the home page, the icon, and files with a hash in their name. No
 * photographs, and of the scripts only those that the home page names: the worker keeps the islands' code once a page
 * has fetched it.
 */
export function precachedFiles(folder: string): string[] {
  const page = readFileSync(join(folder, HOME), 'utf8');
  return filesIn(folder)
    .filter((file) => [HOME, ICON].includes(file) || file.startsWith('/_astro/'))
    .filter((file) => !/\.(br|gz|avif|webp)$/.test(file) && (!file.endsWith('.js') || page.includes(`="${file}"`)));
}

/**
 * Writes a built site's service worker. Equal files give an identical worker, so a browser installs a new one only
 * after a change.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  // The worker's own code counts too: an earlier worker checked the same files by other rules.
  const hash = createHash('sha256').update(readFileSync(WORKER));
  // A browser installs the new worker only if every file has its hash: one of another deployment, or a captive portal's
  // page, has not.
  const integrity: Record<string, string> = {};
  for (const file of [...precachedFiles(folder), POLICY]) {
    const content = readFileSync(join(folder, file));
    hash.update(file).update(content);
    const path = file === HOME ? '/' : file.replace('.html', '');
    integrity[path] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }
  const { text } = await bundleWorker(WORKER, {
    INTEGRITY: integrity,
    POLICY: POLICY.replace('.html', ''),
    NOTICES: NOTICES_FILE,
    BUILD: hash.digest('hex').slice(0, 8),
    OFFLINE_PAGE: `<!doctype html><html lang=pt-PT><meta charset=utf-8><meta name=viewport content=width=device-width><title>${withoutNetwork}</title><a href=/>${withoutNetwork}</a>`,
  });
  writeFileSync(join(folder, 'sw.js'), text);
}

/** Bundles a worker in memory, for the oldest browsers. @param values the values of its constants, by name */
export const bundleWorker = (entry: string, values: Readonly<Record<string, unknown>>) =>
  bundleScript(entry, { 'process.env.NODE_ENV': 'production', ...values }, { target: BUILD_TARGETS });

/** The folders of the packages in a bundle. */
export function packagesIn({ inputs }: Metafile): string[] {
  const files = Object.keys(inputs).join('\n');
  return [...new Set(files.match(/^.*\bnode_modules\/(@[^/\n]+\/)?[^/\n]+/gm))];
}
