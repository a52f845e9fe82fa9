/** Typed money ("1,20", "1.2", "1 000 €") in cents; null where it is no amount. */
export function centsOf(typed: string): number | null {
  const plain = typed.replaceAll(/[\s€]/g, '');
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as an owner types them: 120 is "1,20". */
export function eurosOf(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
