/**
 * Writes a line into *Outro assunto*, in the place of the one `before`, through the field itself: the form takes it from there as
 * what a visitor typed, and when it hydrates later too. The field is the only place that holds it.
 */
export function writeLine(line: string, before = ''): void {
  const field = document.querySelector<HTMLTextAreaElement>('#pedido [name=outroAssunto]');
  if (!field) return;
  field.value = withLine(field.value, line, before);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

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
