const DOCK_SIZE = '--dock-size';
/** The present heights, together, of the boxes that are fixed to the foot of the screen, in CSS pixels. */
let dockSize = 0;

/**
 * Keeps room for a box fixed to the foot of the screen: floating buttons (`data-floats`) rise above it, the page's end
 * and a control that gets the focus can be scrolled clear of it (dock.css). Taken out of the page, it has no height.
 */
export function keepBottomSpace(box: HTMLElement): void {
  let height = 0;
  new ResizeObserver(() => {
    const heightNow = getComputedStyle(box).position === 'fixed' ? box.offsetHeight : 0;
    if (height === heightNow) return;
    dockSize += heightNow - height;
    height = heightNow;
    // On each element: a rule for all of them would have the browser style the whole page anew.
    for (const element of document.querySelectorAll<HTMLElement>('html,body,[data-floats]'))
      element.style.setProperty(DOCK_SIZE, `${dockSize}px`);
  }).observe(box);
}

/** Has a floating box that has just come stand above what is docked already. */
export function floatAboveDock(box: HTMLElement | null): void {
  box?.style.setProperty(DOCK_SIZE, document.body.style.getPropertyValue(DOCK_SIZE));
}
