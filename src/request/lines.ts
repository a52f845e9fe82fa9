/**
 * A text with `line` in it: in the place of `before`, the line written earlier, or, where the visitor has deleted that, on a
 * line of its own below. Without a line, `before` is taken out. A line that is there already is not added twice.
 */
export function withLine(text: string, line: string, before = ''): string {
  if (before && text.includes(before)) return line ? text.replace(before, () => line) : withoutLine(text, before);
  if (!line || text.includes(line)) return text;
  return text.trim() ? `${text.trimEnd()}\n${line}` : line;
}

/** Takes a line out, and with it the line break of the line that it filled. */
function withoutLine(text: string, line: string): string {
  const whole = `\n${line}\n`;
  return (text.includes(whole) ? text.replace(whole, '\n') : text.replace(line, '')).trim();
}
