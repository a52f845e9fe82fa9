/**
 * Adds a stylesheet's text to the page, for parts that only a script shows, before one is rendered: each adoption
 * styles the page anew. As a file it would be inlined into the HTML of every page, before its first view. It becomes
 * one more rule of the page's own styles (Document.astro): the security policy refuses another <style>, and Safari
 * before 16.4 has no sheet that a script makes. On the server, where islands are rendered too, it does nothing. Returns
 * the rules.
 */
export function adoptStyles(css: string): CSSRuleList | undefined {
  if (import.meta.env.SSR) return;
  const sheet = document.querySelector<HTMLStyleElement>('main style')?.sheet;
  const at = sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
  return (sheet?.cssRules[at ?? 0] as CSSMediaRule | undefined)?.cssRules;
}
