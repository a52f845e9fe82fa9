const DOCK_SIZE = '--dock-size';
/** The present heights, together, of the boxes that are fixed to the foot of the screen, in CSS pixels. */
let dockSize = 0;

/**
 * Keeps room for a box fixed to the foot of the screen: floating buttons (`data-floats`) rise above it, the page's end
 * and a control that gets the focus can be scrolled clear of it (dock.css). A box that was removed has no height.
 */
export function keepBottomSpace(box: HTMLElement): void {
  let height = 0;
  new ResizeObserver(() => {
    const heightNow = getComputedStyle(box).position === 'fixed' ? box.offsetHeight : 0;
    if (height === heightNow) return;
    dockSize += heightNow - height;
    height = heightNow;
    // On each element: one rule for all of them would make the browser style the whole page again.
    for (const element of document.querySelectorAll<HTMLElement>('html,body,[data-floats]'))
      element.style.setProperty(DOCK_SIZE, `${dockSize}px`);
  }).observe(box);
}

/** Lifts a floating box that was just put into the page above what is docked already. */
export function floatAboveDock(box: HTMLElement | null): void {
  box?.style.setProperty(DOCK_SIZE, document.body.style.getPropertyValue(DOCK_SIZE));
}
