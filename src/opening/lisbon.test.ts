import { expect, test, vi } from 'vitest';
import { lisbonClock } from './lisbon.ts';

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
