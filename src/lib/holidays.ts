import { addDays } from './days.ts';

/** The part of the country, which has holidays of its own. */
export type Region = 'continente' | 'acores' | 'madeira';

/** When a holiday is each year: month and day as "12-25", or so many days from Easter Sunday. */
export type HolidayDate = string | number;

/** Where a pharmacy stands, as far as holidays depend on it. */
export interface HolidayPlace {
  region: Region;
  /** The municipality's day, where it has one. */
  municipal: HolidayDate | null;
}

export interface Holiday {
  date: HolidayDate;
  name: string;
}

/** Código do Trabalho, article 234. */
const NATIONAL: readonly [HolidayDate, string][] = [
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

const REGIONAL: Record<Region, readonly [HolidayDate, string][]> = {
  continente: [],
  madeira: [
    ['07-01', 'Dia da Madeira'],
    ['12-26', 'Primeira Oitava'],
  ],
  acores: [[50, 'Dia dos Açores']],
};

/** The holidays of a place. */
export function holidaysAt({ region, municipal }: HolidayPlace): Holiday[] {
  const entries: [HolidayDate, string][] = [...NATIONAL, ...REGIONAL[region]];
  if (municipal !== null) entries.push([municipal, 'Feriado municipal']);
  return entries.map(([date, name]) => ({ date, name }));
}

/** The ISO days of a year on which holidays are, in order, with their names: where two fall on one day, the first one's. */
export function holidayNames(year: number, holidays: readonly Holiday[]): Map<string, string> {
  const easter = easterSunday(year);
  const days = holidays.map(({ date, name }) => [dayOf(date, year, easter), name] as const);
  return new Map([...new Map(days.toReversed())].toSorted());
}

/** Whether an ISO day is one of the holidays. */
export function isHoliday(isoDay: string, dates: readonly HolidayDate[]): boolean {
  const year = Number(isoDay.slice(0, 4));
  const easter = easterSunday(year);
  return dates.some((date) => dayOf(date, year, easter) === isoDay);
}

function dayOf(date: HolidayDate, year: number, easter: string): string {
  return typeof date === 'string' ? `${year}-${date}` : addDays(easter, date);
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
