import type { Rental } from './request.ts';
import { request } from './useRequest.ts';

/**
 * Puts a rental into the request in the place of the one before, or takes it out. `answer` is the text about
 * that at the beginning of the request, where the button leads (RequestSection.tsx): a screen reader announces it too.
 */
export function bookRental(rental: Rental | null, answer = ''): void {
  request.write({ rental });
  const place = document.querySelector('.written-request');
  if (place) place.textContent = answer;
}
