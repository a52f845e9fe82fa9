import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { filesIn, NOTICES_FILE } from './compress.ts';
import { BUILD_TARGETS } from './supported-browsers.ts';

const HOME = '/index.html';
const ICON = '/favicon.svg';
const WORKER = 'src/offline/service-worker.ts';

/**
 * The files of a built site that the worker precaches: the home page, the icon, and files with a hash in their name,
 * but for photographs and for scripts that the page does not name (its own, the islands' entries): the islands' code is
 * kept once needed.
 */
export function precachedFiles(folder: string): string[] {
  const page = readFileSync(join(folder, HOME), 'utf8');
  return filesIn(folder)
    .filter((file) => [HOME, ICON].includes(file) || file.startsWith('/_astro/'))
    .filter((file) => !/\.(br|gz|avif|webp)$/.test(file) && (!file.endsWith('.js') || page.includes(`="${file}"`)));
}

/**
 * Writes a built site's service worker, and returns the folders of the packages in it. Equal files give an identical
 * worker, so a browser installs a new one only after a change.
 */
export async function writeServiceWorker(folder: string): Promise<string[]> {
  const files = precachedFiles(folder);
  const contents = files.map((file) => readFileSync(join(folder, file)));
  const precached = files.map((file, index) => ({
    url: file === HOME ? '/' : file,
    // Each build has a cache of its own, so no address needs a revision in it; with one, Workbox would have a visitor
    // load again the page that they are reading.
    revision: null,
    // With its hash a browser rejects a page of another deployment, or of a captive portal: it does not install the
    // new worker.
    integrity: `sha256-${createHash('sha256')
      .update(contents[index] ?? '')
      .digest('base64')}`,
  }));
  // The worker's own code counts too: an earlier worker checked the same files by other rules.
  const hash = createHash('sha256')
    .update(JSON.stringify(files))
    .update(readFileSync(WORKER))
    .update(Buffer.concat(contents));
  const { outputFiles, metafile } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: BUILD_TARGETS,
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHED: JSON.stringify(precached),
      NOTICES: JSON.stringify(NOTICES_FILE),
      BUILD: JSON.stringify(hash.digest('hex').slice(0, 8)),
    },
  });
  writeFileSync(join(folder, 'sw.js'), outputFiles[0]?.contents ?? '');
  return packagesIn(metafile);
}

/** The folders of the packages in a bundle. */
export function packagesIn({ inputs }: Metafile): string[] {
  const files = Object.keys(inputs).join('\n');
  return [...new Set(files.match(/^.*\bnode_modules\/(@[^/\n]+\/)?[^/\n]+/gm))];
}
