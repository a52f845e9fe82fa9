/** The present heights of the boxes that are fixed to the foot of the screen, in CSS pixels. */
const heights = { banner: 0, notices: 0 };
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps room for a box fixed to the foot of the screen: floating buttons (`data-floats`) rise above it, the page's end and a
 * control that gets the focus can be scrolled clear of it (dock.css). Taken out of the page, it has no height.
 */
export function keepBottomSpace(box: keyof typeof heights, element: HTMLElement): void {
  new ResizeObserver(() => {
    const height = getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;
    if (heights[box] === height) return;
    heights[box] = height;
    const { banner, notices } = heights;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(`html,body,[data-floats]{--banner-size:${banner}px;--dock-size:${banner + notices}px}`);
  }).observe(element);
}
