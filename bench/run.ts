/**
 * Compares the time that the built site takes with that of other built sites, in turns, so that what else the machine
 * does falls on all alike: Lighthouse's first visit, with network and processor really slowed down, and the main
 * thread's first six seconds, as they are.
 *
 *   npm run build && npm run bench                          five rounds of dist/
 *   npm run bench -- 9 before=/path/to/dist other=folder    nine rounds, beside other built sites by their names
 */
import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, launchOptions } from '../scripts/browsers.ts';
import { table } from '../tests/markdown-table.ts';
import { startSite } from '../tests/site.ts';

/** The measurements of one load, by name. */
type Figures = Record<string, number>;

/** Installed by `npm run bench`, from the lock beside. */
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

const AUDITS = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'transferred, B': 'total-byte-weight',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Chromium's own counters of a page's main thread, in seconds: the whole, and its kinds, each without the others. */
const COUNTERS = {
  'main thread, ms': 'TaskDuration',
  'of it script': 'ScriptDuration',
  styles: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};
const SECONDS = 6;

/** One load by Lighthouse, with its mobile settings, in a fresh browser. */
async function firstVisit(url: string, browser: string): Promise<Figures> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const options = [
    `--only-categories=${CATEGORIES}`,
    '--throttling-method=devtools',
    `--chrome-flags=--headless=new --disable-gpu${sandbox}`,
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [LIGHTHOUSE, url, '--quiet', '--output=json', '--disable-full-page-screenshot', ...options],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 26 },
  );
  const { audits, categories } = JSON.parse(stdout);
  return Object.fromEntries([
    ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id].numericValue]),
    ...CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)]),
  ]);
}

/**
 * Processor time of the first six seconds, so that a busy machine changes it little. The map is a third party's, and is
 * not asked for.
 */
async function mainThread(url: string, browser: Browser): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForTimeout(SECONDS * 1000);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  const millisecondsOf = (counter: string) =>
    (metrics.find(({ name }) => name === counter)?.value ?? Number.NaN) * 1000;
  return Object.fromEntries(Object.entries(COUNTERS).map(([name, counter]) => [name, millisecondsOf(counter)]));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
}

/** A number as people read it: two decimals below ten. */
const rounded = (value: number) => `${+value.toFixed(Math.abs(value) < 10 ? 2 : 0)}`;

/** A row for each figure, and a column for each site: the median, and from the least to the most where they differ. */
function resultsTable(runs: ReadonlyMap<string, Figures[]>): string {
  const names = [...runs.keys()];
  const figures = Object.keys(runs.get(names[0] ?? '')?.[0] ?? {});
  const cell = (name: string, figure: string) => {
    const values = (runs.get(name) ?? []).map((round) => round[figure] ?? Number.NaN);
    const [least, most] = [rounded(Math.min(...values)), rounded(Math.max(...values))];
    return rounded(median(values)) + (least === most ? '' : ` (${least}–${most})`);
  };
  const rows = figures.map((figure) => [figure, ...names.map((name) => cell(name, figure))]);
  return table(['', ...names], rows);
}

const args = process.argv.slice(2);
const rounds = Number(args.find((arg) => Number(arg) > 0) ?? 5);
const others = args.filter((arg) => arg.includes('=')).map((arg) => arg.split('=', 2) as [string, string]);
const folders = new Map([['site', process.env['DIST'] ?? 'dist'], ...others]);

// Before the run: its own work is a load too.
const [load = 0] = loadavg();
const executablePath = findChromium() ?? '';
const browser = await chromium.launch(launchOptions(executablePath, '--disable-gpu'));
const sites = await Promise.all([...folders].map(async ([name, folder]) => ({ name, ...(await startSite(folder)) })));
const runs = new Map<string, Figures[]>(sites.map(({ name }) => [name, []]));
try {
  for (let round = 1; round <= rounds; round++)
    for (const { name, url } of sites) {
      // On a busy machine Lighthouse may miss a navigation's start.
      const visit = await firstVisit(url, executablePath).catch(() => firstVisit(url, executablePath));
      const figures = { ...visit, ...(await mainThread(url, browser)) };
      console.error(round, name, figures);
      runs.get(name)?.push(figures);
    }
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, load before it ${load.toFixed(2)}`;
  console.log(
    `${new Date().toISOString().slice(0, 10)}; ${machine}; Chromium ${browser.version()}; ${rounds} rounds\n`,
  );
  console.log(resultsTable(runs));
} finally {
  for (const { stop } of sites) stop();
  await browser.close();
}
