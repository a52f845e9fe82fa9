/** Stands where something was taken out, so that what was around it does not grow together. */
const GAP = ' | ';

const LINK_OR_EMAIL = /:\/\/|www\.|@|[a-z]\.(?!acesso|dispensa|opcao|direito)[a-z]{2,}\//;
const HTML_ENTITY = /&#?[a-z\d]{2,8};/g;
/** Of Portugal, and of France and Switzerland, whose groups end like those of a prescription number. */
const IBAN = /(?<![a-z])(?:pt|fr|ch) ?\d{2}(?:[ .-]?\d){17,23}(?!\d)/g;
/** A bank card behind its name. A bare one has the shape of a prescription number, whose check digit nobody may use. */
const CARD =
  /(?<=(?<![a-z])(?:cartao|visa|mastercard|maestro)(?:(?!rec)[^\d\n|]){0,20})\d(?:[ .-]?\d){12,18}(?![ .-]?\d)/g;
/** Digits that a camera took for letters: a word of digits and o, i or l, and such a word between digits. */
const MISREAD = /(?<![a-z\d])(?=[oil]*\d)[\doil]+(?=x?(?![a-z\d]))|(?<=\d[ -]?)[oil]{2,}(?=[ -]?[\doil]*\d)/g;

/** The prescription number in one piece, captured for `split`. */
export const NUMBER = /(?<!\d)(\d{18}(?:\d|x(?![a-z])))(?!\d)/;
/** An X that stands alone behind digits. */
const APART_X = /(?<=\d)[ .-]x(?![a-z\d])/g;
/** Groups of digits on one line, with what may stand between them, and an X at the end. */
const RUN = /\d+(?:(?: {1,2}|[.-])\d+)*(?:x(?![a-z\d]))?/g;
/** Groups or a number that a line's end has broken in two. */
const BROKEN = /(?<!\d)(\d+)-? *\n *(\d+x?|x)(?![\da-z])/g;
/** The groups of a code: threes, single digits, or pairs that can be no day with its month, and no hour. */
const CODE_IN_GROUPS =
  /^(?:\d{3} \d{3}|\d(?: \d){5}|\d(?: \d){3}|\d\d (?:1[3-9]|[2-9]\d) \d\d|(?:3[2-9]|[4-9]\d) \d\d)$/;

/**
 * A pasted text in lower case, without accents, odd spaces and invisible characters; links, e-mails, IBANs and cards are gone, and a
 * prescription number or a code written in groups ("1011 0000 1234 5678 901") stands in one piece.
 */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\r\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(HTML_ENTITY, ' ')
    .replace(/\S+/g, (word) => (LINK_OR_EMAIL.test(word) ? GAP : word))
    .replace(MISREAD, (word) => word.replaceAll('o', '0').replace(/[il]/g, '1'))
    .replace(IBAN, GAP)
    .replace(CARD, GAP)
    .replace(APART_X, 'x');
  const inLines = plain.replace(RUN, joinRun);
  const acrossLines = plain.replace(BROKEN, joinLines).replace(RUN, joinRun);
  return NUMBER.test(inLines) || !NUMBER.test(acrossLines) ? inLines : acrossLines;
}

/** The length of the first thing in plain text that was meant as a prescription number but has not its 19 characters. */
export function wrongLength(plain: string): number | undefined {
  const inPieces = plain.replace(RUN, (run) => (isEven(groupsOf(run)) ? groupsOf(run).join('') : run));
  return /(?<!\d)\d{15,30}(?:x(?![a-z\d]))?(?!\d)/.exec(inPieces)?.[0].length;
}

function joinLines(_broken: string, start: string, rest: string): string {
  return start.length + rest.length === 19 ? start + rest : `${start} ${rest}`;
}

function joinRun(run: string): string {
  const groups = groupsOf(run);
  const joined = joinGroups(groups);
  return joined.length < groups.length ? joined.join(' ') : run;
}

/** Joins a code; a number with which the groups begin, and then looks at the rest; or one with which they end. */
function joinGroups(groups: string[]): string[] {
  if (CODE_IN_GROUPS.test(groups.join(' '))) return [groups.join('')];
  const spans = groups.slice(0, 19).map((_, i) => i + 1);
  const atStart = spans.find((span) => isNumber(groups.slice(0, span)));
  if (atStart) return [groups.slice(0, atStart).join(''), ...joinGroups(groups.slice(atStart))];
  const atEnd = spans.find((span) => isNumber(groups.slice(-span)));
  return atEnd ? [...groups.slice(0, -atEnd), groups.slice(-atEnd).join('')] : groups;
}

function groupsOf(run: string): string[] {
  return run.split(/[ .-]+/);
}

function isNumber(groups: string[]): boolean {
  return /^\d{18}[\dx]$/.test(groups.join('')) && (groups.length === 1 || isEven(groups));
}

/** Whether at least three groups are of one size, as a person or a printer writes; the first and the last may be shorter. */
function isEven(groups: string[]): boolean {
  const sizes = groups.map((group) => group.replace('x', '').length);
  const inner = sizes.slice(1, -1);
  return inner.length > 0 && inner.every((size) => size === inner[0]) && Math.max(...sizes) === inner[0];
}
