/**
 * Fetches two typefaces once the page has been painted: that of the titles, and that of the zero. Asked for before,
 * each would take the line from what is read first (docs/decisions/04-font-loading.md). Until then, and without a
 * script, their stand-ins are shown.
 */
export function startLaterFaces(): void {
  const { dataset } = document.documentElement;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    showFace('Zero', dataset['zeroFace'], { weight: '400 700', unicodeRange: 'U+30' });
    showFace('Titles', dataset['titleFace'], { weight: '700' });
  }).observe({ type: 'paint', buffered: true });
}

/** A typeface that fails to load is nobody's mistake. */
function showFace(family: string, address: string | undefined, descriptors: FontFaceDescriptors): void {
  if (!address) return;
  const face = new FontFace(family, `url(${address})`, { ...descriptors, display: 'swap' });
  document.fonts.add(face);
  face.load().catch(() => {});
}
