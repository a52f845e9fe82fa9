import type { Browser } from '@playwright/test';
import type { Pages } from './pages.ts';
import { takePhone } from './phone.ts';
import { benchmark, type Figures } from './statistics.ts';

const SECONDS = 6;
const SCRIPTS_OFF = 'site, scripts off';

/** Chromium's own counters of a page's main thread: seconds, the whole and its kinds, each without the others; how often. */
const COUNTERS = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  other: 'TaskOtherDuration',
  recalculations: 'RecalcStyleCount',
  layouts: 'LayoutCount',
};

/** Processor time, so that a busy machine changes it little; nothing is slowed down. */
export async function benchMainThread(browser: Browser, pages: Pages, rounds: number): Promise<string> {
  const subjects = { ...pages, [SCRIPTS_OFF]: pages.site };
  const results = await benchmark(subjects, rounds, (url, name) => measureVisit(browser, url, name !== SCRIPTS_OFF));
  return `## The main thread in the first ${SECONDS} seconds\n
A first visit on 412 × 823: milliseconds of processor time by kind, then how many style recalculations and layouts.\n
${results}`;
}

async function measureVisit(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Figures> {
  const { page, cdp } = await takePhone(browser, 1, { javaScriptEnabled });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForTimeout(SECONDS * 1000);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  const counted = Object.entries(COUNTERS).map(([name, counter]) => {
    const value = metrics.find((metric) => metric.name === counter)?.value ?? Number.NaN;
    return [name, counter.endsWith('Duration') ? value * 1000 : value];
  });
  return Object.fromEntries(counted);
}
