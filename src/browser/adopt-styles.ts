/**
 * Adds a stylesheet's text to the page, for parts that only a script shows, before one is rendered: each adoption styles the page anew. As a file it would be inlined into the HTML of every
 * page, before its first view. On the server, where islands are rendered too, it does nothing. Returns the rules.
 */
export function adoptStyles(css: string): CSSRuleList | undefined {
  if (import.meta.env.SSR) return;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet.cssRules;
  } catch {
    // Safari before 16.4 has no sheet made by a script, and the security policy refuses a <style>: all of it is one more rule of the page's own.
    const [sheet] = document.styleSheets;
    if (!sheet) return;
    const at = sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length);
    return (sheet.cssRules[at] as CSSMediaRule).cssRules;
  }
}
