import type { CDPSession } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { NIGHT, OPEN } from './islands.ts';
import { IS_ANOTHER, IS_OURS, sizeOf } from './looks.ts';

/** The fonts in which the browser paints the first element that the selector finds. */
async function fontsOf(cdp: CDPSession, selector: string): Promise<string[]> {
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** In the page: how much moved so far, by Chromium's own count. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // Chromium reports the moves of a frame after it.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
  });
}

/**
 * Of the project's own texts no line breaks elsewhere in the typeface; of another pharmacy's one may, and then what is
 * below it moves, at most by what Core Web Vitals call poor.
 */
const POOR = 0.25;

/** Of words, and of the look's titles. */
const WORDS = 'Atkinson Hyperlegible Next';
const [TITLES = ''] = loadPharmacy().look.titles.family.split(' ');

/** At night the lines are widest: of another pharmacy those alone are tried. */
const VIEWS = [
  [NIGHT, '412×915'],
  [OPEN, '412×915'],
  [NIGHT, '1280×800'],
] as const;

test('the typeface comes to a first visit and moves nothing', { tag: '@any' }, async ({ page }) => {
  test.slow();
  await answerCookies(page);
  const cdp = await page.context().newCDPSession(page);
  let typeface = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await typeface.promise;
    await route.continue();
  });
  for (const [time, screen] of IS_ANOTHER ? VIEWS.slice(0, 1) : VIEWS) {
    typeface = Promise.withResolvers();
    await page.clock.setFixedTime(time);
    await page.setViewportSize(sizeOf(screen));
    const asked = page.waitForRequest('**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await asked;
    expect(await fontsOf(cdp, '[data-slogan]'), screen).not.toContain(WORDS);
    expect((await fontsOf(cdp, 'h1')).join(), screen).not.toContain(TITLES);
    // Less than a pixel of one line: Chromium counts its rounding.
    expect.soft(await page.evaluate(layoutShift), `${screen}, before`).toBeLessThanOrEqual(IS_OURS ? 0.0005 : 0.001);
    typeface.resolve();
    await expect.poll(() => fontsOf(cdp, '[data-slogan]'), screen).toContain(WORDS);
    await expect.poll(async () => (await fontsOf(cdp, 'h1')).join(), screen).toContain(TITLES);
    expect.soft(await page.evaluate(layoutShift), screen).toBeLessThanOrEqual(IS_OURS ? 0.01 : POOR);
  }
});
