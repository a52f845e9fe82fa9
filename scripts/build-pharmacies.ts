/**
 * Builds the sites of several pharmacies, one after another in one process, so that what is the same for all is made once.
 *
 *   npm run build:pharmacies -- pharmacies/one pharmacies/two
 *
 * Each folder holds `content/` and `public/`; its site is built into `dist/` in it, with `hosting-made/` beside that.
 */
import { resolve } from 'node:path';
import { build } from 'astro';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name the folders: npm run build:pharmacies -- pharmacies/one pharmacies/two');
  process.exit(1);
}
for (const folder of folders) {
  const started = performance.now();
  // The content, the config and the islands' texts all ask for it anew at each build.
  process.env['FARMACIA'] = folder;
  await build({ root: resolve('.'), outDir: resolve(folder, 'dist'), logLevel: 'error' });
  console.log(`${folder}: ${Math.round(performance.now() - started)} ms`);
}
