/**
 * Opens an address by pressing a link, during the visitor's own press: a web page in a new tab, a message in its program. `window.open` with `noopener` returns
 * null whether it worked or not: whatever must not be lost also needs a link that stays on the page.
 */
export function openBeside(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (link.protocol === 'https:') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
