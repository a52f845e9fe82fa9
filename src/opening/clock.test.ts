import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser.ts';
import { onMinute } from './clock.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers({ now: new Date('2026-11-21T18:59:40Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it calls at the turn of each minute, not sixty seconds after it was asked', () => {
  const called = vi.fn();
  onMinute(called);
  vi.advanceTimersByTime(19_999);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(called).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(called).toHaveBeenCalledTimes(2);
});

test('it calls when the visitor comes back to a page that was frozen', () => {
  const called = vi.fn();
  onMinute(called);
  vi.setSystemTime(new Date('2026-11-23T08:00:00Z'));
  browser.fire('visibilitychange');
  expect(called).toHaveBeenCalledOnce();
});

test('it calls at the turn of the minute also after a sleep that its timer knew nothing of', () => {
  const called = vi.fn();
  onMinute(called);
  vi.setSystemTime(new Date('2026-11-23T07:59:50Z'));
  browser.fire('visibilitychange');
  vi.advanceTimersByTime(10_000);
  expect(called).toHaveBeenCalledTimes(2);
});
