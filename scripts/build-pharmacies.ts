/**
 * Builds the sites of several pharmacies: bundled once, drawn and finished for each.
 *
 *   npm run build:pharmacies -- pharmacies/one pharmacies/two
 *
 * Each folder holds `content/` and `public/`; its site is built into `dist/` in it, with `hosting-made/` beside that.
 */
import { build } from 'astro';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name the folders: npm run build:pharmacies -- pharmacies/one pharmacies/two');
  process.exit(1);
}
process.env['FARMACIAS'] = JSON.stringify(folders);
await build({ outDir: '.cache/pharmacies', logLevel: 'error' });
