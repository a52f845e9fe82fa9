/** Soft hyphens, zero-width spaces, direction marks; not the joiner inside an emoji. */
const INVISIBLE =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

/** Spaces of other widths, or in which no line breaks, between words, and behind the name or the dash of a field. */
const SPECIAL_SPACE = /([\p{L}\d:-])[\u00a0\u2000-\u200a\u202f](?=[\p{L}\d"'])/gu;

/** What a line begins with: of special spaces YAML makes no indent. */
const INDENT = /^[ \u00a0\u2000-\u200a\u202f]+/gm;

/** Letters that stand for others: «ﬁ» of a typesetter, «２» of an East Asian keyboard. */
const STANDING_FOR = /[\ufb00-\ufb06\uff01-\uff5e]/g;

/** A text with composed accents and plain spaces: macOS, PDF files and messengers write «Constância» otherwise. */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(STANDING_FOR, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .replace(INDENT, (indent) => ' '.repeat(indent.length))
    .replace(SPECIAL_SPACE, '$1 ');
}
