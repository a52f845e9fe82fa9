import { CODE_LENGTHS } from '../prescription.ts';

/**
 * A pasted text in lower case, without accents, odd spaces and invisible characters; links, e-mails and long numbers of other
 * things are gone, and a prescription number or a code written in groups ("1011 0000 1234 5678 901") stands in one piece.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\r\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\S+/g, (word) => (LINK_OR_EMAIL.test(word) ? GAP : word))
    .replace(MISREAD, (word) => word.replaceAll('o', '0').replace(/[il]/g, '1'))
    .replace(OTHER_LONG_NUMBER, GAP)
    .replace(HALVES, joinHalves)
    .replace(NUMBER_IN_GROUPS, inOnePiece)
    .replace(CODE_IN_GROUPS, inOnePiece);
}

/** The prescription number in one piece, captured for `split`. */
export const NUMBER = /(?<!\d)(\d{18}(?:\d|x(?![a-z])))(?!\d)/;

/** The length of the first thing in plain text that was meant as a prescription number but has not its 19 characters. */
export function wrongLength(plain: string): number | undefined {
  const lengths = [...plain.matchAll(NUMBER_OF_ANY_LENGTH)].map(([number]) => inOnePiece(number).length);
  return lengths.find((length) => length > LONGEST_TELEPHONE && length !== NUMBER_LENGTH);
}

/** Stands where something was taken out, so that what was around it does not grow together. */
const GAP = ' | ';

const LINK_OR_EMAIL = /:\/\/|www\.|@|[a-z]\.(?!acesso|dispensa|opcao|direito)[a-z]{2,}\//;
/** Digits that a camera took for letters: a word of digits and o, i or l, and such a word between digits. */
const MISREAD = /(?<![a-z\d])(?=[oil]*\d)[\doil]+(?=x?(?![a-z\d]))|(?<=\d[ -])[oil]{2,}(?=[ -][oil]*\d)/g;
/** A long number after the name of its owner. A bare one of 19 digits has the shape of a prescription's. */
const OTHER_LONG_NUMBER =
  /(?<=(?<![a-z])(?:cartao|visa|mastercard|maestro|conta|nib|fatura|processo)(?:(?!rec)[^\d\n|]){0,20})(?:[ .-]?\d){13,21}/g;
/** What was meant as a prescription number but may be shorter or longer: in one piece, or in fours. */
const NUMBER_OF_ANY_LENGTH = /(?<!\d)(?:\d{4}[ .-]?){3,}\d*(?:x(?![a-z\d]))?(?!\d)/g;
/** With two zeros and its country: 00351 912 345 678. */
const LONGEST_TELEPHONE = 14;
const NUMBER_LENGTH = CODE_LENGTHS.numeroReceita;

/** Shapes of a number and of a code: `d` is a digit, `e` a number's end, a digit or X, a space what may stand between groups. */
const NUMBER_SHAPES = [
  'dddddddddddddddddde',
  'dddd dddd dddd dddd dde',
  'ddddd ddddd ddddd ddde',
  'ddd ddd ddd ddd ddd ddd e',
];
/** Other digits in the same row would leave open where these begin or end. */
const SHAPES_ALONE = ['ddd dddd dddd dddd ddde', 'd d d d d d d d d d d d d d d d d d e'];
const CODE_SHAPES_ALONE = ['ddd ddd', 'd d d d d d', 'd d d d'];
const SPACE = '(?: {1,2}|[.-])';
const SPACE_OR_LINE = '(?: {1,2}|[.-]|-? *\\n *)';
const NUMBER_IN_GROUPS = new RegExp(
  [...patterns(NUMBER_SHAPES, SPACE_OR_LINE), ...patterns(SHAPES_ALONE, SPACE_OR_LINE).map(alone)].join('|'),
  'g',
);
const CODE_IN_GROUPS = new RegExp(patterns(CODE_SHAPES_ALONE, SPACE).map(alone).join('|'), 'g');
/** What a line's end has cut in two. */
const HALVES = /(?<!\d)(\d+)-? *\n *(\d*x?)(?![\da-z])/g;

function patterns(shapes: string[], space: string): string[] {
  const end = `(?:\\d|${SPACE}?x(?![a-z\\d]))(?!\\d)`;
  return shapes.map((shape) => `(?<!\\d)${shape.replaceAll(' ', space).replaceAll('d', '\\d').replace('e', end)}`);
}

function alone(pattern: string): string {
  return `(?<!\\d${SPACE})${pattern}(?!${SPACE}?\\d)`;
}

/** Nine digits are a telephone or a tax number, and no half of a prescription's. */
function joinHalves(halves: string, start: string, rest: string): string {
  const isNumber = start.length + rest.length === NUMBER_LENGTH && start.length !== 9 && rest.length !== 9;
  return isNumber ? start + rest : halves;
}

function inOnePiece(groups: string): string {
  return groups.replace(/[\s.-]/g, '');
}
