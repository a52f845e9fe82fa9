let origin: EventTarget | null = null;

/** Remembers where the focus was before it entered a box that can be closed: for the box's `focusin`, or `onFocus`. */
export function noteOrigin(event: { currentTarget: EventTarget | null; relatedTarget: EventTarget | null }): void {
  const { currentTarget: box, relatedTarget: from } = event;
  if (!(box instanceof Node && from instanceof Node && box.contains(from))) origin = from;
}

/** Gives the focus back when the box closes, or it would fall to the page's beginning. Does not scroll. */
export function returnToOrigin(): void {
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
}
