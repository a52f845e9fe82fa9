/**
 * Writes a line into *Outro assunto*, in the place of the one of `earlier` that stands there, through the field itself: the form
 * takes it from there as what a visitor typed, and when it hydrates later too. The field is the only place that holds it. `answer` says
 * so at the beginning of the request, where who booked is taken (RequestSection.tsx), to the eye and to a screen reader at once.
 */
export function writeLine(line: string, earlier: string[], answer: string): void {
  const field = document.querySelector<HTMLTextAreaElement>('#pedido [name=outroAssunto]');
  if (!field) return;
  field.value = withLine(field.value, line, earlier);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const place = document.querySelector('.written-request');
  if (place) place.textContent = answer;
}

/**
 * A text with `line` in it: in the place of the line of `earlier` that stands there, before what the visitor has added to that, or
 * else on a line of its own below. Without a line, the earlier one is taken out.
 */
export function withLine(text: string, line: string, earlier: string[]): string {
  const lines = text.split('\n');
  const startOf = (each: string) => [line, ...earlier].find((one) => one && each.startsWith(one)) ?? '';
  const before = lines.find(startOf);
  if (!before) return line ? `${text.trimEnd()}\n${line}`.trimStart() : text.trimEnd();
  const after = line + before.slice(startOf(before).length);
  lines.splice(lines.indexOf(before), 1, ...(after ? [after] : []));
  return lines.join('\n').trimEnd();
}

/** Whether the text has a line that begins so. */
export function hasLine(text: string, line: string): boolean {
  return `\n${text}`.includes(`\n${line}`);
}
