import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pages } from './pages.ts';
import { benchmark, type Figures, type Runs } from './statistics.ts';

/** Installed by `npm run bench`, from the lock beside. */
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** `devtools` really slows network and processor down, `simulate` computes what slowness would do. */
type Throttling = 'devtools' | 'simulate';

const METRICS = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'transferred, B': 'total-byte-weight',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's mobile settings, each load in a fresh browser. */
export function benchFirstVisit(throttling: Throttling, browser: string, pages: Pages, rounds: number): Promise<Runs> {
  const load = (url: string) => measure(url, throttling, browser);
  // On a busy machine Lighthouse may miss a navigation's start.
  return benchmark(pages, rounds, (url) => load(url).catch(() => load(url)));
}

async function measure(url: string, throttling: Throttling, browser: string): Promise<Figures> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const options = [
    `--only-categories=${CATEGORIES}`,
    `--throttling-method=${throttling}`,
    `--chrome-flags=--headless=new --disable-gpu${sandbox}`,
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [LIGHTHOUSE, url, '--quiet', '--output=json', '--disable-full-page-screenshot', ...options],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 26 },
  );
  const { audits, categories } = JSON.parse(stdout);
  const figures: [string, number][] = [
    ...Object.entries(METRICS).map(([name, id]): [string, number] => [name, audits[id].numericValue ?? Number.NaN]),
    ...CATEGORIES.map((id): [string, number] => [id, Math.round((categories[id].score ?? Number.NaN) * 100)]),
  ];
  const missing = figures.filter(([, value]) => Number.isNaN(value));
  if (missing.length > 0) throw new Error(`${url}: Lighthouse could not measure ${missing}.`);
  return Object.fromEntries(figures);
}
