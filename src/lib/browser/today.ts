import { lisbonDay } from '../lisbon.ts';
import { onMinute } from './clock.ts';

/** The day in Lisbon now, YYYY-MM-DD. For `useSyncExternalStore`, with `onToday`. */
export function today(): string {
  return lisbonDay(new Date());
}

/** Calls back when the day may have changed. Returns how to stop. */
export const onToday = onMinute;
