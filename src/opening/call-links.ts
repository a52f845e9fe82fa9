import texts from 'virtual:content/closed';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * While the pharmacy is closed, the action bar calls the number for urgencies, where it has one (the hero's button: show-opening.ts;
 * «Fechada» beside its own number: closed-styles.ts). Without a script all lead to the pharmacy; its hours and the number for
 * urgencies stand in the footer.
 */
export function startCallLinks(): void {
  if (!texts) return;
  const link = document.querySelector<HTMLAnchorElement>('nav a[data-on-call]');
  if (link) followState(link, texts);
  // The home page's own script has said it by now.
  if (!document.documentElement.dataset['open']) whenIdle(() => import('virtual:content/show-opening-elsewhere'));
}

/** Has a link lead to the number in its `data-on-call` while the pharmacy is closed, under a word and a name that say so. */
function followState(link: HTMLAnchorElement, closed: NonNullable<typeof texts>): void {
  const page = document.documentElement;
  const word = link.lastChild;
  const whileOpen = { href: link.href, word: link.textContent };
  const updateLinks = () => {
    const isClosed = page.dataset['open'] === 'false';
    link.href = (isClosed && link.dataset['onCall']) || whileOpen.href;
    link.ariaLabel = isClosed ? closed.ligarUrgencias : null;
    const label = isClosed ? closed.urgencias : whileOpen.word;
    // Only what differs: a text written again has the bar laid out again.
    if (word && word.textContent !== label) word.textContent = label;
  };
  new MutationObserver(updateLinks).observe(page, { attributeFilter: ['data-open'] });
  updateLinks();
}
