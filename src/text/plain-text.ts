/** Soft hyphens, spaces without a width, marks of a direction; what joins a drawing to the one after it stays. */
const INVISIBLE =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

/** Spaces of other widths, or in which no line breaks, between words. */
const SPECIAL_SPACE = /([\p{L}\d])[\u00a0\u2000-\u200a\u202f](?=[\p{L}\d])/gu;

/**
 * A text as people see it, accents as a part of their letter: macOS, PDF files and messengers write «Constância»
 * otherwise, and it would not be «Constância».
 */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').replace(SPECIAL_SPACE, '$1 ');
}
