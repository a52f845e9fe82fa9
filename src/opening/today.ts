import { lisbonDay } from './lisbon.ts';

/**
 * The day in Lisbon now, YYYY-MM-DD. On the page of a pharmacy whose clock is behind Lisbon's (`data-behind`: the Azores) it is the
 * day there.
 */
export function today(): string {
  const { behind = 0 } = globalThis.document?.documentElement.dataset ?? {};
  return lisbonDay(new Date(), Number(behind));
}
