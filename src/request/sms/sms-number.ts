/** Finds the prescription number in plain text: 19 digits, or 18 and X, in one piece or in groups. */

/** The number in one piece, captured for `split`. */
export const NUMBER = /(?<!\d)(\d{18}(?:\d|x(?![a-z])))(?!\d)/;

/** Groups of digits on one line, with what may stand between them, and an X at the end. */
const DIGIT_RUN = /\d+(?:(?: {1,2}|[.-])\d+)*(?:[ .-]?x(?![a-z\d]))?/g;

/** Plain text in which a number written in groups ("1011 0000 1234 5678 901") stands in one piece. */
export function joinGroups(plain: string): string {
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

/** Joins a number with which the groups begin, and then looks at the rest; or one with which they end. */
function joinRun(groups: string[]): string {
  const spans = groups.slice(0, 19).map((_, i) => i + 1);
  const atStart = spans.find((span) => isNumber(groups.slice(0, span)));
  if (atStart) return [groups.slice(0, atStart).join(''), joinRun(groups.slice(atStart))].join(' ').trimEnd();
  const atEnd = spans.find((span) => isNumber(groups.slice(-span)));
  return atEnd ? [...groups.slice(0, -atEnd), groups.slice(-atEnd).join('')].join(' ') : groups.join(' ');
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
