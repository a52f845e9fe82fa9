/** A Portuguese number of nine digits, telephone or NIPC, as people write it, on one line: 249000000 becomes "249 000 000". */
export function inThrees(number: string): string {
  return number.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
}

/**
 * The kind of a Portuguese number of nine digits, on which a call's cost depends: mobile begins with 9, landline with
 * 2.
 */
export function phoneKind(number: string): 'fixa' | 'movel' {
  return number.startsWith('9') ? 'movel' : 'fixa';
}
