import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { median, spread, table } from './statistics.ts';

/** Ten characters a second. */
const BETWEEN_KEYS = 100;
/** How long a finger rests on what it taps. One that leaves at once would wait for what its own landing set off. */
const TAP = 80;
const SLOWER = 4;
/** The shortest that the API reports at all; it rounds to 8 ms. */
const THRESHOLD = 16;
const AIM = 50;

/** The banner comes a second after the islands are awake. */
const LAST_TO_COME = '[data-cookie-banner]';

const TYPED = 'Maria da Conceicao Exemplo';
const CODE = '1011000012345678901';

/** A page that has loaded, and a finger. */
interface Visit {
  page: Page;
  tap(what: Locator): Promise<void>;
}
/** Something that a visitor does. */
type Deed = (visit: Visit) => Promise<void>;

/** An event, in milliseconds: until its handlers run, while they run, from then until the paint; `duration` is all of it. */
interface Heard {
  name: string;
  duration: number;
  delay: number;
  handlers: number;
  paint: number;
}

/** On to the form, as by the link to it: it is seen before anybody taps it. */
async function goToForm({ page }: Visit): Promise<void> {
  await page.locator('#pedido').scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

async function wakeForm(visit: Visit): Promise<void> {
  await goToForm(visit);
  await visit.page.locator('#pedido form[data-ready]').waitFor();
}

async function type({ page, tap }: Visit, field: string, text: string): Promise<void> {
  await tap(page.locator(`#pedido [name="${field}"]`));
  await page.keyboard.type(text, { delay: BETWEEN_KEYS });
}

const typeName: Deed = (visit) => type(visit, 'nome', TYPED);
const typeCode: Deed = (visit) => type(visit, 'numeroReceita', CODE);

async function typeTwice(visit: Visit): Promise<void> {
  await typeName(visit);
  await type(visit, 'instrucoes', TYPED);
}

const after =
  (first: Deed, then: Deed): Deed =>
  async (visit) => {
    await first(visit);
    await then(visit);
  };

/** A button that does nothing, in the page without a script. */
async function tapPlainButton({ page, tap }: Visit, times: number): Promise<void> {
  await page.locator('.band').evaluate((band) => {
    band.append(Object.assign(document.createElement('button'), { className: 'button', textContent: '…' }));
  });
  for (let i = 0; i < times; i++) await tap(page.locator('.band button'));
}

/** Each act: on the site, and what comes nearest to it in the hand-written page, which has no script. */
const ACTS: Record<string, { site: Deed; bare: Deed }> = {
  'typing in the form': { site: after(wakeForm, typeTwice), bare: after(goToForm, typeTwice) },
  'typing a filtered code': { site: after(wakeForm, typeCode), bare: after(goToForm, typeCode) },
  'typing at once, the form still asleep': { site: after(goToForm, typeName), bare: after(goToForm, typeName) },
  'pausing the slogans': {
    site: async ({ page, tap }) => {
      const button = page.locator('[data-slogan] ~ * button');
      await tap(button);
      await tap(button);
    },
    bare: (visit) => tapPlainButton(visit, 2),
  },
  'accepting cookies': {
    site: ({ page, tap }) => tap(page.locator('[data-cookie-banner] button').first()),
    bare: (visit) => tapPlainButton(visit, 1),
  },
};

declare global {
  interface Window {
    /** What `recordEvents` heard so far. */
    heardEvents?: Heard[];
  }
}

/** Records every event that took long enough to be reported. */
function recordEvents(threshold: number): void {
  const heard: Heard[] = [];
  window.heardEvents = heard;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { name, startTime, processingStart, processingEnd, duration } = entry;
      // Only what belongs to a press, a tap or a key has an id: that a pointer passes over something is no interaction.
      if (!(Reflect.get(entry, 'interactionId') > 0)) continue;
      const delay = processingStart - startTime;
      const handlers = processingEnd - processingStart;
      heard.push({ name, duration, delay, handlers, paint: duration - delay - handlers });
    }
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit);
}

async function tapWith(finger: CDPSession, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not to be seen.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await what.page().waitForTimeout(TAP);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The longest interaction of a deed on a freshly loaded page, CPU four times slower; all 0 where none was reported. */
async function longest(browser: Browser, url: string, deed: Deed, lastToCome: string): Promise<Heard> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route(/^https:/, (route) => route.abort());
  await page.addInitScript(recordEvents, THRESHOLD);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  // A visitor looks before they act.
  await page.locator(lastToCome).waitFor();
  await deed({ page, tap: (what) => tapWith(cdp, what) });
  // Entries come after the paint that ends them.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const events = await page.evaluate(() => window.heardEvents ?? []);
  await context.close();
  const none = { name: 'none', duration: 0, delay: 0, handlers: 0, paint: 0 };
  return events.reduce((most, event) => (event.duration > most.duration ? event : most), none);
}

/**
 * Each act, in turns, as Markdown.
 * @param limit the hand-written page: what the browser itself needs for the like of it where nothing listens
 */
export async function benchInteractions(
  browser: Browser,
  site: string,
  limit: string,
  rounds: number,
): Promise<string> {
  const names = Object.keys(ACTS);
  const runs = names.map(() => ({ site: [] as Heard[], bare: [] as Heard[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [i, deeds] of Object.values(ACTS).entries()) {
      runs[i]?.site.push(await longest(browser, site, deeds.site, LAST_TO_COME));
      runs[i]?.bare.push(await longest(browser, limit, deeds.bare, 'body'));
    }
  }
  const rows = runs.map(({ site, bare }, i) => [
    names[i] ?? '',
    ...describe(site),
    site.every(({ duration }) => duration < AIM) ? 'holds' : 'missed',
    ...describe(bare),
  ]);
  return `## From an input to the next paint

The event timing API, a phone's screen, CPU four times slower, ${1000 / BETWEEN_KEYS} characters a second, taps of ${TAP} ms. The longest event of each act, median of ${rounds} rounds (least–most), in milliseconds; 0 is under ${THRESHOLD} ms, which the API does not report. Then which event it was, round by round, and the medians of its parts: waiting for its handlers + the handlers + from then to the paint. Beside it what comes nearest in the hand-written page, which has no script: the same fields, a button that does nothing. The aim is under ${AIM}.

${table(['Act', 'longest event', 'which', 'parts', `under ${AIM} each time`, 'hand-written page', 'which', 'parts'], rows)}`;
}

function describe(events: readonly Heard[]): string[] {
  const part = (key: 'delay' | 'handlers' | 'paint') => median(events.map((event) => event[key])).toFixed();
  const counts = Map.groupBy(events, ({ name }) => name);
  return [
    spread(events.map(({ duration }) => duration)),
    [...counts].map(([name, { length }]) => `${name} ${length}`).join(', '),
    `${part('delay')} + ${part('handlers')} + ${part('paint')}`,
  ];
}
