/**
 * A text without lone surrogates, which no link can carry: each becomes U+FFFD. Safari before 16.4 has no
 * toWellFormed().
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
