import { addDays } from '../text/iso-day.ts';

/** The part of the country, which has holidays of its own. */
export type Region = 'continente' | 'acores' | 'madeira';

/**
 * The date of a holiday in any year: month and day as "12-25", the number of days from Easter Sunday, or the first such
 * weekday, counted from Monday, 0, from a day on.
 */
export type HolidayDate = string | number | { from: string; weekday: number };

export interface Holiday {
  date: HolidayDate;
  name: string;
}

/** Código do Trabalho, article 234. */
const NATIONAL: readonly Holiday[] = [
  { date: '01-01', name: 'Ano Novo' },
  { date: -2, name: 'Sexta-Feira Santa' },
  { date: 0, name: 'Páscoa' },
  { date: '04-25', name: 'Dia da Liberdade' },
  { date: '05-01', name: 'Dia do Trabalhador' },
  { date: 60, name: 'Corpo de Deus' },
  { date: '06-10', name: 'Dia de Portugal' },
  { date: '08-15', name: 'Assunção de Nossa Senhora' },
  { date: '10-05', name: 'Implantação da República' },
  { date: '11-01', name: 'Todos os Santos' },
  { date: '12-01', name: 'Restauração da Independência' },
  { date: '12-08', name: 'Imaculada Conceição' },
  { date: '12-25', name: 'Natal' },
];

const REGIONAL: Record<Region, readonly Holiday[]> = {
  continente: [],
  madeira: [
    { date: '07-01', name: 'Dia da Madeira' },
    { date: '12-26', name: 'Primeira Oitava' },
  ],
  acores: [{ date: 50, name: 'Dia dos Açores' }],
};

/** The holidays of a place. @param municipal the municipality's day, where it has one */
export function holidaysAt(region: Region, municipal: HolidayDate | null): Holiday[] {
  const local = municipal === null ? [] : [{ date: municipal, name: 'Feriado municipal' }];
  return [...NATIONAL, ...REGIONAL[region], ...local];
}

/** The holidays' names by their days, in order, for two years from an ISO day on; of two on one day, the first's. */
export function comingHolidays(isoDay: string, holidays: readonly Holiday[]): Map<string, string> {
  const year = Number(isoDay.slice(0, 4));
  const all = [year, year + 1, year + 2].flatMap((each) =>
    holidays.map(({ date, name }) => [dayOf(date, each), name] as const),
  );
  const coming = all.filter(([day]) => day >= isoDay && day <= addDays(isoDay, 730));
  return new Map(coming.sort(([a], [b]) => b.localeCompare(a)).reverse());
}

/** Whether an ISO day is one of the holidays. */
export const isHoliday = (isoDay: string, dates?: readonly HolidayDate[]) =>
  dates?.some((date) => isOn(date, isoDay)) ?? false;

/** Whether an ISO day is a date of its year. */
export const isOn = (date: HolidayDate, isoDay: string) => dayOf(date, Number(isoDay.slice(0, 4))) === isoDay;

/** The ISO day of a date in a year. */
export function dayOf(date: HolidayDate, year: number): string {
  if (typeof date === 'number') return addDays(easterSunday(year), date);
  if (typeof date === 'string') return `${year}-${date}`;
  const from = `${year}-${date.from}`;
  // `Date` counts from Sunday.
  return addDays(from, (date.weekday + 8 - new Date(from).getUTCDay()) % 7);
}

/** Easter Sunday of a year from 1900 to 2099, as an ISO day (D. S. Carter's rule, Royal Greenwich Observatory). */
export function easterSunday(year: number): string {
  const moon = 21 + ((204 - 11 * (year % 19)) % 30);
  // The full moon on which Easter hangs, as a day of March, and the days from Sunday to the day after it.
  const fullMoon = moon >= 49 ? moon - 1 : moon;
  const weekday = (year + Math.floor(year / 4) + fullMoon + 1) % 7;
  return addDays(`${year}-03-01`, fullMoon + 6 - weekday);
}
