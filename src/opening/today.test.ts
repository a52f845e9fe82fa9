import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
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
