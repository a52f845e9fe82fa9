import { expect, test } from 'vitest';
import { addDays, isIsoDay } from '../text/iso-day.ts';
import { daysFrom, monthAndDay } from './days.ts';
import { dayNames } from './week.ts';

// biome-ignore format: values that are none
const NO_DAYS = ['2026-02-29', '2026-13-01', '2026-1-1', '2026-11-21T10:21', ' 2026-11-21', '+002026-11-21', '-000001-01', '', Object.create(null), 20261121];

test('a day is one of the calendar, written whole', () => {
  expect(isIsoDay('2028-02-29')).toBe(true);
  expect(NO_DAYS.filter(isIsoDay)).toEqual([]);
});

test.each([
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i more days: %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(daysFrom(day, expected)).toBe(count);
});

test('days are read as an owner writes them, and named in the week’s order', () => {
  expect(monthAndDay('15/06')).toBe('06-15');
  expect(dayNames(['quinta', 'terca'])).toBe('terça e quinta');
});

test('from a text that is not a day none are counted', () => {
  expect(addDays('ontem', 1)).toBe('');
  expect(daysFrom('ontem', '2026-11-21')).toBeNaN();
  expect(daysFrom('2026-11-21', '2026-11-31')).toBeNaN();
});
