/**
 * Opens an address as a link would, during a press: a web page in a new tab, a message in its program. Whether it worked cannot
 * be known (`window.open` with `noopener` returns null), so the page must also show the link.
 */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (link.protocol === 'https:') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
