/**
 * Adds a stylesheet's text to the page: for the styles of a part that loads late. Imported as a file they would be inlined
 * into the HTML of every page that may load the part. The security policy needs no hash for a sheet that a script makes.
 */
export function adoptStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
