import { CODE_LENGTHS } from '../prescription.ts';

/** The most characters of a text that are read: a long paste must not freeze the site. */
export const MAX_SMS_LENGTH = 20_000;

/** Stands where something was taken out, so that what was around it does not grow together. */
const GAP = ' | ';
// None of these looks behind: an expression that does is a syntax error in Safari before 16.4, for the whole script.
// What must not stand before a match is a group of it, and what matches with it stays as it is.
const ABBREVIATION = /(\p{L}?)(n\.o|cod|dir|dto|disp|opc|rec|val|nr)\./gu;
const LINK_OR_EMAIL = /:\/\/|www\.|@|[a-z]\.[a-z]{2,}\//;
/** Words and codes that grew together where a copy lost its spaces: "códigodispensa", "123456código". */
const GROWN_TOGETHER =
  /(codigo|direito|acesso|dispensa|numero|opcao|\d)(?=codigo|direito|acesso|dispensa|opcao|receita)/g;
/** Digits that a camera took for letters: a word of digits and o, i or l, and such a word between digits. */
const MISREAD = /^[oil]*\d[\doil]*x?$/i;
const MISREAD_BETWEEN_DIGITS = /^\d[ -][oil]{2,}[ -][oil]*\d/i;
const LONG_NUMBER = /(?:[ .-]?\d){13,21}/g;
/** The name of what a long number belongs to, before it. A bare one of 19 digits has the shape of a prescription's. */
const OTHER_OWNER =
  /(?:^|[^a-z])(?:cartao|visa|mastercard|maestro|conta|nib|fatura|processo|encomenda|d[eo] envio|envio(?: n\.?o|:)|banco|contrato|apolice)(?:(?!rec)[^\d\n|]){0,20}$/;
/** The longest such name, what may stand behind it, and one before. */
const OWNER_LENGTH = 31;
/** All the groups of digits that stand side by side, a number's over two lines too. */
const GROUPS = /(^|[^a-z\d])(\d+(?:(?:[ .-]| ?\n)\d+)+(?:[ .-]?x(?![a-z\d]))?)/g;
/** Digits that were meant as a prescription number, whatever its length: in fours, where other digits may follow. */
const FOURS = /(\d[ .-]?)?\d{4}(?:[ .-]\d{4}){2,}(?:[ .-]\d{1,3})?(?!\d)/g;
/** "1011000012345678901/123456/7890" */
const BETWEEN_CODES = /(\d{6})[/,](?=\d{4})/g;

/**
 * A text in lower case, without accents, odd spaces, invisible characters and the dots of abbreviations; links and the
 * long numbers of other things are gone, and a number or a code written in groups stands in one piece.
 */
export function plainText(text: string): string {
  const start = text.slice(0, MAX_SMS_LENGTH).normalize('NFKD');
  // Some characters are decomposed into eighteen.
  return start
    .slice(0, MAX_SMS_LENGTH)
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\r\u2028\u2029]/g, '\n')
    .replace(/\p{Pd}/gu, '-')
    .replace(ABBREVIATION, (found, before, short) => (before ? found : `${short} `))
    .replace(/\S+/g, (word) => (LINK_OR_EMAIL.test(word) ? GAP : word))
    .replace(/\.{2,}/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(GROWN_TOGETHER, '$1 ')
    .replace(/[a-z\d]+/g, withDigits)
    .replace(LONG_NUMBER, (number, at, whole) => (isOfOther(at, whole) ? GAP : number))
    .replace(GROUPS, (_, before, groups) => before + (isNumberOrCode(groups) ? inOnePiece(groups) : lineByLine(groups)))
    .replace(FOURS, (fours, before) => (before ? fours : inOnePiece(fours)))
    .replace(BETWEEN_CODES, '$1 ');
}

/** Replaces a word by the digits that a camera took for it. */
export function withDigits(word: string, at: number, text: string): string {
  const isMisread = MISREAD.test(word) || MISREAD_BETWEEN_DIGITS.test(text.slice(at - 2));
  return isMisread ? word.replace(/o/gi, '0').replace(/[il]/gi, '1') : word;
}

const isOfOther = (at: number, text: string) => OTHER_OWNER.test(text.slice(Math.max(0, at - OWNER_LENGTH), at));

/**
 * Six digits in threes, four in twos, single ones, or nineteen: in groups of one length, or cut in two by a line's end.
 * Not a telephone, tax number or barcode that is nineteen with what stands under it, nor a shorter number with a code.
 */
function isNumberOrCode(groups: string): boolean {
  if (/^\d{3}[ .-]\d{3}$|^\d\d \d\d$|^\d(?:[ .-]\d)+$/.test(groups)) return true;
  const lengths = groups
    .replace(/\D?x/, '')
    .split(/\D+/)
    .map((group) => group.length);
  const [, length = 0, ...others] = lengths;
  const isRegular =
    length < 6 && lengths.every((each) => each <= length) && others.slice(0, -1).every((each) => each === length);
  const isOther = lengths.some((each) => each === 9 || each === 13) || [4, 6].includes(length);
  const isCut = others.length === 0 && groups.includes('\n') && !isOther;
  return (isRegular || isCut) && inOnePiece(groups).length === CODE_LENGTHS.numeroReceita;
}

const lineByLine = (groups: string) =>
  groups.replace(/.+/g, (line) => (isNumberOrCode(line) ? inOnePiece(line) : line));

const inOnePiece = (groups: string) => groups.replace(/[\s.-]/g, '');
