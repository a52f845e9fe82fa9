/** Moves the focus to the request form. For a link to `#pedido`: its own navigation scrolls, and works without this. */
export function goToRequest(): void {
  document.getElementById('pedido')?.focus({ preventScroll: true });
}
