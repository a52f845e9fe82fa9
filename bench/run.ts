/**
 * The benchmark of everything that is time.
 *
 *   npm run bench                 five rounds, of the last `npm run build`; what is kept of it stands in bench/RESULTS.md
 *   npm run bench -- 9            nine rounds
 *   npm run bench -- 5 pages      only this part: `pages`, `interaction` or `growth`
 */
import { cpus, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/browsers.ts';
import { startSite } from '../tests/site.ts';
import { SITE } from './folders.ts';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interaction.ts';
import { buildLimit } from './limit/build.ts';
import { compareWithSite } from './limit/same-page.ts';
import { describePages, LEAST_ROUNDS, measurePages } from './pages.ts';
import { buildSpa } from './spa/build.ts';

const [wantedRounds = String(LEAST_ROUNDS), ...wantedParts] = process.argv.slice(2);
const rounds = Math.max(LEAST_ROUNDS, Number(wantedRounds));
const wants = (part: string) => wantedParts.length === 0 || wantedParts.includes(part);

const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-quic', '--disable-component-update'],
});
const site = await startSite(SITE);
const stops = [() => browser.close(), site.stop];
const chapters: string[] = [];
try {
  if (wants('pages')) chapters.push(await benchPages());
  if (wants('interaction')) {
    const limit = await startSite(await buildLimit());
    stops.push(limit.stop);
    chapters.push(await benchInteractions(browser, `${site.url}/`, `${limit.url}/`, rounds));
  }
  if (wants('growth')) chapters.push(benchGrowth());
} finally {
  for (const stop of stops) await stop();
}
console.log(`\n${[head(), ...chapters].join('\n\n')}`);

function head(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# Results

Made by \`npm run bench -- ${rounds}\` on ${processors.length} cores (${processors[0]?.model}), ${memory} GiB of memory, Chromium ${browser.version()}, Node ${process.versions.node}.`;
}

async function benchPages(): Promise<string> {
  const limit = await startSite(await buildLimit());
  const spa = await startSite(await buildSpa());
  stops.push(limit.stop, spa.stop);
  const same = await compareWithSite(browser, `${site.url}/`, `${limit.url}/`);
  const runs = await measurePages(
    { site: `${site.url}/`, privacy: `${site.url}/politica-privacidade`, limit: `${limit.url}/`, spa: `${spa.url}/` },
    rounds,
  );
  return `## The first visit

Lighthouse, mobile: slow 4G simulated, CPU four times slower; each page in a fresh browser, in turns, ${rounds} rounds. All three from the site's own server, with the same headers and compression. ${same}

${describePages(runs)}`;
}
