import { lisbonClock } from './lisbon.ts';

/** The time on the pharmacy's clock, "2026-11-21T19:00": Lisbon's, or behind it (`data-behind`: the Azores). */
export function now(): string {
  const { behind = 0 } = globalThis.document?.documentElement.dataset ?? {};
  return lisbonClock(new Date(), Number(behind));
}

/** The day there, YYYY-MM-DD. */
export const today = () => now().slice(0, 10);
