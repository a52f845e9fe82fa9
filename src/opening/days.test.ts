import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, isIsoDay } from './days.ts';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-11-21T10:00', false],
  [' 2026-11-21', false],
  ['+002026-11-21', false],
  ['+012345-01', false],
  ['', false],
  [Object.create(null), false],
  [null, false],
  [20261121, false],
  [['2026-11-21'], false],
])('%j is a day of the calendar: %j', (value, expected) => {
  expect(isIsoDay(value)).toBe(expected);
});

describe('days are counted', () => {
  test.each([
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i more: %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysFrom(day, expected)).toBe(count);
  });

  test('but not from a text that is not a day', () => {
    expect(addDays('ontem', 1)).toBe('');
    expect(daysFrom('ontem', '2026-11-21')).toBeNaN();
    expect(daysFrom('2026-11-21', '2026-11-31')).toBeNaN();
  });
});
