/**
 * A Portuguese number of nine digits, telephone or NIPC, as people write it, on one line: 249000000 becomes "249 000
 * 000"; "1400" stays.
 */
export function inThrees(number: string): string {
  return isShort(number) ? number : number.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
}

/** Whether a telephone is one of few digits, such as 1400, which takes no country's prefix. */
export const isShort = (number: string) => number.length < 9;

/**
 * The kind of a Portuguese number of nine digits, on which a call's cost depends: mobile begins with 9, landline with
 * 2.
 */
export function phoneKind(number: string): 'fixa' | 'movel' {
  return number.startsWith('9') ? 'movel' : 'fixa';
}
