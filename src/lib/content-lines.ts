/** What vCard (RFC 2426) and iCalendar (RFC 5545) share: a file of named lines. */

/** Octets in a line before it must be folded (RFC 2426 §2.6, RFC 5545 §3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** The file: each line folded where it is long, and ended by CRLF. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A text as a value: backslash, comma and semicolon carry a backslash, a line break is written \\n. */
export function escapeText(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a long line; each next one begins with a space, which does not count as text. No letter is cut in two. */
function fold(line: string): string {
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
