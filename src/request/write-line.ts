import { withLine } from './lines.ts';

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
