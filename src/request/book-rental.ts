import { announce } from '../browser/announce.ts';
import type { Rental } from './request.ts';
import { message, request, texts } from './useRequest.ts';

/**
 * Puts a rental into the request in the place of the one before, with its first day where this one has none, or takes
 * it out. `answer` is the text about that at the beginning of the request, where the button leads (RequestSection.tsx).
 */
export function bookRental(booked: Rental | null, answer = ''): void {
  const before = request.get().rental;
  const rental = booked && { ...booked, firstDay: booked.firstDay || before?.firstDay || '' };
  request.write({ rental, quote: null });
  const replaced = before?.item === rental?.item ? null : before;
  const text = rental ? texts.aluguerJunto(message.aluguer(rental), replaced) : answer;
  const place = document.querySelector('.written-request');
  if (place) place.textContent = text;
  if (text) announce(text);
}

/** Notes the quote that stands in the calculator, so that the form says that it is not booked (pending.ts). */
export const noteQuote = (quote: Rental | null) => request.write({ quote });
