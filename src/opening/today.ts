import { lisbonDay } from './lisbon.ts';

/** The day in Lisbon now, YYYY-MM-DD. */
export function today(): string {
  return lisbonDay(new Date());
}
