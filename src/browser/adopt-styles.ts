/**
 * Adds a stylesheet's text to the page, for parts that only a script shows, before one is rendered. As a file it would
 * be inlined into the HTML of every page, before its first view. It becomes a rule of a sheet that is kept for this
 * (Document.astro): the security policy refuses another <style>, Safari before 16.4 has no sheet that a script makes,
 * and in a sheet with rules of its own the browser would style anew all that any of them styles. On the server, where
 * islands are rendered too, it does nothing.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = document.querySelector<HTMLStyleElement>('[data-adopted]')?.sheet;
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
