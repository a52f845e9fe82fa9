import { describe, expect, test } from 'vitest';
import { comingHolidays, easterSunday, type HolidayPlace, holidayNames, holidaysAt, isHoliday } from './holidays.ts';

const MAINLAND: HolidayPlace = { region: 'continente', municipal: null };

// The United States Naval Observatory's table; 1943 and 2038 are the latest day there is, 2008 the earliest of these years.
test.each([
  [1900, '1900-04-15'],
  [1943, '1943-04-25'],
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2099, '2099-04-12'],
])('Easter of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('the national holidays of 2026, in order', () => {
  expect([...holidayNames(2026, holidaysAt(MAINLAND)).keys()]).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-05',
    '2026-04-25',
    '2026-05-01',
    '2026-06-04',
    '2026-06-10',
    '2026-08-15',
    '2026-10-05',
    '2026-11-01',
    '2026-12-01',
    '2026-12-08',
    '2026-12-25',
  ]);
});

test('each holiday has a name; on a day that two share it is the national one', () => {
  const names = holidayNames(2026, holidaysAt({ region: 'madeira', municipal: '12-01' }));
  expect(names.size).toBe(15);
  expect(names.get('2026-04-03')).toBe('Sexta-Feira Santa');
  expect(names.get('2026-12-01')).toBe('Restauração da Independência');
  expect(holidayNames(2026, holidaysAt({ ...MAINLAND, municipal: '06-24' })).get('2026-06-24')).toBe(
    'Feriado municipal',
  );
});

test('those to come are of two years, from the day itself on', () => {
  const days = [...comingHolidays('2026-12-25', holidaysAt(MAINLAND)).keys()];
  expect([days[0], days.length, days.at(-1)]).toEqual(['2026-12-25', 26, '2028-12-08']);
});

describe('besides them a holiday is', () => {
  test.each<[string, string, HolidayPlace, boolean]>([
    ['a fixed day of the municipality', '2026-06-24', { ...MAINLAND, municipal: '06-24' }, true],
    ['Ascension Day, 39 days after Easter', '2026-05-14', { ...MAINLAND, municipal: 39 }, true],
    ['Easter Monday', '2027-03-29', { ...MAINLAND, municipal: 1 }, true],
    ['the day of Madeira', '2026-07-01', { ...MAINLAND, region: 'madeira' }, true],
    ["Madeira's second day of Christmas", '2026-12-26', { ...MAINLAND, region: 'madeira' }, true],
    ['the day of the Azores, the Monday after Pentecost', '2026-05-25', { ...MAINLAND, region: 'acores' }, true],
    ['not the day of another region', '2026-07-01', MAINLAND, false],
    ['not Shrove Tuesday', '2026-02-17', MAINLAND, false],
  ])('%s', (_, day, place, expected) => {
    const dates = holidaysAt(place).map(({ date }) => date);
    expect(isHoliday(day, dates)).toBe(expected);
  });
});
