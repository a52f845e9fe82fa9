import closed from 'virtual:content/closed';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * While the pharmacy is closed, the links to call it that stand nearest (`data-on-call`, the number that is answered then) lead to
 * whoever answers, and the header says beside its own number that it is closed. Without a script all lead to the pharmacy; its
 * hours and the number for urgencies stand in the footer.
 */
export function startCallLinks(): void {
  if (!closed) return;
  const page = document.documentElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-on-call]')];
  const byDay = links.map(({ href }) => href);
  const cost = document.querySelector('header small');
  const costAlone = cost?.textContent ?? '';
  const follow = () => {
    const isClosed = page.dataset['open'] === 'false';
    links.forEach((link, i) => {
      link.href = (isClosed ? link.dataset['onCall'] : byDay[i]) ?? '';
    });
    if (cost) cost.textContent = isClosed ? `${closed} · ${costAlone}` : costAlone;
  };
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-open'] });
  follow();
  // The home page knows it by then.
  if (!page.dataset['open']) whenIdle(() => import('virtual:content/show-opening-elsewhere'));
}
