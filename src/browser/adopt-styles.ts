/**
 * Adds a stylesheet's text to the page: for the styles of parts that only a script shows. Imported as a file they would be inlined
 * into the HTML of every page, before its first view. The security policy needs no hash for a sheet that a script makes. On
 * the server, where islands are rendered too, it does nothing.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
