import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { onMinute } from './clock.ts';

afterEach(() => vi.useRealTimers());

test('it calls at the turn of each minute, and when the visitor comes back to a page that was frozen', () => {
  const browser = fakeBrowser();
  vi.useFakeTimers({ now: new Date('2026-11-21T18:59:40Z') });
  const called = vi.fn();
  onMinute(called);
  vi.advanceTimersByTime(19_999);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_001);
  expect(called).toHaveBeenCalledTimes(2);
  // A sleep that its timer knew nothing of.
  vi.setSystemTime(new Date('2026-11-23T07:59:50Z'));
  browser.fire('visibilitychange');
  expect(called).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(10_000);
  expect(called).toHaveBeenCalledTimes(4);
});
