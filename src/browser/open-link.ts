/** Opens an address as a link would, during a press. Nobody knows whether it worked: the page shows the link too. */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (link.protocol === 'https:') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
