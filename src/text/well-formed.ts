/** A text whose lone surrogates, which no link can carry, are U+FFFD. Safari before 16.4 has no toWellFormed(). */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
