import type { Browser, Page } from '@playwright/test';
import { spread, table } from './statistics.ts';

/** Something that a visitor does on a page that has just loaded. */
type Act = (page: Page) => Promise<void>;

/** Ten characters a second. */
const BETWEEN_KEYS = 100;
const SLOWER = 4;
/** The shortest that the API reports at all; it rounds to 8 ms. */
const THRESHOLD = 16;
const AIM = 50;

const TYPED = 'Maria da Conceicao Exemplo';
const CODE = '1011000012345678901';

async function openForm(page: Page): Promise<void> {
  await page.locator('#pedido').scrollIntoViewIfNeeded();
  await page.locator('#pedido form[data-ready]').waitFor();
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`#pedido [name="${field}"]`).tap();
  await page.keyboard.type(text, { delay: BETWEEN_KEYS });
}

const ACTS: Record<string, Act> = {
  'typing in the form': async (page) => {
    await openForm(page);
    await type(page, 'nome', TYPED);
    await type(page, 'instrucoes', TYPED);
  },
  'typing a filtered code': async (page) => {
    await openForm(page);
    await type(page, 'numeroReceita', CODE);
  },
  'typing at once, the form still asleep': async (page) => {
    await type(page, 'nome', TYPED);
  },
  'pausing the slogans': async (page) => {
    const button = page.locator('[data-slogan] ~ * button');
    await button.tap();
    await button.tap();
  },
  'accepting cookies': async (page) => {
    await page.locator('[data-cookie-banner] button').first().tap();
  },
};

declare global {
  interface Window {
    /** What `recordEvents` heard so far. */
    heardEvents?: number[];
  }
}

const BARE = 'typing in the hand-written page, for comparison';

/** Records every event that took long enough to be reported. */
function recordEvents(threshold: number): void {
  const heard: number[] = [];
  window.heardEvents = heard;
  new PerformanceObserver((list) => {
    // Only what belongs to a press, a tap or a key has an id: that a pointer passes over something is no interaction.
    const entries = list.getEntries().filter((entry) => Reflect.get(entry, 'interactionId') > 0);
    heard.push(...entries.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit);
}

/** The longest interaction of one act on a freshly loaded page, CPU four times slower. */
async function longest(browser: Browser, url: string, act: Act): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route(/^https:/, (route) => route.abort());
  await page.addInitScript(recordEvents, THRESHOLD);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  // A visitor looks before they act; the banner comes a second after the islands are awake.
  await page
    .locator('[data-cookie-banner]')
    .waitFor({ timeout: 5_000 })
    .catch(() => {});
  await act(page);
  // Entries come after the paint that ends them.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const durations = await page.evaluate(() => window.heardEvents ?? []);
  await context.close();
  return Math.max(0, ...durations);
}

/**
 * Each act, in turns, as Markdown.
 * @param limit the hand-written page: what the browser itself needs for a key in a field that nothing listens to
 */
export async function benchInteractions(
  browser: Browser,
  site: string,
  limit: string,
  rounds: number,
): Promise<string> {
  const results = new Map<string, number[]>([...Object.keys(ACTS), BARE].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, act] of Object.entries(ACTS)) results.get(name)?.push(await longest(browser, site, act));
    results.get(BARE)?.push(await longest(browser, limit, (page) => type(page, 'nome', TYPED)));
  }
  const rows = [...results].map(([name, values]) => [
    name,
    spread(values),
    Math.max(...values) < AIM ? 'holds' : 'missed',
  ]);
  return `## From an input to the next paint

The event timing API, a phone's screen, CPU four times slower, ${1000 / BETWEEN_KEYS} characters a second. The longest event of each act, median of ${rounds} rounds (least–most), in milliseconds; 0 is under ${THRESHOLD} ms, which the API does not report. The aim is under ${AIM}.

${table(['Act', 'longest event, ms', `under ${AIM} each time`], rows)}`;
}
