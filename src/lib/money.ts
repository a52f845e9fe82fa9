/** Integer cents as a Portuguese price, "2,90 €", with a no-break space: 290 in. */
export function formatEuros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}
