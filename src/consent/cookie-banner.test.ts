import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser.ts';

let browser: FakeBrowser;
/** The banner, as often as it was put into the page. */
let shown: { dataset: DOMStringMap; isGone: boolean }[];

/** Each test starts the banner of a page of its own. */
async function start(): Promise<void> {
  vi.resetModules();
  const { startCookieBanner } = await import('./cookie-banner.ts');
  startCookieBanner();
}

beforeEach(() => {
  browser = fakeBrowser();
  shown = [];
  browser.addElement('[data-cookies]', {}, { content: { querySelector: () => ({}) } });
  browser.addElement('header', {}, { before: (banner: (typeof shown)[number]) => shown.push(banner) });
  Object.assign(document, {
    importNode: () => {
      const banner = {
        dataset: {},
        isGone: false,
        addEventListener() {},
        contains: () => false,
        remove: () => {
          banner.isGone = true;
        },
      };
      return banner;
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the banner comes after one second; an answer in another tab has it fade for 0.3 s', async () => {
  await start();
  vi.advanceTimersByTime(999);
  expect(shown).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(shown).toHaveLength(1);
  browser.storeElsewhere('cookie-consent', 'essential-only');
  vi.advanceTimersByTime(299);
  expect(shown[0]).toMatchObject({ dataset: { leaving: '' }, isGone: false });
  vi.advanceTimersByTime(1);
  expect(shown[0]).toMatchObject({ isGone: true });
});

test('who has answered within the year sees nothing', async () => {
  browser.stored.set('cookie-consent', 'essential-only');
  browser.stored.set('cookie-consent-date', new Date().toISOString());
  await start();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
});

test('an answer in another tab within the second keeps the banner from coming', async () => {
  await start();
  vi.advanceTimersByTime(500);
  browser.stored.set('cookie-consent-date', new Date().toISOString());
  browser.stored.set('cookie-consent', 'essential-only');
  browser.storeElsewhere('cookie-consent', 'essential-only');
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
});
