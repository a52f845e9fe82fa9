import type { Browser } from '@playwright/test';
import type { Pages } from './pages.ts';
import { takePhone } from './phone.ts';
import { benchmark, type Figures, type Runs } from './statistics.ts';

const SECONDS = 6;
export const SCRIPTS_OFF = 'site, scripts off';
export const COOKIES_ANSWERED = 'site, cookies answered';

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

/** Who has answered the banner before, as src/consent/consent-store.ts stores it. */
function answerCookies(): void {
  localStorage.setItem('cookie-consent', 'essential-only');
  localStorage.setItem('analytics-consent', 'false');
  localStorage.setItem('cookie-consent-date', new Date().toISOString());
}

/** Processor time of the first six seconds, so that a busy machine changes it little; nothing is slowed down. */
export function benchMainThread(browser: Browser, pages: Pages, rounds: number): Promise<Runs> {
  const subjects = { ...pages, [COOKIES_ANSWERED]: pages.site, [SCRIPTS_OFF]: pages.site };
  return benchmark(subjects, rounds, (url, name) => measureVisit(browser, url, name));
}

async function measureVisit(browser: Browser, url: string, name: string): Promise<Figures> {
  const { page, cdp } = await takePhone(browser, 1, { javaScriptEnabled: name !== SCRIPTS_OFF });
  if (name === COOKIES_ANSWERED) await page.addInitScript(answerCookies);
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
