/**
 * Keeps room for something fixed to the bottom of the screen: its height stands in a custom property of the document
 * for as long as it is there, so that floating buttons rise, the page's end can be scrolled clear of it, and a control
 * that gets the focus is scrolled out from under it (WCAG 2.4.11). For a React ref.
 */
export function keepBottomSpace(property: `--${string}`): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const size = getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;
      // Setting it at all, even to nothing, styles every element of the page anew.
      if (size > 0) style.setProperty(property, `${size}px`);
      else style.removeProperty(property);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
