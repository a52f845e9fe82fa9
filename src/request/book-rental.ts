import { announce } from '../browser/announce.ts';
import type { Rental } from './request.ts';
import { message, request, texts } from './useRequest.ts';

/**
 * Puts a rental into the request in the place of the one before, or takes it out. `answer` is the text about that at
 * the beginning of the request, where the button leads (RequestSection.tsx).
 */
export function bookRental(
  rental: Rental | null,
  answer = rental ? texts.aluguerJunto(message.aluguer(rental)) : '',
): void {
  request.write({ rental });
  const place = document.querySelector('.written-request');
  if (place) place.textContent = answer;
  if (answer) announce(answer);
}
