/**
 * Writes a line into *Outro assunto*, in the place of the one of `earlier` that stands there, through the field itself: the form
 * takes it from there as what a visitor typed, and when it hydrates later too. The field is the only place that holds it.
 */
export function writeLine(line: string, earlier: string[]): void {
  const field = document.querySelector<HTMLTextAreaElement>('#pedido [name=outroAssunto]');
  if (!field) return;
  const before = earlier.find((each) => field.value.includes(each));
  field.value = withLine(field.value, line, before);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * A text with `line` in it: in the place of `before`, the line written earlier, or, where the visitor has deleted that, on a
 * line of its own below. Without a line, `before` is taken out. A line that is there already is not added twice.
 */
export function withLine(text: string, line: string, before = ''): string {
  const rest = before ? replaceLine(text, before, '') : text;
  if (!line || rest.includes(line)) return rest === text ? text : rest.trim();
  if (rest !== text) return replaceLine(text, before, line);
  return text.trim() ? `${text.trimEnd()}\n${line}` : line;
}

/** Replaces the line that is nothing but `before`, or else the first that holds it; to nothing, with its line break. */
function replaceLine(text: string, before: string, line: string): string {
  const lines = text.split('\n');
  const at = lines.includes(before) ? lines.indexOf(before) : lines.findIndex((each) => each.includes(before));
  const changed = lines.map((each, i) => (i === at ? each.replace(before, () => line) : each));
  return changed.filter((each, i) => each || i !== at).join('\n');
}
