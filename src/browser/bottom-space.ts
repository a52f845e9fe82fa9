import { adoptStyles } from './adopt-styles.ts';

/** The present heights, together, of the boxes that are fixed to the foot of the screen, in CSS pixels. */
let dockSize = 0;
let rule: CSSStyleRule | undefined;

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
    rule ??= adoptStyles('html,body,[data-floats]{}')?.[0] as CSSStyleRule | undefined;
    rule?.style.setProperty('--dock-size', `${dockSize}px`);
  }).observe(box);
}
