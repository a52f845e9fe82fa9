/** An amount of euros in a text, from the last digit of its first group: "2,50 €", "5 000,00 €". */
const AMOUNT = /\d(?: \d{3})*(?:,\d+)? €/g;

/** A text with its amounts held together: no line breaks between a number and its €, nor within the number. */
export function holdAmounts(text: string): string {
  return text.replace(AMOUNT, (amount) => amount.replaceAll(' ', '\u00a0'));
}

/** Integer cents as a Portuguese price, "2,90 €", with a no-break space: 290 in. */
export function formatEuros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}
