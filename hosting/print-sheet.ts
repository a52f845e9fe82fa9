/**
 * The sheet for paper. A browser fetches it before the first paint, though nobody prints what they have not seen; so with a
 * script it comes with the islands' runtime, and the page itself names it for those without.
 */
const SHEET = /<link rel="stylesheet" href="([^"]+)" media="print">/;

/** Leaves the sheet to the script, save where there is none. */
export function withLatePrintSheet(html: string): string {
  return html.replace(SHEET, (link) => `<noscript>${link}</noscript>`);
}

/** The code that asks for the sheet of these pages; empty when they have none. */
export function printSheetScript(pages: readonly string[]): string {
  const url = pages.map((html) => SHEET.exec(html)?.[1]).find((found) => found !== undefined);
  if (url === undefined) return '';
  const link = JSON.stringify({ rel: 'stylesheet', media: 'print', href: url });
  return `document.head.append(Object.assign(document.createElement("link"),${link}));`;
}
