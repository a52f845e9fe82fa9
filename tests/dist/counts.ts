/**
 * What may only become less: lines, elements and bytes, beside the last record (bench/counts.json) and the limits
 * (tests/limits.ts).
 *
 *   npm run counts             builds the sites and prints each count beside the record
 *   npm run counts -- --keep   records them; who raises one says why in the commit. `npm test` compares
 */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { precachedFiles } from '../../build/service-worker.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { buildSite, DEMONSTRATION_SITE, EXAMPLES, exampleSite } from '../build-sites.ts';
import { BYTES } from '../limits.ts';
import { table } from '../markdown-table.ts';

/** Numbers, by what they count. */
export type Counts = Record<string, number>;

const PAGES = { '/': 'index.html', '/politica-privacidade': 'politica-privacidade.html', '/404': '404.html' };

/** What serves a visitor whose line is slow. */
export const LIMITS: Counts = {
  'whole page /': BYTES.page,
  ...onEachPage('first view of', BYTES.firstView),
  ...onEachPage('scripts before acting on', BYTES.scripts),
  'first visit without an act': BYTES.firstVisit,
};

function onEachPage(what: string, limit: number): Counts {
  return Object.fromEntries(Object.keys(PAGES).map((path) => [`${what} ${path}`, limit]));
}

const RECORDED = 'bench/counts.json';

/** By how many bytes a page may differ by chance: any change gives other hashes, which do not compress; 30 to 95. */
const NOISE = 100;

const IS_TEST = /^tests\/|\.(test|spec)\.tsx?$/;

/** The lines of the project that are not empty. */
function countLines(): Counts {
  const exclude = ['**/node_modules/**', 'dist/**'];
  const lines = (files: string[]) =>
    sum(files.map((file) => readFileSync(file, 'utf8').match(/^.*\S.*$/gm)?.length ?? 0));
  const FOLDERS = '{src,build,editor,scripts,hosting,bench,tests}';
  const code = globSync([`${FOLDERS}/**/*.{ts,tsx,astro,cjs}`, '*.config.ts'], { exclude });
  return {
    'lines of code': lines(code.filter((file) => !IS_TEST.test(file))),
    'lines of tests': lines(code.filter((file) => IS_TEST.test(file))),
    'lines of styles': lines(globSync(`${FOLDERS}/**/*.css`, { exclude })),
  };
}

/** All counts: the demonstration's in full, of the examples what a visitor waits for. The sites must be built. */
export function count(): Counts {
  const ofExamples = EXAMPLES.flatMap((pharmacy) => {
    const bytes = measureBytes(exampleSite(pharmacy));
    const waitedFor = Object.keys(LIMITS).filter((name) => !/\/[^/ ]/.test(name));
    return waitedFor.map((name): [string, number] => [`${pharmacy}: ${name}`, bytes[name] ?? 0]);
  });
  return { ...countLines(), ...measureBytes(DEMONSTRATION_SITE), ...Object.fromEntries(ofExamples) };
}

/** The record. */
export const recorded = (): Counts => JSON.parse(readFileSync(RECORDED, 'utf8'));

/** Lines about what has become more than it was: lines and elements by one, bytes by more than chance. */
export function grown(now: Counts, before: Counts): string[] {
  const isExact = (name: string) => /^(lines|elements) of/.test(name);
  return Object.entries(now)
    .filter(([name, count]) => count > (before[name] ?? 0) + (isExact(name) ? 0 : NOISE))
    .map(([name, count]) => `${name}: ${count}, recorded ${before[name] ?? 'nowhere'}`);
}

/** Islands that start when the visitor comes near. All others start by themselves. */
const STARTED_NEAR = /<astro-island\s[^>]*client="near"[^>]*>/g;
const STATIC_IMPORT = /(?:from|import)\s*["'`][^"'`]*\/([^"'`/]+\.js)["'`]/g;

