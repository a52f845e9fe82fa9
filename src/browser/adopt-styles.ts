/**
 * Adds a stylesheet's text to the page, for parts that only a script shows, before one is rendered: each adoption styles the page anew. As a file it would be inlined into the HTML of every
 * page, before its first view. On the server, where islands are rendered too, it does nothing.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
