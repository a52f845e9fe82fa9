import closed from 'virtual:content/closed';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * While the pharmacy is closed, the links to call it that stand nearest (`data-on-call`, the number that is answered then) lead to
 * whoever answers, and beside its own number, wherever it stands, the page says that it is closed: by a style, so that parts
 * which come later say it too. Without a script all lead to the pharmacy; its hours and the number for urgencies stand in the
 * footer.
 */
export function startCallLinks(): void {
  if (!closed) return;
  const page = document.documentElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-on-call]')];
  const byDay = links.map(({ href }) => href);
  const own = document.querySelector('header a[href^=tel]')?.getAttribute('href');
  // A space that stays also where the cost is laid out by itself.
  adoptStyles(`[data-open=false] a[href="${own}"] + small::before { content: ${JSON.stringify(`${closed} ·\u00a0`)} }`);
  const follow = () => {
    const isClosed = page.dataset['open'] === 'false';
    links.forEach((link, i) => {
      link.href = (isClosed ? link.dataset['onCall'] : byDay[i]) ?? '';
    });
  };
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-open'] });
  follow();
  // The home page knows it by then.
  if (!page.dataset['open']) whenIdle(() => import('virtual:content/show-opening-elsewhere'));
}
