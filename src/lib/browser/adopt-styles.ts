/**
 * Adds a stylesheet's text to the page: for the styles of a part that loads late, which would otherwise stand in every
 * page's first bytes. A constructed sheet is the script's own, so the security policy need not allow it.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
