/** The line format that vCard (RFC 2426) and iCalendar (RFC 5545) share. */

/** Octets in a line before it must be folded (RFC 2426 §2.6, RFC 5545 §3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** Folds the long lines of a file and ends each line with CRLF. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes a text as a value: a backslash before backslash, comma and semicolon; \\n for a line break. */
export function escapeText(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a long line; each next one begins with a space, which does not count as text. No letter is cut in two. */
function foldLine(line: string): string {
  let octets = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
