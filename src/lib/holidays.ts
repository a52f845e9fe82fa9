import { addDays } from './days.ts';

/** The part of the country, which has holidays of its own. */
export type Region = 'continente' | 'acores' | 'madeira';

/** Which days are holidays where a pharmacy stands. */
export interface HolidayCalendar {
  region: Region;
  /** The municipality's day: "24/06", or so many days from Easter Sunday; null where there is none. */
  municipal: string | number | null;
}

export interface Holiday {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
}

/** Month and day, or days counted from Easter Sunday; and the name. */
type Entry = readonly [when: string | number, name: string];

/** Código do Trabalho, article 234. */
const NATIONAL: readonly Entry[] = [
  ['01-01', 'Ano Novo'],
  [-2, 'Sexta-Feira Santa'],
  [0, 'Páscoa'],
  ['04-25', 'Dia da Liberdade'],
  ['05-01', 'Dia do Trabalhador'],
  [60, 'Corpo de Deus'],
  ['06-10', 'Dia de Portugal'],
  ['08-15', 'Assunção de Nossa Senhora'],
  ['10-05', 'Implantação da República'],
  ['11-01', 'Todos os Santos'],
  ['12-01', 'Restauração da Independência'],
  ['12-08', 'Imaculada Conceição'],
  ['12-25', 'Natal'],
];

const REGIONAL: Record<Region, readonly Entry[]> = {
  continente: [],
  madeira: [
    ['07-01', 'Dia da Madeira'],
    ['12-26', 'Primeira Oitava'],
  ],
  acores: [[50, 'Dia dos Açores']],
};

/** The holidays of a year, in order. Where two fall on one day, the national one gives its name. */
export function holidaysOf(year: number, { region, municipal }: HolidayCalendar): Holiday[] {
  const easter = easterSunday(year);
  const own = typeof municipal === 'string' ? municipal.split('/').reverse().join('-') : municipal;
  const municipalEntry: Entry[] = own === null ? [] : [[own, 'Feriado municipal']];
  const names = new Map(
    [...municipalEntry, ...REGIONAL[region], ...NATIONAL].map(([when, name]) => [
      typeof when === 'string' ? `${year}-${when}` : addDays(easter, when),
      name,
    ]),
  );
  return [...names].map(([day, name]) => ({ day, name })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Whether an ISO day is a holiday there. */
export function isHoliday(isoDay: string, calendar: HolidayCalendar): boolean {
  return holidaysOf(Number(isoDay.slice(0, 4)), calendar).some(({ day }) => day === isoDay);
}

/** Easter Sunday of the Gregorian calendar, as an ISO day (Meeus, "Astronomical Algorithms", chapter 8). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const moon = corrected % 30;
  const epact = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, epact - weekday);
}
