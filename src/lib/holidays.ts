import { addDays } from './days.ts';

/** A national holiday: its ISO day and its name. */
export interface Holiday {
  day: string;
  name: string;
}

const FIXED = [
  ['01-01', 'Ano Novo'],
  ['04-25', 'Dia da Liberdade'],
  ['05-01', 'Dia do Trabalhador'],
  ['06-10', 'Dia de Portugal'],
  ['08-15', 'Assunção de Nossa Senhora'],
  ['10-05', 'Implantação da República'],
  ['11-01', 'Todos os Santos'],
  ['12-01', 'Restauração da Independência'],
  ['12-08', 'Imaculada Conceição'],
  ['12-25', 'Natal'],
] as const;

/** The thirteen national holidays of a year, in order (Código do Trabalho, artigo 234.º). */
export function nationalHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    ...FIXED.map(([day, name]) => ({ day: `${year}-${day}`, name })),
    { day: addDays(easter, -2), name: 'Sexta-Feira Santa' },
    { day: easter, name: 'Páscoa' },
    { day: addDays(easter, 60), name: 'Corpo de Deus' },
  ].sort((a, b) => a.day.localeCompare(b.day));
}

/** Easter Sunday of a year of the Gregorian calendar, as an ISO day (the anonymous algorithm, Nature 13, 1876). */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leaps = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + leaps + 15) % 30;
  const ofCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  return addDays(`${year}-03-22`, moon + weekday - 7 * correction);
}
