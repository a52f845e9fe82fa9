import closedWord from 'virtual:content/closed';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * While the pharmacy is closed, the links of the hero and the action bar that call it lead to the number in their `data-on-call`,
 * and beside its own number, wherever it stands on the screen, the page says «Fechada»: by a style, so that parts which come
 * later say it too. Without a script all lead to the pharmacy; its hours and the number for urgencies stand in the footer.
 */
export function startCallLinks(): void {
  if (!closedWord) return;
  const page = document.documentElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-on-call]')];
  const whileOpen = links.map(({ href }) => href);
  const own = document.querySelector('header a[href^=tel]')?.getAttribute('href');
  // Not breaking: an ordinary space at the end is dropped where the cost is laid out by itself.
  const said = JSON.stringify(`${closedWord} ·\u00a0`);
  const isOnCall = links.some(({ dataset }) => dataset['onCall'] === own);
  if (!isOnCall)
    adoptStyles(`@media screen { [data-open=false] a[href="${own}"] + small::before { content: ${said} } }`);
  const follow = () => {
    const isClosed = page.dataset['open'] === 'false';
    links.forEach((link, i) => {
      link.href = (isClosed ? link.dataset['onCall'] : whileOpen[i]) ?? '';
    });
  };
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-open'] });
  follow();
  // The home page's own script has said it by now.
  if (!page.dataset['open']) whenIdle(() => import('virtual:content/show-opening-elsewhere'));
}
