/**
 * Dates and times as the pharmacy's clock shows them, whatever the zone of the visitor's device: Lisbon's, or with `behind`
 * that of the Azores, which is one hour behind all year.
 */

const ONE_HOUR = 60 * 60_000;
const MARCH = 2;
const OCTOBER = 9;

/** The day in Lisbon at an instant, as YYYY-MM-DD. */
export function lisbonDay(now: Date, behind = 0): string {
  return lisbonClock(now, behind).toISOString().slice(0, 10);
}

/** The time in Lisbon at an instant, as HH:MM. */
export function lisbonTime(now: Date, behind = 0): string {
  return lisbonClock(now, behind).toISOString().slice(11, 16);
}

/**
 * The instant, in milliseconds since 1970, at which Lisbon's clock shows a time, HH:MM to 24:00, of `isoDay`. An hour that
 * occurs twice, in October, means the first one; an hour that is skipped, in March, the hour after it.
 */
export function lisbonInstant(isoDay: string, time: string, behind = 0): number {
  const inWinter = Date.parse(`${isoDay}T${time}Z`) + behind * ONE_HOUR;
  const inSummer = inWinter - ONE_HOUR;
  return isSummer(inSummer) ? inSummer : inWinter;
}

/** An instant whose time in UTC is what Lisbon's clock shows at `now`. */
function lisbonClock(now: Date, behind: number): Date {
  return new Date(now.getTime() + (isSummer(now.getTime()) ? ONE_HOUR : 0) - behind * ONE_HOUR);
}

/**
 * Whether Lisbon's clock is an hour ahead of UTC: from 1:00 UTC of March's last Sunday to 1:00 UTC of October's
 * (Directive 2000/84/EC, articles 2 and 3). Not by `Intl`, whose first use blocks a page
 * (docs/decisions/lisbon-time.md).
 */
function isSummer(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= changeOfClocks(year, MARCH) && instant < changeOfClocks(year, OCTOBER);
}

/** 1:00 UTC of the last Sunday of a month that has 31 days. */
function changeOfClocks(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * ONE_HOUR;
}
