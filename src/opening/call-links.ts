import texts from 'virtual:content/closed';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * While the pharmacy is closed, the action bar calls the number for urgencies, where it has one (the hero's button: show-opening.ts),
 * and beside its own number, wherever it stands on the screen, the page says «Fechada»: by a style, so that parts which come later say
 * it too. Without a script all lead to the pharmacy; its hours and the number for urgencies stand in the footer.
 */
export function startCallLinks(): void {
  if (!texts) return;
  const link = document.querySelector<HTMLAnchorElement>('nav a[data-on-call]');
  const own = document.querySelector('header a[href^=tel]')?.getAttribute('href');
  if (own && link?.dataset['onCall'] !== own) adoptStyles(closedStyles(own, texts.fechada));
  if (link) followState(link, texts);
  // The home page's own script has said it by now.
  if (!document.documentElement.dataset['open']) whenIdle(() => import('virtual:content/show-opening-elsewhere'));
}

/** The styles that say it beside a number. In the header of a phone, which keeps room for it, it is a line over the cost: nothing moves. */
function closedStyles(own: string, word: string): string {
  const link = `a[href="${own}"]`;
  const closed = JSON.stringify(word);
  // Not breaking: an ordinary space at the end is dropped where the cost is laid out by itself.
  const beforeCost = JSON.stringify(`${word} ·\u00a0`);
  return `@media screen {
    [data-open=false] ${link} + small::before { content: ${beforeCost} }
    @media (width < 48rem) {
      [data-open=false] header ${link} + small::before { content: ${closed}; display: block }
    }
    [data-open=false] nav > ${link}::after { content: ${closed}; font-weight: 400 }
  }`;
}

/** Has a link lead to the number in its `data-on-call` while the pharmacy is closed, under a word and a name that say so. */
function followState(link: HTMLAnchorElement, closed: NonNullable<typeof texts>): void {
  const page = document.documentElement;
  const word = link.lastChild;
  const whileOpen = { href: link.href, word: link.textContent };
  const follow = () => {
    const isClosed = page.dataset['open'] === 'false';
    link.href = (isClosed && link.dataset['onCall']) || whileOpen.href;
    link.ariaLabel = isClosed ? closed.ligarUrgencias : null;
    if (word) word.textContent = isClosed ? closed.urgencias : whileOpen.word;
  };
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-open'] });
  follow();
}
