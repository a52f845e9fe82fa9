import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';

/** How many times slower than this machine's a phone's processor is taken to be. */
export const SLOWER = 4;
/** How long a finger rests on what it taps. One that leaves at once would wait for what its own landing set off. */
export const TAP = 80;

/** A page on a phone's screen that holds nothing yet, and what steers its browser. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
  tap(what: Locator): Promise<void>;
}

/** A fresh phone, whose processor is so many times slower. The map is a third party's, and is not asked for. */
export async function takePhone(browser: Browser, slower: number, options: BrowserContextOptions = {}): Promise<Phone> {
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
  const page = await browser.newPage({ ...phone, ...options });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, cdp, tap: (what) => tapWith(cdp, what) };
}

/** Not `locator.tap()`: its finger leaves in the millisecond in which it lands. */
async function tapWith(finger: CDPSession, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  // Nobody taps what is not painted yet.
  await what.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await what.page().waitForTimeout(TAP);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
