import { describe, expect, test } from 'vitest';
import { cookieDomains, isChoiceCurrent, isTrackingCookie } from './consent.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

describe('a stored choice', () => {
  test.each([
    ['accepted just now', 'accepted', '2026-11-21T10:00:00.000Z', true],
    ['essential only, months ago', 'essential-only', '2026-02-01T00:00:00.000Z', true],
    ['exactly twelve months old', 'accepted', '2025-11-21T10:00:00.000Z', true],
    ['a moment older than twelve months', 'accepted', '2025-11-21T09:59:59.999Z', false],
    ['years old', 'essential-only', '2020-01-01T00:00:00.000Z', false],
    ['from a clock a day ahead', 'accepted', '2026-11-22T10:00:00.000Z', true],
    ['from a clock more than a day ahead', 'accepted', '2026-11-22T10:00:00.001Z', false],
    ['never made', null, '2026-11-21T10:00:00.000Z', false],
    ['without a date', 'accepted', null, false],
    ['with an empty date', 'accepted', '', false],
    ['with nonsense for a date', 'accepted', 'ontem', false],
    ['with a date that does not exist', 'accepted', '2026-13-99T10:00:00.000Z', false],
    ['of an unknown kind', 'Accepted', '2026-11-21T10:00:00.000Z', false],
    ['that is empty', '', '2026-11-21T10:00:00.000Z', false],
  ])('%s', (_, choice, date, expected) => {
    expect(isChoiceCurrent(choice, date, NOW)).toBe(expected);
  });

  test('made on the 29th of February holds for a year', () => {
    const chosen = '2028-02-29T10:00:00.000Z';
    expect(isChoiceCurrent('accepted', chosen, new Date('2029-02-28T10:00:00.000Z'))).toBe(true);
    expect(isChoiceCurrent('accepted', chosen, new Date('2029-03-02T10:00:00.000Z'))).toBe(false);
  });

  test('does not hold when the clock is broken', () => {
    expect(isChoiceCurrent('accepted', '2026-11-21T10:00:00.000Z', new Date(Number.NaN))).toBe(false);
  });
});

describe('a tracking cookie', () => {
  test.each(['_ga', '_ga_ABC123', '_gat', '_gat_UA-1', '_gid', '_gcl_au', '_gcl', '_fbp', '_fbc'])('%s', (name) => {
    expect(isTrackingCookie(name)).toBe(true);
  });

  test.each(['tema', 'cookie-consent', 'x_ga', 'x_gcl', '_gidx', 'x_gid', '_fbpx', 'x_fbp', '_fb', '_gc', ''])(
    'is not %j',
    (name) => {
      expect(isTrackingCookie(name)).toBe(false);
    },
  );
});

describe("a cookie's domains", () => {
  test.each([
    ['farmacia.example', ['farmacia.example']],
    ['www.farmacia.example', ['www.farmacia.example', 'farmacia.example']],
    ['a.b.farmacia.example', ['a.b.farmacia.example', 'b.farmacia.example', 'farmacia.example']],
    ['localhost', []],
  ])('of %s', (hostname, expected) => {
    expect(cookieDomains(hostname)).toEqual(expected);
  });
});
