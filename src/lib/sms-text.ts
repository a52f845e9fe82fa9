/** Prepares the text of a pasted SMS: made plain, freed of what only looks like a code, its digit groups put together. */

/** Stands where something was taken out, so that what was around it does not grow together. */
const GAP = ' | ';

const LINK_OR_EMAIL = /:\/\/|www\.|@|[a-z]\.(?!acesso|dispensa|opcao|direito)[a-z]{2,}\//;
const HTML_ENTITY = /&#?[a-z\d]{2,8};/g;
const MONTH =
  /(?<![a-z])(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\.?)(?: de)? \d{4}(?!\d)/g;
const DATE = /(?<!\d)\d{1,4}(?:([/.-])\d{1,2}\1|\/)\d{1,4}(?!\d)/g;
const POSTAL_CODE = /(?<![\d.-])\d{4}-\d{3}(?![\d-])/g;
const AMOUNT =
  /€ ?\d+|(?<!\d)\d{1,6}(?:[.,]\d+)? ?(?:€(?! ?\d)|%|(?:eur|euros?|mg|mcg|g|ml|ui|comp|comprimidos|capsulas)(?![a-z]))/g;

/** Groups of digits on one line, with what may stand between them, and an X at the end. */
const DIGIT_RUN = /\d+(?:(?: {1,2}|[.-])\d+)*(?:[ .-]?x(?![a-z\d]))?/g;

/** Of Portugal, and of France and Switzerland, whose groups end like those of a prescription number. */
const IBAN = /(?<![a-z])(?:pt ?\d{2}(?:[ .-]?\d){21}|fr ?\d{2}(?:[ .-]?\d){23}|ch ?\d{2}(?:[ .-]?\d){17})(?!\d)/g;
/** A bank card behind its name. A bare one has the shape of a prescription number, whose check digit nobody may use. */
const CARD =
  /(?<=(?<![a-z])(?:cartao|visa|mastercard|maestro)(?:(?!rec)[^\d\n|]){0,20})\d(?:[ .-]?\d){12,18}(?![ .-]?\d)/g;
/** Digits that a camera took for letters: a word of digits and o, i or l, and such a word between digits. */
const MISREAD = /(?<![a-z\d])(?=[oil]*\d)[\doil]+(?=x?(?![a-z\d]))|(?<=\d[ -]?)[oil]{2,}(?=[ -]?[\doil]*\d)/g;
/** A code in single digits or in pairs right behind its label: "Opção: 7 8 9 0", "dispensa 12-34-56". */
const CODE_IN_PARTS =
  /(?<=(?<![a-z])(?:dispensa|disp|acesso|opcao|opc|op|direito)[ :.=*\n]{0,4})(?:\d(?:[ .-]\d)+|\d\d(?:[ .-]\d\d)+)(?![ .-]?\d)/g;

/** Lower case without accents, odd spaces and invisible characters; links, e-mails, dates, postal codes and amounts gone. */
export function plainText(text: string): string {
  return text
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
    .replace(CODE_IN_PARTS, (parts) => parts.replace(/\D/g, ''))
    .replace(MONTH, GAP)
    .replace(DATE, GAP)
    .replace(POSTAL_CODE, GAP)
    .replace(AMOUNT, GAP);
}

/**
 * Plain text in which a prescription number or a 6-digit code written in groups ("1011 0000 1234 5678 901", "482 915")
 * stands in one piece, and telephone, tax and patient's numbers of nine digits are gone.
 */
export function joinDigitGroups(plain: string): string {
  return plain.replace(DIGIT_RUN, (run) => joinRun(splitRun(run)));
}

/** Plain text in which what a line's end has broken in two, groups or a number, goes on. */
export function joinLines(plain: string): string {
  return plain.replace(/(?<!\d)(\d+)-? *\n *(\d+x?|x)(?![\da-z])/g, (_broken, start: string, rest: string) =>
    start.length + rest.length === 19 ? start + rest : `${start} ${rest}`,
  );
}

/** The length of the first thing in plain text that was meant as a prescription number but has not its 19 characters. */
export function wrongLength(plain: string): number | null {
  for (const [run] of plain.matchAll(DIGIT_RUN)) {
    const groups = splitRun(run);
    const lengths = [...groups.map(({ length }) => length), isEven(groups) ? groups.join('').length : 0];
    const length = lengths.find((each) => each >= 15 && each <= 30);
    if (length) return length;
  }
  return null;
}

/** The groups of a run; an X standing alone belongs to the group before it. */
function splitRun(run: string): string[] {
  return run.replace(/[ .-]x/, 'x').split(/[ .-]+/);
}

function joinRun(groups: string[]): string {
  const joined: string[] = [];
  let rest = groups;
  for (let span = numberSpan(rest); span; span = numberSpan(rest)) {
    joined.push(joinRest(rest.slice(0, span.from)), rest.slice(span.from, span.to).join(''));
    rest = rest.slice(span.to);
  }
  return [...joined, joinRest(rest)].join(' ');
}

/** Where a prescription number stands: in the first groups, in one piece, or in the last groups. */
function numberSpan(groups: string[]): { from: number; to: number } | null {
  const first = countTo19(groups);
  if (first) return { from: 0, to: first };
  const solid = groups.findIndex(({ length }) => length === 19);
  if (solid >= 0) return { from: solid, to: solid + 1 };
  const last = countTo19(groups.toReversed());
  return last ? { from: groups.length - last, to: groups.length } : null;
}

/** How many groups from the start make 19 characters and are grouped as a person or a printer groups; 0 when none do. */
function countTo19(groups: string[]): number {
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length += group.length;
    if (length >= 19) return length === 19 && isEven(groups.slice(0, index + 1)) ? index + 1 : 0;
  }
  return 0;
}

/** Whether groups are of one size, save that the first and the last may be shorter. */
function isEven(groups: string[]): boolean {
  const sizes = groups.map((group) => group.replace('x', '').length);
  const inner = sizes.slice(1, -1);
  return inner.every((size) => size === inner[0]) && Math.max(...sizes) === inner[0];
}

/** Joins groups that are no prescription number: a 6-digit code in one piece, a gap for nine digits, else as they are. */
function joinRest(groups: string[]): string {
  const sizes = groups.map(({ length }) => length);
  const total = groups.join('').length;
  if (total === 9 && sizes[0] !== 4 && sizes[0] !== 6) return GAP;
  const isGroupedCode = total === 6 && sizes.every((size) => size === sizes[0]);
  return groups.join(isGroupedCode ? '' : ' ');
}
