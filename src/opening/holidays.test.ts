import { expect, test } from 'vitest';
import { dateOf } from './from-content.ts';
import { comingHolidays, easterSunday, type HolidayDate, holidaysAt, isHoliday, type Region } from './holidays.ts';

// The United States Naval Observatory's table; 1943 is the latest day there is, 1961 and 2049 are exceptions of the
// rule.
test.each(['1943-04-25', '1961-04-02', '2025-04-20', '2049-04-18', '2076-04-19'])('Easter is on %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

test('those to come are of two years, from the day itself on; on a day that two share it is the national one', () => {
  const names = comingHolidays('2025-12-08', holidaysAt('continente', '12-01'));
  const days = [...names.keys()];
  const first = '12-08 12-25 01-01 04-03 04-05 04-25 05-01 06-04 06-10 08-15 10-05 11-01 12-01 12-08';
  expect(days.slice(0, 14).map((day) => day.slice(5))).toEqual(first.split(' '));
  expect([days.length, days.at(-1)]).toEqual([27, '2027-12-08']);
  expect(names.get('2026-12-01')).toBe('Restauração da Independência');
});

// biome-ignore format: one case a line
test.each<[string, string, Region, HolidayDate | null, boolean]>([
  ['a fixed day of the municipality', '2026-06-24', 'continente', '06-24', true],
  ['Ascension Day, 39 days after Easter', '2026-05-14', 'continente', 39, true],
  ['the first Monday of August', '2027-08-02', 'continente', dateOf('primeira segunda-feira de agosto'), true],
  ['not the second', '2027-08-09', 'continente', dateOf('primeira segunda-feira de agosto'), false],
  ['the last Monday of July', '2026-07-27', 'continente', dateOf('Última segunda de julho'), true],
  ['the Monday after the second Sunday of August', '2026-08-10', 'continente', dateOf('segunda-feira a seguir ao segundo domingo de agosto'), true],
  ['the day of Madeira', '2026-07-01', 'madeira', null, true],
  ["Madeira's second day of Christmas", '2026-12-26', 'madeira', null, true],
  ['the day of the Azores, the Monday after Pentecost', '2026-05-25', 'acores', null, true],
  ['not the day of another region', '2026-07-01', 'continente', null, false],
  ['not Shrove Tuesday', '2026-02-17', 'continente', null, false],
])('besides them a holiday is %s', (_, day, region, municipal, expected) => {
  const dates = holidaysAt(region, municipal).map(({ date }) => date);
  expect(isHoliday(day, dates)).toBe(expected);
});
