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
  // biome-ignore format: the first half of a year, the second, and what comes back
  expect([...names].slice(0, 14).map(([day, name]) => `${day.slice(5)} ${name}`)).toEqual([
    '12-08 Imaculada Conceição', '12-25 Natal', '01-01 Ano Novo', '04-03 Sexta-Feira Santa', '04-05 Páscoa',
    '04-25 Dia da Liberdade', '05-01 Dia do Trabalhador', '06-04 Corpo de Deus', '06-10 Dia de Portugal',
    '08-15 Assunção de Nossa Senhora', '10-05 Implantação da República', '11-01 Todos os Santos',
    '12-01 Restauração da Independência', '12-08 Imaculada Conceição',
  ]);
  expect([...names.keys()].slice(26)).toEqual(['2027-12-08']);
});

// biome-ignore format: one case a line
test.each<[string, string, Region, HolidayDate | null, string?]>([
  ['a fixed day of the municipality', '2026-06-24', 'continente', '06-24', 'Feriado municipal'],
  ['Ascension Day, 39 days after Easter', '2026-05-14', 'continente', 39, 'Feriado municipal'],
  ['the first Monday of August', '2027-08-02', 'continente', dateOf('primeira segunda-feira de agosto'), 'Feriado municipal'],
  ['not the second', '2027-08-09', 'continente', dateOf('primeira segunda-feira de agosto')],
  ['the last Monday of July', '2026-07-27', 'continente', dateOf('Última segunda de julho'), 'Feriado municipal'],
  ['the Monday after the second Sunday of August', '2026-08-10', 'continente', dateOf('segunda-feira a seguir ao segundo domingo de agosto'), 'Feriado municipal'],
  ['the fourth Sunday of September', '2026-09-27', 'continente', dateOf('quarto domingo de setembro'), 'Feriado municipal'],
  ['the Tuesday after its third, late', '2025-09-23', 'continente', dateOf('terça a seguir ao terceiro domingo de setembro'), 'Feriado municipal'],
  ['the day of Madeira', '2026-07-01', 'madeira', null, 'Dia da Madeira'],
  ["Madeira's second day of Christmas", '2026-12-26', 'madeira', null, 'Primeira Oitava'],
  ['the day of the Azores, the Monday after Pentecost', '2026-05-25', 'acores', null, 'Dia dos Açores'],
  ['not the day of another region', '2026-07-01', 'continente', null],
  ['not Shrove Tuesday', '2026-02-17', 'continente', null],
])('besides them a holiday is %s', (_, day, region, municipal, expected) => {
  const holidays = holidaysAt(region, municipal);
  expect(comingHolidays(day, holidays).get(day)).toBe(expected);
  expect(isHoliday(day, holidays.map(({ date }) => date))).toBe(expected !== undefined);
});
