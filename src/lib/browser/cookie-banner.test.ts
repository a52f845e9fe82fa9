import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from './testing/fake-browser.ts';

let browser: FakeBrowser;

async function load() {
  vi.resetModules();
  return import('./cookie-banner.ts');
}

beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the banner comes after one second, is prepared at once, and fades for 0.3 s', async () => {
  const { bannerPhase, hideBanner, watchConsent } = await load();
  const prepare = vi.fn();
  watchConsent(prepare);
  expect(prepare).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(bannerPhase()).toBe('hidden');
  vi.advanceTimersByTime(1);
  expect(bannerPhase()).toBe('shown');
  hideBanner();
  vi.advanceTimersByTime(299);
  expect(bannerPhase()).toBe('leaving');
  vi.advanceTimersByTime(1);
  expect(bannerPhase()).toBe('hidden');
});

test('who has answered within the year prepares nothing and sees nothing', async () => {
  browser.stored.set('cookie-consent', 'essential-only');
  browser.stored.set('cookie-consent-date', new Date().toISOString());
  const { bannerPhase, watchConsent } = await load();
  const prepare = vi.fn();
  watchConsent(prepare);
  vi.advanceTimersByTime(5000);
  expect(prepare).not.toHaveBeenCalled();
  expect(bannerPhase()).toBe('hidden');
});

test('an answer in another tab sends the banner away, or keeps it from coming', async () => {
  const { bannerPhase, watchConsent } = await load();
  watchConsent(() => {});
  vi.advanceTimersByTime(1000);
  browser.storeElsewhere('cookie-consent', 'essential-only');
  expect(bannerPhase()).toBe('leaving');

  const later = await load();
  browser.stored.clear();
  later.watchConsent(() => {});
  vi.advanceTimersByTime(500);
  browser.stored.set('cookie-consent-date', new Date().toISOString());
  browser.storeElsewhere('cookie-consent', 'essential-only');
  vi.advanceTimersByTime(5000);
  expect(later.bannerPhase()).toBe('hidden');
});

test('stopping before the second is over keeps it away', async () => {
  const { bannerPhase, watchConsent } = await load();
  watchConsent(() => {})();
  vi.advanceTimersByTime(5000);
  expect(bannerPhase()).toBe('hidden');
});
