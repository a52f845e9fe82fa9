import { expect, test } from 'vitest';
import { isChoiceCurrent, isTrackingCookie } from './consent.ts';

const NOW = '2026-11-21T10:00:00.000Z';

test.each([
  ['essential only, months ago', 'essential-only', '2026-02-01T00:00:00.000Z', true],
  ['exactly twelve months old', 'accepted', '2025-11-21T10:00:00.000Z', true],
  ['a moment older than twelve months', 'accepted', '2025-11-21T09:59:59.999Z', false],
  ['from a clock a day ahead', 'accepted', '2026-11-22T10:00:00.000Z', true],
  ['from a clock more than a day ahead', 'accepted', '2026-11-22T10:00:00.001Z', false],
  ['of an unknown kind', 'Accepted', NOW, false],
  ['without a date', 'accepted', null, false],
  ['with nonsense for a date', 'accepted', 'ontem', false],
])('a stored choice %s', (_, choice, date, expected) => {
  expect(isChoiceCurrent(choice, date, new Date(NOW))).toBe(expected);
});

test('a choice made before what is asked today is void, however young', () => {
  expect(isChoiceCurrent('accepted', '2024-12-31T23:59:59.999Z', new Date('2025-03-01'))).toBe(false);
  expect(isChoiceCurrent('accepted', '2025-01-01T00:00:00.000Z', new Date('2025-03-01'))).toBe(true);
});

test('tracking cookies are told from others by the whole name, or its beginning', () => {
  const tracking = ['_ga', '_ga_ABC123', '_gat_UA-1', '_gid', '_gcl_au', '_fbp', '_fbc'];
  const others = ['tema', 'x_ga', 'x_gcl', '_gidx', 'x_gid', ''];
  expect([...tracking, ...others].filter(isTrackingCookie)).toEqual(tracking);
});
