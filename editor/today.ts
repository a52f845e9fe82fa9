/** The day in Portugal, YYYY-MM-DD. */
export function todayInLisbon(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(now);
}
