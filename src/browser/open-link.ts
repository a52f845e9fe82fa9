/**
 * Opens an address as a link would, during a press. Whether it worked cannot be known, so the page must also show the
 * link.
 */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (link.protocol === 'https:') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
