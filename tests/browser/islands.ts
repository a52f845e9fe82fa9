import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until React has taken over the element, as a visitor with an ordinary connection finds it: before that it is
 * HTML only. React marks each element it manages with a property of its own; nothing else on the page shows it.
 */
export async function hydrated(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(async (node) => {
    const isManaged = () => Object.keys(node).some((key) => key.startsWith('__reactProps'));
    while (!isManaged()) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return element;
}

/** Waits until no island that the browser was asked to start is still waiting for its script. */
export async function allHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr][client="idle"], astro-island[ssr][client="load"]')).toHaveCount(0);
}

/** An ordinary Saturday morning, in winter, in Lisbon. */
export const NOW = new Date('2026-11-21T10:00:00Z');

/** From the next page on, the page's clock stands at `NOW` and moves only with `page.clock.runFor`. */
export async function stopClock(page: Page, now = NOW): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now);
}

/** Opens a page under a stopped clock and lets its islands start, at the cost of `STARTUP` milliseconds of its time. */
export const STARTUP = 100;
export async function openStopped(page: Page, path = '/', now = NOW): Promise<void> {
  await stopClock(page, now);
  await page.goto(path);
  await page.clock.runFor(STARTUP);
  await allHydrated(page);
}
