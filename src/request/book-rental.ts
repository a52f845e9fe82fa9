import { announce } from '../browser/announce.ts';
import { type Rental, withRental } from './request.ts';
import { message, request, texts } from './useRequest.ts';

/** Puts a rental into the request, in the place of one of the same item, and says so where the button leads. */
export function bookRental(booked: Rental): void {
  const before = request.get().rentals;
  const rentals = withRental(before, booked);
  const replaced = before.find((one) => !rentals.includes(one));
  request.write({ rentals, quote: null });
  const text = texts.aluguerJunto(message.aluguer(rentals.at(-1) ?? booked), replaced && message.aluguer(replaced));
  showBooked(text);
  announce(text);
}

/** Shows at the beginning of the request what became of a rental (RequestSection.tsx). */
export const showBooked = (text: string) => document.querySelector('.written-request')?.replaceChildren(text);

/** Notes the quote that stands in the calculator, so that the form says that it is not booked (pending.ts). */
export const noteQuote = (quote: Rental | null) => request.write({ quote });
