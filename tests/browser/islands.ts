import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until React has taken over the element, as a visitor with an ordinary connection finds it: before that it is
 * HTML only. React marks each element it manages with a property of its own; nothing else on the page shows it. A control
 * that waits to be pointed at is pointed at.
 */
export async function hydrated(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded();
  await element.dispatchEvent('pointerover', { pointerType: 'touch' });
  const isManaged = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isManaged, { intervals: [20] }).toBe(true);
  return element;
}

/** An ordinary Saturday morning, in winter, in Lisbon. */
export const NOW = new Date('2026-11-21T10:00:00Z');

/** Pages whose clock stands still already. */
const stopped = new WeakSet<Page>();

/** From the next page on, the page's clock stands at `NOW` and moves only with `page.clock.runFor`. */
export async function stopClock(page: Page, now = NOW): Promise<void> {
  if (stopped.has(page)) return;
  stopped.add(page);
  // From a little before: until it is stopped, the clock runs.
  await page.clock.install({ time: now.getTime() - 60_000 });
  await page.clock.pauseAt(now);
}

/** In the page: React works in slices, each a message to itself; after so many messages its effects have run too. */
async function outlastReact(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let i = 0; i < 100; i++) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** The islands that start when the page is idle and have not yet. */
const waitingForIdle = (page: Page): Locator => page.locator('astro-island[ssr][client="page"]');

/** Waits until every island has started that waits for nothing but an idle moment. */
export async function pageHydrated(page: Page): Promise<void> {
  await expect(waitingForIdle(page)).toHaveCount(0);
}

/** Shows the page on a screen so tall that every island starts, whichever it waits to come near. */
export async function openHydrated(page: Page, path = '/'): Promise<void> {
  await page.setViewportSize({ width: 360, height: 14_000 });
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]:not([client=press])')).toHaveCount(0, { timeout: 15_000 });
}

/** Under a stopped clock: lets the islands start that wait for an idle moment. Takes a few hundredths of a second of it. */
export async function startIslands(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return waitingForIdle(page).count();
      },
      { timeout: 15_000, intervals: [20] },
    )
    .toBe(0);
  await page.evaluate(outlastReact);
}

/** Opens a page under a stopped clock, with its islands at work. */
export async function openStopped(page: Page, path = '/', now = NOW): Promise<void> {
  await stopClock(page, now);
  await page.goto(path);
  await startIslands(page);
}

/** Milliseconds of the page's own time since `NOW`. */
export const elapsed = (page: Page): Promise<number> => page.evaluate((start) => Date.now() - start, NOW.getTime());
