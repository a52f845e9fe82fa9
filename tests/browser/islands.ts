import type { Locator, Page } from '@playwright/test';

/**
 * Waits until React has taken over the element, as a visitor with an ordinary connection finds it: before that it is
 * HTML only. React marks each element it manages with a property of its own; nothing else on the page shows it.
 */
export async function hydrated(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(async (node) => {
    const isManaged = () => Object.keys(node).some((key) => key.startsWith('__reactProps'));
    while (!isManaged()) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return element;
}

/** Moves the page's clock, which must be installed, and lets what the page then asks for arrive. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}
