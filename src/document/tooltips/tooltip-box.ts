/** The space between the tooltip and its control, in px; tooltip.css bridges it. */
const GAP = 8;

/**
 * Shows a control's name above it, or below it where there is no room, and keeps it there while the page scrolls. Without
 * popovers (Firefox before 125) it is a fixed box like any other.
 * @returns how to take it away
 */
export function openTooltip(control: HTMLElement): () => void {
  const box = document.createElement('div');
  box.className = 'tooltip';
  box.popover = 'manual';
  // The control has this name already: a screen reader would read it twice.
  box.ariaHidden = 'true';
  box.textContent = control.ariaLabel;
  document.body.append(box);

  const place = () => {
    const at = control.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const centred = at.left + (at.width - width) / 2;
    const rightmost = document.documentElement.clientWidth - width - GAP;
    const above = at.top - height - GAP;
    const left = Math.max(GAP, Math.min(centred, rightmost));
    box.style.translate = `${left}px ${above < GAP ? at.bottom + GAP : above}px`;
  };
  box.showPopover?.();
  place();
  const stop = new AbortController();
  addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
  addEventListener('resize', place, { signal: stop.signal });
  return () => {
    stop.abort();
    box.remove();
  };
}
