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
/** The element on which the last press began; null if that was before the banner took presses. */
let pressedControl: EventTarget | null = null;
/** When the banner began to take presses, on the clock of events. */
let settledAt = 0;

/** Acts on the choice of an earlier visit; where none holds, and at "Preferências de cookies", shows the banner. */
export function startCookieBanner(): void {
  actOnStoredChoice();
  addEventListener('pointerdown', notePress, { capture: true, passive: true });
  if (!currentChoice()) {
    // Its surface is there at once, so that the banner covers nothing that somebody is about to press.
    placeBanner().dataset['coming'] = '';
    setTimeout(revealBanner, BANNER_DELAY);
  }
  onChoiceElsewhere(hideBanner);
  for (const view of [window, visualViewport]) view?.addEventListener('resize', settleAnew);
  for (const control of document.querySelectorAll<HTMLElement>('[data-press=cookies]')) {
    control.addEventListener('click', () => {
      // Safari gives a pressed button no focus, and it must return there.
      control.focus();
      showChosen(placeBanner());
    });
  }
}

/** Notes where a press begins. The event's own time counts: a busy page handles it later. */
function notePress({ timeStamp, target }: Event): void {
  pressedControl = timeStamp < settledAt ? null : target;
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
  banner.querySelector('p')?.addEventListener('animationend', ({ timeStamp }) => {
    settledAt = timeStamp;
  });
  // Before the page, so that the keyboard reaches it first.
  document.querySelector('header')?.before(banner);
  keepBottomSpace(banner);
  return banner;
}

/**
 * Has the banner wait again before it takes a press (cookie-banner.css): a turned screen, or a keyboard that closes,
 * may have moved it under the finger.
 */
function settleAnew(): void {
  if (!banner || 'asked' in banner.dataset) return;
  banner.dataset['asked'] = '';
  // `data-asked` stops the animation, which begins anew only where the browser has laid the page out without it.
  banner.getBoundingClientRect();
  delete banner.dataset['asked'];
}

/** In a banner that was asked back: says the present choice, and takes a press at once (cookie-banner.css). */
function showChosen(asked: HTMLElement): void {
  asked.dataset['asked'] = '';
  const { chosen } = asked.querySelector<HTMLElement>(`[data-choice=${currentChoice()}]`)?.dataset ?? {};
  const text = asked.querySelector('span');
  if (text && chosen) text.textContent = chosen;
  asked.focus();
}

/**
 * Takes a click on one of the two answers, or on the button that closes the banner without one. A tap that began on
 * something else, or too early (cookie-banner.css), does nothing. A click by key or screen reader begins with no press:
 * its `detail` is 0 or, in Firefox, its pointer has no type.
 */
function takeAnswer(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>('a, button');
  if (event.detail && (event as PointerEvent).pointerType !== '' && !control?.contains(pressedControl as Node))
    event.preventDefault();
  else if (control instanceof HTMLButtonElement) {
    const choice = control.dataset['choice'];
    if (isChoice(choice)) storeChoice(choice);
    hideBanner();
  }
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
