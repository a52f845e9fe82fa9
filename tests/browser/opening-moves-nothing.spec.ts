import type { Page } from '@playwright/test';
import * as words from '../../src/opening/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { type Origin, test as onOrigin } from './deployments.ts';
import { expect, test } from './fixtures.ts';
import { openStopped } from './islands.ts';
import { layoutShift } from './layout-shift.ts';
import { setLetters, sizeOf } from './looks.ts';

const { horario, pagina } = loadPharmacy();
const isTimed = horario.aberturas.length > 0;

test('«Fechada» in the header moves nothing, however narrow the screen and large the letters', async ({ page }) => {
  test.skip(!isTimed, 'This pharmacy gives no hours.');
  await openStopped(page);
  for (const letters of [24, 32, 16, '150%']) {
    // By the browser's settings, or by a style of the reader's own, which leaves the breakpoints where they are.
    if (typeof letters === 'number') await setLetters(page, letters);
    else await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    for (const width of [320, 412, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [whileOpen, whileClosed] = await page.evaluate(headerByState);
      expect(whileOpen?.said).not.toContain(words.closed);
      // With letters so large the line of the opening alone says it: both would not be in sight.
      const hasRoom = width >= 18 * (typeof letters === 'number' ? letters : 16);
      expect(whileClosed?.said?.includes(words.closed), `${letters} on ${width}`).toBe(hasRoom);
      expect(whileClosed?.height, `${letters} on ${width}`).toBe(whileOpen?.height);
    }
  }
});

onOrigin.describe('where the first paint comes before the script that knows it', () => {
  onOrigin.skip(!isTimed, 'This pharmacy gives no hours.');
  onOrigin.use({ contextOptions: { reducedMotion: 'no-preference' } });
  onOrigin.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

  const SLOGANS = /data-slogan.*?<\/section>/s;
  /** The answer stops after what is last, and goes on when the returned function is called. */
  async function openHalf(page: Page, origin: Origin, hour: number, last: RegExp): Promise<() => void> {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, hour)));
    const goOn = await origin.holdHomeAfter((html) => {
      const found = last.exec(html);
      return (found?.index ?? 0) + (found?.[0].length ?? 0);
    });
    await page.goto('/', { waitUntil: 'commit' });
    return goOn;
  }

  onOrigin('nothing moves, wherever the answer stops', async ({ page, origin }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    // The changes of the page's modules and of the typeface come later, and are another matter.
    await page.route('**/*.{js,woff2}', () => {});
    // After the slogans, in the menu, in the bar.
    for (const [last, screen, hour] of [
      [SLOGANS, '360×640', 11],
      [/<nav.*?<a.*?<a/s, '1280×800', 3],
      [/ActionBar-bar".*#como-chegar">/s, '360×800', 3],
    ] as const) {
      await page.setViewportSize(sizeOf(screen));
      const goOn = await openHalf(page, origin, hour, last);
      await expect(page.locator('header')).toBeAttached();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      goOn();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-open', `${hour === 11}`);
      expect.soft(await page.evaluate(layoutShift), `${last} on ${screen} at ${hour}h`).toBeLessThanOrEqual(0.0005);
    }
  });

  onOrigin('the ways to reach it are there soon, even if it never comes', async ({ page, origin }) => {
    const goOn = await openHalf(page, origin, 3, SLOGANS);
    await expect(page.getByRole('main').getByRole('link', { name: pagina.abertura.ligar })).toBeVisible();
    goOn();
  });
});

/** In the page: what the header says, and its height, while it is open and while it is closed. */
function headerByState() {
  return ['true', 'false'].map((open) => {
    document.documentElement.dataset['open'] = open;
    const header = document.querySelector('header');
    for (const part of header?.querySelectorAll('[data-while]') ?? []) part.removeAttribute('hidden');
    return { said: header?.innerText ?? '', height: header?.offsetHeight };
  });
}
