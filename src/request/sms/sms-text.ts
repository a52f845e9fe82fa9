import { CODE_LENGTHS } from '../prescription.ts';

/**
 * A pasted text in lower case, without accents, odd spaces, invisible characters and the dots of abbreviations; links and the
 * long numbers of other things are gone, and a number or a code written in groups stands in one piece.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\r\u2028\u2029]/g, '\n')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\S+/g, (word) => (LINK_OR_EMAIL.test(word) ? GAP : word))
    .replace(ABBREVIATION, '$1 ')
    .replace(/\.{2,}/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(MISREAD, (word) => word.replaceAll('o', '0').replace(/[il]/g, '1'))
    .replace(OTHER_LONG_NUMBER, GAP)
    .replace(GROUPS, (groups) => (isNumberOrCode(groups) ? inOnePiece(groups) : groups))
    .replace(FOURS, inOnePiece);
}

/** The prescription number in one piece, captured for `split`. */
export const NUMBER = /(?<!\d)(\d{18}(?:\d|x(?![a-z])))(?!\d)/;
export const ANY_NUMBER = new RegExp(`${NUMBER.source}|\\d+`, 'g');

/** A day in digits, the year first or last. */
export const DAY = '\\d{4}[-/.]\\d\\d?[-/.]\\d\\d?|\\d\\d?[-/.]\\d\\d?[-/.]\\d{4}';
export const ANY_DAY = new RegExp(`(?<!\\d)(?:${DAY})(?!\\d)`, 'g');

/** Such a day as an ISO one. */
export function isoDay(day: string): string {
  const parts = day.split(/\D/).map((part) => part.padStart(2, '0'));
  return (/^\d{4}/.test(day) ? parts : parts.reverse()).join('-');
}

/** Stands where something was taken out, so that what was around it does not grow together. */
const GAP = ' | ';

const LINK_OR_EMAIL = /:\/\/|www\.|@|[a-z]\.(?!acesso|dispensa|opcao|direito)[a-z]{2,}\//;
const ABBREVIATION = /(?<![a-z])(n\.o|cod|disp|opc|rec|val|nr)\./g;
/** Digits that a camera took for letters: a word of digits and o, i or l, and such a word between digits. */
const MISREAD = /(?<![a-z\d])(?=[oil]*\d)[\doil]+(?=x?(?![a-z\d]))|(?<=\d[ -])[oil]{2,}(?=[ -][oil]*\d)/g;
/** A long number after the name of its owner. A bare one of 19 digits has the shape of a prescription's. */
const OTHER_LONG_NUMBER =
  /(?<=(?<![a-z])(?:cartao|visa|mastercard|maestro|conta|nib|fatura|processo)(?:(?!rec)[^\d\n|]){0,20})(?:[ .-]?\d){13,21}/g;
/** All the groups of digits that stand side by side, a number's over two lines too. */
const GROUPS = /(?<![a-z\d])\d+(?:(?:[ .-]| ?\n)\d+)+(?:[ .-]?x(?![a-z\d]))?/g;
/** What was meant as a prescription number, whatever its length: in fours, where other digits may follow. */
const FOURS = /(?<!\d|\d[ .-])\d{4}(?:[ .-]\d{4}){2,}(?:[ .-]\d{1,3})?(?!\d)/g;

/**
 * Six digits in threes, single ones, or nineteen: in groups of one length, or cut in two by a line's end. A telephone or tax number
 * with what stands beside it may be nineteen too.
 */
function isNumberOrCode(groups: string): boolean {
  if (/^\d{3}[ .-]\d{3}$|^\d(?:[ .-]\d)+$/.test(groups)) return true;
  const lengths = groups
    .replace(/\D?x/, '')
    .split(/\D+/)
    .map((group) => group.length);
  const length = lengths[1] ?? 0;
  const isRegular = lengths.slice(2, -1).every((each) => each === length) && lengths.every((each) => each <= length);
  const isCut = lengths.length === 2 && groups.includes('\n') && !lengths.includes(9);
  return (isCut || (isRegular && length < 6)) && inOnePiece(groups).length === CODE_LENGTHS.numeroReceita;
}

function inOnePiece(groups: string): string {
  return groups.replace(/[\s.-]/g, '');
}
