/**
 * Adds styles to the page before a part that only a script shows is rendered. As a file they would be inlined into the
 * HTML of every page, before its first view. They become a rule of a sheet that the page has for this (Document.astro):
 * the security policy refuses another <style>, Safari before 16.4 cannot construct a sheet, and a change to a sheet
 * with other rules would make the browser apply all of them again. On the server it does nothing.
 */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = document.querySelector<HTMLStyleElement>('[data-adopted]')?.sheet;
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
