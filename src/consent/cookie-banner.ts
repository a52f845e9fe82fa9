import { announce } from '../browser/announce.ts';
import { keepBottomSpace } from '../browser/bottom-space.ts';
import { copyOfTemplate } from '../browser/copy-of-template.ts';
import { noteOrigin, returnToOrigin } from '../browser/focus-origin.ts';
import { isChoice } from './consent.ts';
import { actOnStoredChoice, currentChoice, onChoiceElsewhere, storeChoice } from './consent-store.ts';

/** The wait before the banner appears, and the time it takes to fade, in milliseconds (specification 9). */
const BANNER_DELAY = 1000;
const BANNER_FADE = 300;

/** The banner while it is on the page. */
let banner: HTMLElement | null = null;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Acts on the choice of an earlier visit; where none holds, and at "Preferências de cookies", shows the banner. */
export function startCookieBanner(): void {
  actOnStoredChoice();
  if (!currentChoice()) {
    // Its surface is there at once, so that the banner covers nothing that somebody is about to press.
    placeBanner().dataset['coming'] = '';
    setTimeout(revealBanner, BANNER_DELAY);
  }
  onChoiceElsewhere(hideBanner);
  for (const control of document.querySelectorAll<HTMLElement>('[data-press=cookies]')) {
    control.addEventListener('click', () => {
      // Safari gives a pressed button no focus, and it must return there.
      control.focus();
      showChosen(placeBanner());
    });
  }
}

/** Shows the question in the place that was kept for it, unless it was answered, closed or shown meanwhile. */
function revealBanner(): void {
  if (!banner || !('coming' in banner.dataset)) return;
  delete banner.dataset['coming'];
  // A banner that a filter list hides is not announced: nobody could find it.
  if (banner.getClientRects().length > 0) announce(banner.querySelector('p')?.textContent ?? '');
}

/** Puts the template's banner into the page, or keeps the one that is fading out. */
function placeBanner(): HTMLElement {
  clearTimeout(fading);
  delete banner?.dataset['leaving'];
  delete banner?.dataset['coming'];
  if (banner) return banner;
  banner = copyOfTemplate('[data-cookies]');
  banner.addEventListener('focusin', noteOrigin);
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && hideBanner());
  banner.addEventListener('click', takeAnswer);
  // Before the page, so that the keyboard reaches it first.
  document.querySelector('header')?.before(banner);
  keepBottomSpace(banner);
  return banner;
}

/** In a banner that was asked back: says the present choice, and takes a press at once (cookie-banner.css). */
function showChosen(asked: HTMLElement): void {
  asked.dataset['asked'] = '';
  const { chosen } = asked.querySelector<HTMLElement>(`[data-choice=${currentChoice()}]`)?.dataset ?? {};
  const text = asked.querySelector('span');
  if (text && chosen) text.textContent = chosen;
  asked.focus();
}

/** Takes a click on one of the two answers, or on the button that closes the banner without one. */
function takeAnswer({ target }: MouseEvent): void {
  const control = (target as Element).closest('button');
  if (!control) return;
  const choice = control.dataset['choice'];
  if (isChoice(choice)) storeChoice(choice);
  hideBanner();
}

/** Fades the banner out, and gives the focus back if it was inside. */
function hideBanner(): void {
  if (!banner || 'leaving' in banner.dataset) return;
  banner.dataset['leaving'] = '';
  fading = setTimeout(() => {
    banner?.remove();
    banner = null;
  }, BANNER_FADE);
  if (banner.contains(document.activeElement)) returnToOrigin();
}
