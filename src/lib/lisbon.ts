/** Dates and times as the pharmacy's clock shows them, whatever the zone of the visitor's device. */

const ONE_MINUTE = 60_000;
const ONE_HOUR = 60 * ONE_MINUTE;

const CLOCK = new Intl.DateTimeFormat('pt-PT', {
  timeZone: 'Europe/Lisbon',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day in Lisbon at an instant, as YYYY-MM-DD. */
export function lisbonDay(now: Date): string {
  return lisbonClock(now).slice(0, 10);
}

/** The time in Lisbon at an instant, as HH:MM. */
export function lisbonTime(now: Date): string {
  return lisbonClock(now).slice(11);
}

/**
 * The instant, in milliseconds since 1970, at which Lisbon's clock shows `minutes` after midnight of `isoDay`. An hour
 * that comes twice, in October, means its first coming; one that is skipped, in March, the hour after it.
 */
export function lisbonInstant(isoDay: string, minutes: number): number {
  const inWinter = Date.parse(isoDay) + minutes * ONE_MINUTE;
  const inSummer = inWinter - ONE_HOUR;
  const wanted = new Date(inWinter).toISOString().slice(0, 16);
  return lisbonClock(new Date(inSummer)) === wanted ? inSummer : inWinter;
}

/** Lisbon's clock as YYYY-MM-DDTHH:MM. */
function lisbonClock(now: Date): string {
  const parts = CLOCK.formatToParts(now).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}
