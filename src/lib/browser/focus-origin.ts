let origin: EventTarget | null = null;

/** For a box that can be closed, as its `onFocus`: notes where the focus was before it came in. */
export function noteOrigin(event: { currentTarget: Element; relatedTarget: (EventTarget & Element) | null }): void {
  if (!event.currentTarget.contains(event.relatedTarget)) origin = event.relatedTarget;
}

/** When such a box closes: gives the focus back, or it would fall to the page's beginning. Scrolls nothing. */
export function returnToOrigin(): void {
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
}
