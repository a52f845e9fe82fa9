import { announce } from '../browser/announce.ts';
import type { Rental } from './request.ts';
import { message, request, texts } from './useRequest.ts';

/**
 * Puts a rental into the request in the place of the one before, with its first day where this one has none, or takes
 * it out. `answer` is the text about that at the beginning of the request, where the button leads (RequestSection.tsx).
 */
export function bookRental(booked: Rental | null, answer?: string): void {
  const firstDay = booked?.firstDay || request.get().rental?.firstDay || '';
  const rental = booked && { ...booked, firstDay };
  request.write({ rental, quote: null });
  showAnswer(answer ?? (rental ? texts.aluguerJunto(message.aluguer(rental)) : ''));
}

/** Notes the quote that stands in the calculator, so that the form says that it is not booked (pending.ts). */
export function noteQuote(quote: Rental | null): void {
  request.write({ quote });
}

function showAnswer(answer: string): void {
  const place = document.querySelector('.written-request');
  if (place) place.textContent = answer;
  if (answer) announce(answer);
}
