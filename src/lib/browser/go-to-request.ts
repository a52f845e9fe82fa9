import { handOver } from './handover.ts';

/**
 * Writes a text into the request form and moves the focus there. For a link to `#pedido`: its own navigation scrolls,
 * and works without this.
 */
export function goToRequest(text: string): void {
  handOver(text);
  document.getElementById('pedido')?.focus({ preventScroll: true });
}
