/** The space between a popover and its control, in px; src/islands/page/Tooltips/Tooltips.css bridges it. */
const GAP = 8;

/**
 * Shows a popover above a control, or below it where there is no room, and keeps it there while the page scrolls. Without
 * popovers (Firefox before 125) it is a fixed box like any other.
 * @returns how to stop
 */
export function stayBeside(popover: HTMLElement, control: Element): () => void {
  const place = () => {
    const at = control.getBoundingClientRect();
    const { width, height } = popover.getBoundingClientRect();
    const centred = at.left + (at.width - width) / 2;
    const rightmost = document.documentElement.clientWidth - width - GAP;
    const above = at.top - height - GAP;
    const left = Math.max(GAP, Math.min(centred, rightmost));
    popover.style.translate = `${left}px ${above < GAP ? at.bottom + GAP : above}px`;
  };
  popover.showPopover?.();
  place();
  const stop = new AbortController();
  addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
  addEventListener('resize', place, { signal: stop.signal });
  return () => stop.abort();
}
