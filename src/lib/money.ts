/** An amount of euros in a text, from the last digit of its first group of digits: "2,50 €", "5 000,00 €". */
const AMOUNT = /\d(?: \d{3})*(?:,\d+)? €/g;

/**
 * Puts no-break spaces into the amounts of a text: no line break comes between a number and its €, nor within the
 * number.
 */
export function holdAmounts(text: string): string {
  return text.replace(AMOUNT, (amount) => amount.replaceAll(' ', '\u00a0'));
}

/** Formats integer cents as a Portuguese price with a no-break space: 290 becomes "2,90 €". */
export function formatEuros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}
