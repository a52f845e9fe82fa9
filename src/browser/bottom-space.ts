/** The present heights of the boxes that are fixed to the foot of the screen, in CSS pixels. */
const heights = { banner: 0, notices: 0 };
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps room for a box fixed to the foot of the screen: floating buttons (`data-floats`) rise above it, the page's end and a
 * control that gets the focus can be scrolled clear of it (WCAG 2.4.11). Taken out of the page, it has no height.
 */
export function keepBottomSpace(box: keyof typeof heights, element: HTMLElement): void {
  new ResizeObserver(() => {
    const height = getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;
    if (heights[box] === height) return;
    heights[box] = height;
    const { banner, notices } = heights;
    const docked = `${banner + notices}px`;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    // Rules for these few elements: a custom property on the root would have every element of the page styled anew. Where there is
    // little height no button floats: its room would leave none for the control.
    sheet.replaceSync(
      `html{scroll-padding-block-end:calc(6rem + ${docked} + var(--bar-size))}` +
        `@media(height<480px){html{scroll-padding-block-end:calc(1rem + ${docked})}}` +
        `body{padding-block-end:calc(${docked} + var(--bar-size))}` +
        `[data-floats]{--banner-size:${banner}px;--notices-size:${notices}px}`,
    );
  }).observe(element);
}
