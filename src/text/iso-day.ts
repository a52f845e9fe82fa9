/** In milliseconds. */
export const ONE_DAY = 24 * 60 * 60 * 1000;

/** Whether `value` is a day of the calendar, written YYYY-MM-DD; "2026-02-30" is not. */
export function isIsoDay(value: unknown): value is string {
  // A day that its month has not is taken for one of the next month, or for none.
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(value).getUTCDate() === Number(value.slice(-2))
  );
}

/** The day `count` days after an ISO day (before it when negative); an empty string when `isoDay` is not one. */
export function addDays(isoDay: string, count: number): string {
  const time = Date.parse(isoDay) + count * ONE_DAY;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}
