import type { Browser } from '@playwright/test';
import { type Phone, SLOWER, takePhone } from './phone.ts';
import { benchmark, type Runs } from './statistics.ts';

/** Slow 4G as Lighthouse has it: milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** How long a visitor looks before they act. */
const LOOK = 4000;

/** Ways to the form, each of which ends where it is in sight. */
const WAYS = {
  tap: async ({ page, tap }: Phone) => {
    await page.waitForTimeout(LOOK);
    await tap(page.locator('.ActionBar-bar [href$="#pedido"]'));
  },
  scroll: async ({ page }: Phone) => {
    await page.waitForTimeout(LOOK);
    const form = page.locator('#pedido form');
    while (((await form.boundingBox())?.y ?? 0) > 400) {
      await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
      await page.waitForTimeout(500);
    }
  },
};

/**
 * How long the request's form takes until it answers, from the first act of a visit: a tap on «Pedir», the first movement of a
 * scroll of one screen a second, the opening of an address that ends in `#pedido`.
 */
export function benchFormReady(browser: Browser, site: string, rounds: number): Promise<Runs> {
  return benchmark({ site }, rounds, async (url) => ({
    tap: await timeToReady(browser, url, 'tap'),
    scroll: await timeToReady(browser, url, 'scroll'),
    'address with #': await timeToReady(browser, `${url}#pedido`, null),
  }));
}

/** Notes when the visitor first acted, and when the form was ready. */
function recordTimes(): void {
  const note = (what: string) => {
    document.documentElement.dataset[what] ??= `${performance.now()}`;
  };
  const noteAct = () => note('acted');
  for (const type of ['touchstart', 'scroll']) addEventListener(type, noteAct, { capture: true, passive: true });
  new MutationObserver(() => {
    if (document.querySelector('#pedido form[data-ready]')) note('formReady');
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
}

/** On slow 4G with a slow processor; without a service worker, whose requests cannot be slowed. */
async function timeToReady(browser: Browser, url: string, way: keyof typeof WAYS | null): Promise<number> {
  const phone = await takePhone(browser, SLOWER, { serviceWorkers: 'block' });
  const { page } = phone;
  await page.addInitScript(recordTimes);
  await phone.cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(url);
  if (way) await WAYS[way](phone);
  const html = page.locator('html[data-form-ready]');
  await html.waitFor();
  const { acted = '0', formReady } = await html.evaluate(({ dataset }) => ({ ...dataset }));
  await page.close();
  return Number(formReady) - (way ? Number(acted) : 0);
}
