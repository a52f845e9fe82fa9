import { addDays } from './days.ts';

/** The part of the country, which has holidays of its own. */
export type Region = 'continente' | 'acores' | 'madeira';

/** Which days are holidays where a pharmacy stands. */
export interface HolidayCalendar {
  region: Region;
  /** The municipality's day: "24/06", or so many days from Easter Sunday; null where there is none. */
  municipal: string | number | null;
}

/** Month and day of the national holidays (Código do Trabalho, article 234), and those counted from Easter Sunday. */
const NATIONAL = ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'];
const GOOD_FRIDAY = -2;
const CORPUS_CHRISTI = 60;
const MONDAY_AFTER_PENTECOST = 50;

const REGIONAL: Record<Region, (string | number)[]> = {
  continente: [],
  madeira: ['07-01', '12-26'],
  acores: [MONDAY_AFTER_PENTECOST],
};

/** The holidays of a year as ISO days, in order. */
export function holidaysOf(year: number, { region, municipal }: HolidayCalendar): string[] {
  const easter = easterSunday(year);
  const own = typeof municipal === 'string' ? municipal.split('/').reverse().join('-') : municipal;
  const days = [...NATIONAL, GOOD_FRIDAY, 0, CORPUS_CHRISTI, ...REGIONAL[region], ...(own === null ? [] : [own])].map(
    (day) => (typeof day === 'string' ? `${year}-${day}` : addDays(easter, day)),
  );
  return [...new Set(days)].sort();
}

/** Whether an ISO day is a holiday there. */
export function isHoliday(isoDay: string, calendar: HolidayCalendar): boolean {
  return holidaysOf(Number(isoDay.slice(0, 4)), calendar).includes(isoDay);
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
