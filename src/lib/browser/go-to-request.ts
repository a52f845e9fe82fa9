import { handOver } from './handover.ts';

/**
 * Writes a text into the request form and moves focus there. For a link to `#pedido`, whose own navigation scrolls,
 * smoothly where motion is welcome, and which works without this.
 */
export function goToRequest(text: string): void {
  handOver(text);
  document.getElementById('pedido')?.focus({ preventScroll: true });
}
