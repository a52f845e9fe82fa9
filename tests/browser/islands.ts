import { expect, type Page } from '@playwright/test';

/** The page's scripts, those fetched on demand among them, and asked for a second time. */
export const SCRIPTS = '**/_astro/*.js*';

/** Holds these files back until the returned function is called. */
export async function holdScripts(page: Page, files = SCRIPTS): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** An ordinary Saturday morning, in winter, in Lisbon. */
export const NOW = new Date('2026-11-21T10:00:00Z');

/** A Friday, while it is open. */
export const OPEN = new Date('2026-11-20T11:00:00Z');

/** Sixteen hours later the number for urgencies stands first, in a box of its own: the widest line of the page. */
export const NIGHT = new Date('2026-11-21T03:00:00Z');

const stopped = new WeakSet<Page>();

/** From the next page on, the page's clock stands at `NOW` and moves only with `page.clock.runFor`. */
export async function stopClock(page: Page, now = NOW): Promise<void> {
  if (stopped.has(page)) return;
  stopped.add(page);
  // From a little before: until it is stopped, the clock runs.
  await page.clock.install({ time: now.getTime() - 60_000 });
  await page.clock.pauseAt(now);
}

/** Waits until the page's script has run: it takes over the presses that the script in the head kept. */
export async function pageReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.onclick === null);
}

export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Opens a page whose scripts do not come: the browser calls no such document loaded, so its end is waited for. */
export async function openUnscripted(page: Page, path = '/'): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}

/** Shows the page on a screen so tall that every island starts, whichever it waits to come near; the form works. */
export async function openHydrated(page: Page, path = '/'): Promise<void> {
  await page.setViewportSize({ width: 360, height: 16_000 });
  await page.goto(path);
  await expect(page.locator('astro-island[ssr], #pedido form:not([data-ready])')).toHaveCount(0, { timeout: 15_000 });
}

/** Opens a page under a stopped clock, with its script at work. */
export async function openStopped(page: Page, path = '/', now = NOW): Promise<void> {
  await stopClock(page, now);
  await page.goto(path);
  await pageReady(page);
}

/** Milliseconds of the page's own time since `NOW`. */
export const elapsed = (page: Page): Promise<number> => page.evaluate((start) => Date.now() - start, NOW.getTime());
