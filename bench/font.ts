/**
 * What preloading the font costs and brings: first visits with and without, in turns, on networks that are really slowed down
 * (Lighthouse's simulation cannot tell: it counts every file that came before the paint). Prints a table for
 * docs/decisions/font-loading.md.
 *
 *   npm run bench:font
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { compressFolder } from '../hosting/compress.ts';
import { findChromium } from '../scripts/browsers.ts';
import { startSite } from '../tests/site.ts';
import { SITE } from './folders.ts';
import { spread, table } from './statistics.ts';

const ROUNDS = 7;
const SLOWER = 4;
/** Round trip in milliseconds and bits a second. */
const NETWORKS = {
  '150 ms, 1.6 Mbit/s': { latency: 150, rate: 1.6e6 },
  '60 ms, 9 Mbit/s': { latency: 60, rate: 9e6 },
  '12 ms, 50 Mbit/s': { latency: 12, rate: 50e6 },
};

/** The site again, with or without the preload. */
async function variant(name: string, link: (font: string) => string): Promise<string> {
  const folder = `.cache/bench/font-${name}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(SITE, folder, { recursive: true });
  const font = readdirSync(`${folder}/_astro`).find((file) => file.endsWith('.woff2'));
  const html = readFileSync(`${folder}/index.html`, 'utf8').replace(/<link rel="preload"[^>]*>/, '');
  writeFileSync(`${folder}/index.html`, html.replace('</title>', `</title>${link(`/_astro/${font}`)}`));
  await compressFolder(folder);
  return folder;
}

interface Visit {
  fcp: number;
  lcp: number;
  /** Whether the heading was drawn in the site's own type. */
  own: boolean;
}

async function visit(browser: Browser, url: string, { latency, rate }: { latency: number; rate: number }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const throughput = rate / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await context.close();
  return { fcp, lcp, own: fonts.some(({ isCustomFont }) => isCustomFont) };
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-quic'],
});
const without = await startSite(await variant('without', () => ''));
const preload = await startSite(
  await variant('preload', (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
);
try {
  const rows: string[][] = [];
  for (const [name, network] of Object.entries(NETWORKS)) {
    const visits: { without: Visit[]; preload: Visit[] } = { without: [], preload: [] };
    for (let round = 0; round < ROUNDS; round++) {
      visits.without.push(await visit(browser, `${without.url}/`, network));
      visits.preload.push(await visit(browser, `${preload.url}/`, network));
    }
    const cell = (some: Visit[]) =>
      `${spread(some.map(({ fcp }) => fcp))}; ${spread(some.map(({ lcp }) => lcp))}; ${some.filter(({ own }) => own).length} of ${ROUNDS}`;
    rows.push([name, cell(visits.without), cell(visits.preload)]);
  }
  console.log(table(['First paint; largest paint, ms; in the own type', 'no preload', 'preload'], rows));
} finally {
  await browser.close();
  without.stop();
  preload.stop();
}
