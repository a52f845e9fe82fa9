/**
 * Shows the titles in the look's typeface once the page is painted and the file has come: asked for before, it would
 * take the line from what is read first (docs/decisions/04-font-loading.md). Until then a stand-in is shown.
 */
export function startTitleFace(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const show = () => document.documentElement.setAttribute('data-titles', '');
    // A typeface that fails to load is nobody's mistake.
    document.fonts.load('700 1em Titles').then(show, () => {});
  }).observe({ type: 'paint', buffered: true });
}
