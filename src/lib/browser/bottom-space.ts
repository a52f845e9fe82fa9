/** The heights of what is fixed to the foot of the screen now, in CSS pixels. */
const heights = { banner: 0, notices: 0 };
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps room for something fixed to the bottom of the screen, for as long as it is there: floating buttons (`data-floats`)
 * rise above both, the page's end can be scrolled clear of them, and so is a control that gets the focus (WCAG
 * 2.4.11). For a React ref.
 */
export function keepBottomSpace(what: keyof typeof heights): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      makeRoom(what, getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      makeRoom(what, 0);
    };
  };
}

/** Rules for these few elements: a custom property on the root would have every element of the page styled anew. */
function makeRoom(what: keyof typeof heights, height: number): void {
  if (heights[what] === height) return;
  heights[what] = height;
  const { banner, notices } = heights;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(`
    html { scroll-padding-block-end: calc(6rem + ${banner + notices}px + var(--bar-size)); }
    body { padding-block-end: calc(${banner + notices}px + var(--bar-size)); }
    [data-floats] { --banner-size: ${banner}px; --notices-size: ${notices}px; }`);
}
