import { expect, test } from 'vitest';
import { nationalHolidays } from './holidays.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is on %s, Good Friday two days before, Corpus Christi sixty after', (year, easter) => {
  const day = (name: string) => nationalHolidays(year).find((holiday) => holiday.name === name)?.day ?? '';
  expect(day('Páscoa')).toBe(easter);
  expect(Date.parse(easter) - Date.parse(day('Sexta-Feira Santa'))).toBe(2 * 86_400_000);
  expect(Date.parse(day('Corpo de Deus')) - Date.parse(easter)).toBe(60 * 86_400_000);
});

test('there are thirteen a year, in order', () => {
  const days = nationalHolidays(2026).map(({ day }) => day);
  expect(days).toHaveLength(13);
  expect(days).toEqual(days.toSorted());
});
