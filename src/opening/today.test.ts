import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../tests/fake-browser.ts';
import { onMinute } from './clock.ts';
import { isOwnCopy } from './own-copy.ts';
import { now, today } from './today.ts';

afterEach(() => vi.useRealTimers());

test('the day begins by Lisbon’s clock, and an hour later on a page of the Azores', () => {
  vi.useFakeTimers({ now: new Date('2027-06-14T23:30:00Z') });
  const { page } = fakeBrowser();
  expect(today()).toBe('2027-06-15');
  page['behind'] = '1';
  expect(now()).toBe('2027-06-14T23:30');
});

test.each([
  ['www.farmacia.pt', '', true],
  ['farmacia.pt', '', true],
  ['localhost', '4321', true],
  ['web.archive.org', '', false],
  ['', '', false],
])('whether it is open is said by the site itself: at «%s» with the port «%s», %s', (hostname, port, isSaid) => {
  expect(isOwnCopy('farmacia.pt', { hostname, port })).toBe(isSaid);
});

test('what depends on the minute is called at each turn of it, and when the visitor comes back to a page that was frozen', () => {
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
