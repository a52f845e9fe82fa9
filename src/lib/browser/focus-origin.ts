let origin: EventTarget | null = null;

/** For a box that can be closed, on `focusin` (React's `onFocus`): notes where the focus was before it came in. */
export function noteOrigin(event: { currentTarget: EventTarget | null; relatedTarget: EventTarget | null }): void {
  const { currentTarget: box, relatedTarget: from } = event;
  if (!(box instanceof Node && from instanceof Node && box.contains(from))) origin = from;
}

/** When such a box closes: gives the focus back, or it would fall to the page's beginning. Scrolls nothing. */
export function returnToOrigin(): void {
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
}
