const ONE_MINUTE = 60_000;
const ONE_HOUR = 60 * ONE_MINUTE;
const MARCH = 2;
const OCTOBER = 9;

/** The time on the pharmacy's clock, "2026-11-21T19:00": Lisbon's, or behind it (`data-behind`: the Azores). */
export function now(): string {
  const { behind = 0 } = globalThis.document?.documentElement.dataset ?? {};
  return lisbonClock(new Date(), Number(behind));
}

/** The day there, YYYY-MM-DD. */
export const today = () => now().slice(0, 10);

/** The time at an instant, "2026-11-21T19:00": Lisbon's or, with `behind`, so many hours earlier (the Azores). */
export function lisbonClock(instant: Date, behind = 0): string {
  const time = instant.getTime();
  return new Date(time + (Number(isSummer(time)) - behind) * ONE_HOUR).toISOString().slice(0, 16);
}

/** From March's last Sunday to October's (Directive 2000/84/EC), not by `Intl`: docs/decisions/22-lisbon-time.md. */
function isSummer(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= changeOfClocks(year, MARCH) && time < changeOfClocks(year, OCTOBER);
}

/** 1:00 UTC of the last Sunday of a month that has 31 days. */
function changeOfClocks(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * ONE_HOUR;
}

/** Calls back at each minute, and when the visitor comes back to a page that was hidden or frozen, perhaps for days. */
export function onMinute(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMinute = () => {
    // A sleeping device stops the clock of a timer that runs: each time counts anew.
    clearTimeout(timer);
    timer = setTimeout(tick, ONE_MINUTE - (Date.now() % ONE_MINUTE));
  };
  const tick = () => {
    listener();
    waitForMinute();
  };
  waitForMinute();
  document.addEventListener('visibilitychange', tick);
  // Not the first showing: it comes right after the listener was set.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tick());
}
