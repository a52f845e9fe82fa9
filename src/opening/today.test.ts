import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../tests/fake-browser.ts';
import { isOwnCopy } from './own-copy.ts';
import { lisbonClock, now, onMinute, today } from './today.ts';

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

test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('the clock is Lisbon’s on a device set to %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const shown = ['2026-11-21T23:59:59Z', '2026-07-01T23:00Z', '2026-03-29T01:00Z'].map((at) =>
    lisbonClock(new Date(at)),
  );
  expect(shown).toEqual(['2026-11-21T23:59', '2026-07-02T00:00', '2026-03-29T02:00']);
});

const [MARCH, OCTOBER] = [2, 9];

test.each([
  ['Europe/Lisbon', 0],
  ['Atlantic/Azores', 1],
])(
  'the clock of %s agrees with the time zone database until 2059, in every hour of the days of change',
  (timeZone, behind) => {
    const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const wrong: string[] = [];
    // From 1997: the year before, Portugal came back from Central European Time, and the Union's summer began to end in
    // October.
    for (let instant = Date.UTC(1997, 0); instant < Date.UTC(2060, 0); instant += 60 * 60_000) {
      const now = new Date(instant);
      // Clocks change on the last Sunday; of all other days midnight and noon.
      const isNearChange = [MARCH, OCTOBER].includes(now.getUTCMonth()) && now.getUTCDate() > 23;
      if (!isNearChange && now.getUTCHours() % 12 > 0) continue;
      const shown = lisbonClock(now, behind);
      if (clock.format(now).replace(' ', 'T') !== shown) wrong.push(`${now.toISOString()}: ${shown}`);
    }
    expect(wrong).toEqual([]);
  },
);
