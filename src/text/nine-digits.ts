/** A telephone or NIPC in threes, 249 000 000, at whose spaces no line breaks; a short one, as 1400, as it is. */
export function inThrees(number: string): string {
  return isShort(number) ? number : number.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
}

/** Whether a telephone is one of few digits, such as 1400, which takes no country's prefix. */
export const isShort = (number: string) => number.length < 9;

/** The kind of a Portuguese number, on which a call's cost depends: mobile begins with 9, all others are landline. */
export function phoneKind(number: string): 'fixa' | 'movel' {
  return number.startsWith('9') ? 'movel' : 'fixa';
}