/** A built site's elements, and its bytes as they are sent. */
export function measureBytes(folder: string): Counts {
  const pages = Object.entries(PAGES).map(([path, file]) => {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    return { path, file, html, root: parse(html), scripts: readScripts(folder, html) };
  });
  const of = (what: string, measure: (page: (typeof pages)[number]) => number): Counts =>
    Object.fromEntries(pages.map((page) => [`${what} ${page.path}`, measure(page)]));
  return {
    ...of('elements of', ({ root }) => root.querySelectorAll('*').length),
    ...of('first view of', ({ file, html, root }) => bytesUntil(`${folder}/${file}.br`, html.slice(0, viewEnd(root)))),
    ...of('whole page', ({ file }) => sentBytes(`${folder}/${file}`)),
    ...of('scripts before acting on', ({ scripts }) => scripts.atOnce),
    ...pages[0]?.scripts.onDemand,
    'service worker': sentBytes(`${folder}/sw.js`),
    // All that the service worker keeps for the home page, whether the page asked for it or the worker did, and the
    // worker.
    'first visit without an act': sum(['/sw.js', ...precachedFiles(folder)].map((file) => sentBytes(folder + file))),
    font: sum(globSync(`${folder}/**/*.{woff,woff2,ttf,otf}`).map((font) => statSync(font).size)),
  };
}

/**
 * The scripts of a page, in bytes as sent. `atOnce` is all that a browser loads on a first visit when nobody acts or
 * scrolls: islands that start by themselves, their renderer, and what the page's own scripts name, static imports
 * included; the service worker is no part of it. `onDemand` is each of the site's other scripts.
 */
function readScripts(folder: string, html: string): { atOnce: number; onDemand: Record<string, number> } {
  const files = globSync('*.js', { cwd: `${folder}/_astro` });
  const size = (file: string) => sentBytes(`${folder}/_astro/${file}`);
  const startedAtOnce = html.replaceAll(STARTED_NEAR, '');
  const atOnce = new Set(files.filter((file) => startedAtOnce.includes(file)));
  // A set hands out also what is added meanwhile.
  for (const file of atOnce) {
    const code = readFileSync(`${folder}/_astro/${file}`, 'utf8');
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT)) atOnce.add(imported);
  }
  const onDemand: Record<string, number> = {};
  for (const file of files.filter((name) => !atOnce.has(name)).sort()) {
    // Without the hash of its content.
    const name = `on demand: ${file.replace(/\..*/, '')}`;
    onDemand[name] = (onDemand[name] ?? 0) + size(file);
  }
  return { atOnce: sum([...atOnce].map(size)), onDemand };
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** A file's size as the servers send it: compressed, where that is smaller. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Lines about what exceeds its limit. */
export function exceeding(bytes: Counts, limits: Counts): string[] {
  const over = Object.entries(limits).filter(([name, limit]) => (bytes[name] ?? 0) > limit);
  return over.map(([name, limit]) => `${name}: ${bytes[name]} B, at most ${limit} B`);
}

/** Where the first view ends: after the styles and the hero; on the home page after the slogan banner. */
function viewEnd(page: HTMLElement): number {
  const last = page.querySelector('[data-slogan]')?.closest('section') ?? page.querySelector('h1')?.parentNode;
  if (!last) throw new Error('A page has neither a slogan nor a heading.');
  return Math.max(...[last, ...page.querySelectorAll('head style')].map(({ range }) => range[1]));
}

/** How much of a compressed page has to arrive until the browser has read its beginning. */
function bytesUntil(compressed: string, beginning: string): number {
  const file = readFileSync(compressed);
  const wanted = Buffer.byteLength(beginning);
  const decoded = (length: number) =>
    brotliDecompressSync(file.subarray(0, length), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
  let [tooFew, enough] = [0, file.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (decoded(middle) < wanted) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

if (import.meta.main) {
  await Promise.all([DEMONSTRATION, ...EXAMPLES].map(buildSite));
  const [now, before] = [count(), existsSync(RECORDED) ? recorded() : {}];
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const rows = names.map((name) => {
    const [size, was] = [now[name] ?? 0, before[name] ?? 0];
    return [name, size, was, size - was || '', LIMITS[name] ?? ''].map(String);
  });
  console.log(table(['bytes as sent by brotli, if no other', 'now', 'recorded', 'grown by', 'limit'], rows));
  if (process.argv.includes('--keep')) writeFileSync(RECORDED, `${JSON.stringify(now, null, 2)}\n`);
}
