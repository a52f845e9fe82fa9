import { afterEach, describe, expect, test, vi } from 'vitest';
import { lisbonDay, lisbonInstant, lisbonTime } from './lisbon.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  ['UTC', 12],
  ['America/New_York', 8],
  ['Asia/Tokyo', 21],
])("Lisbon's clock seen from %s", (zone, hourAtNoon) => {
  test('is seen from a device that shows another hour', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe(hourAtNoon);
  });

  test.each([
    ['winter', '2026-11-21T23:59:59Z', '2026-11-21', '23:59'],
    ['winter midnight', '2026-11-22T00:00:00Z', '2026-11-22', '00:00'],
    ['summer, an hour before UTC midnight', '2026-07-01T23:00:00Z', '2026-07-02', '00:00'],
    ['just before the clocks go forward', '2026-03-29T00:59:00Z', '2026-03-29', '00:59'],
    ['just after the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-29', '02:00'],
    ['just before the clocks go back', '2026-10-25T00:59:00Z', '2026-10-25', '01:59'],
    ['just after the clocks go back', '2026-10-25T01:00:00Z', '2026-10-25', '01:00'],
  ])('%s', (_, instant, day, time) => {
    vi.stubEnv('TZ', zone);
    expect(lisbonDay(new Date(instant))).toBe(day);
    expect(lisbonTime(new Date(instant))).toBe(time);
  });

  test.each([
    ['a winter morning', '2026-11-21', '09:00', '2026-11-21T09:00:00.000Z'],
    ['a summer morning', '2026-07-01', '09:30', '2026-07-01T08:30:00.000Z'],
    ['the midnight that ends a day', '2026-12-31', '24:00', '2027-01-01T00:00:00.000Z'],
    ['the midnight that ends a summer day', '2026-07-01', '24:00', '2026-07-01T23:00:00.000Z'],
    ['midnight before the clocks go forward', '2026-03-29', '00:00', '2026-03-29T00:00:00.000Z'],
    ['the hour that is skipped', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['after the clocks went forward', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['the hour that comes twice', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['after the clocks went back', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ])('shows %s at the right instant', (_, day, time, expected) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(lisbonInstant(day, time)).toISOString()).toBe(expected);
  });
});

const [MARCH, OCTOBER] = [2, 9];

test.each([
  ['Europe/Lisbon', 0],
  ['Atlantic/Azores', 1],
])(
  'the clock of %s is the one of the time zone database for a lifetime, every hour of March and October',
  (timeZone, behind) => {
    const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const wrong: string[] = [];
    // In 1996 Portugal came back from Central European Time, and the Union's summer began to end in October.
    for (let instant = Date.UTC(1997, 0); instant < Date.UTC(2060, 0); instant += 60 * 60_000) {
      const now = new Date(instant);
      if (![MARCH, OCTOBER].includes(now.getUTCMonth()) && now.getUTCHours() % 12 > 0) continue;
      const shown = `${lisbonDay(now, behind)} ${lisbonTime(now, behind)}`;
      if (clock.format(now) !== shown) wrong.push(`${now.toISOString()}: ${shown}`);
    }
    expect(wrong).toEqual([]);
  },
);
