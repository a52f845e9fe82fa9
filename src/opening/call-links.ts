/**
 * While the pharmacy is closed, the links to call it that stand nearest (`data-on-call`, the number that is answered then) lead to
 * whoever answers. Without a script they lead to the pharmacy, beside its hours.
 */
export function startCallLinks(): void {
  const line = document.querySelector<HTMLElement>('[data-opening]');
  if (!line) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-on-call]')];
  const byDay = links.map(({ href }) => href);
  const follow = () => {
    links.forEach((link, i) => {
      link.href = (line.dataset['open'] === 'false' ? link.dataset['onCall'] : byDay[i]) ?? '';
    });
  };
  new MutationObserver(follow).observe(line, { attributeFilter: ['data-open'] });
  follow();
}
