import { lisbonClock } from './lisbon.ts';

/**
 * The time on Lisbon's clock now, "2026-11-21T19:00". On the page of a pharmacy whose clock is behind Lisbon's (`data-behind`: the
 * Azores) it is the clock there.
 */
export function now(): string {
  const { behind = 0 } = globalThis.document?.documentElement.dataset ?? {};
  return lisbonClock(new Date(), Number(behind));
}

/** The day there, YYYY-MM-DD. */
export function today(): string {
  return now().slice(0, 10);
}
