import type { Rental } from './request.ts';
import { request } from './useRequest.ts';

/**
 * Puts a rental into the request in the place of the one before, or takes it out. `answer` says so at the beginning of
 * the request, where who booked is taken (RequestSection.tsx), to the eye and to a screen reader at once.
 */
export function bookRental(rental: Rental | null, answer = ''): void {
  request.write({ rental });
  const place = document.querySelector('.written-request');
  if (place) place.textContent = answer;
}
