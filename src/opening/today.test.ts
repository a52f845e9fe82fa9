import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { now, today } from './today.ts';

afterEach(() => vi.useRealTimers());

test('the day begins by Lisbon’s clock, and an hour later on a page of the Azores', () => {
  vi.useFakeTimers({ now: new Date('2027-06-14T23:30:00Z') });
  const { page } = fakeBrowser();
  expect(today()).toBe('2027-06-15');
  page['behind'] = '1';
  expect(now()).toBe('2027-06-14T23:30');
});
