/**
 * Opens an address in a new tab by pressing a link, during the visitor's own press. `window.open` with `noopener` returns
 * null whether it worked or not: whatever must not be lost also needs a link that stays on the page.
 */
export function openInNewTab(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
