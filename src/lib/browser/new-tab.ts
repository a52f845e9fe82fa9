/**
 * Opens an address in a new tab by pressing a link, during the visitor's own press. `window.open` with `noopener` answers
 * null whether it worked or not, so nobody can know: what must not be lost needs a link that stays on the page.
 */
export function openInNewTab(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
