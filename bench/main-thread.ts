import type { Browser } from '@playwright/test';
import type { Pages } from './pages.ts';
import { takePhone } from './phone.ts';
import { compare, type Figures, inTurns } from './statistics.ts';

const SECONDS = 6;

/** Chromium's own counters of a page's main thread: seconds of processor time, the whole and its kinds, each without the others, and how often. */
const DURATIONS = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  other: 'TaskOtherDuration',
};
const COUNTS = { recalculations: 'RecalcStyleCount', layouts: 'LayoutCount' };

/** Processor time, so that a busy machine changes it little; nothing is slowed down. */
export async function benchMainThread(browser: Browser, pages: Pages, rounds: number): Promise<string> {
  const withScripts = Object.entries(pages).map(([name, url]) => [name, { url, javaScriptEnabled: true }] as const);
  const subjects = {
    ...Object.fromEntries(withScripts),
    'site, scripts off': { url: pages.site, javaScriptEnabled: false },
  };
  const runs = await inTurns(subjects, rounds, (visit) => measureVisit(browser, visit));
  return `## The main thread in the first ${SECONDS} seconds\n
A first visit on 412 × 823: milliseconds of processor time by kind, then how many style recalculations and layouts.\n
${compare(runs)}`;
}

interface Visit {
  url: string;
  javaScriptEnabled: boolean;
}

async function measureVisit(browser: Browser, { url, javaScriptEnabled }: Visit): Promise<Figures> {
  const { page, cdp } = await takePhone(browser, 1, { javaScriptEnabled });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForTimeout(SECONDS * 1000);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  const counted = (counter: string) => metrics.find(({ name }) => name === counter)?.value ?? Number.NaN;
  return {
    ...Object.fromEntries(Object.entries(DURATIONS).map(([name, counter]) => [name, counted(counter) * 1000])),
    ...Object.fromEntries(Object.entries(COUNTS).map(([name, counter]) => [name, counted(counter)])),
  };
}
