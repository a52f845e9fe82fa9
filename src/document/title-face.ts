/**
 * Fetches the typeface of the titles once the page has been painted: asked for before, it would take the line from what
 * is read first (docs/decisions/04-font-loading.md). Until then, and without a script, its stand-in is shown.
 */
export function startTitleFace(): void {
  const address = document.documentElement.dataset['titleFace'];
  if (!address) return;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const face = new FontFace('Titles', `url(${address})`, { weight: '700' });
    document.fonts.add(face);
    // One that does not come is nobody's mistake.
    face.load().catch(() => {});
  }).observe({ type: 'paint', buffered: true });
}
