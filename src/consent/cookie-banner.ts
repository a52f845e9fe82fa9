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
/** The control on which the last press began; null where the banner took no presses yet. */
let pressedControl: EventTarget | null = null;
/** When the banner began to take presses, on the clock of events. */
let settledAt = 0;

/** Acts on the choice of an earlier visit; where none holds, and at "Preferências de cookies", shows the banner. */
export function startCookieBanner(): void {
  actOnStoredChoice();
  addEventListener('pointerdown', notePress, { capture: true, passive: true });
  if (!currentChoice()) {
    // Its surface is there at once: so nobody is about to press what the banner then covers.
    placeBanner().dataset['coming'] = '';
    setTimeout(revealBanner, BANNER_DELAY);
  }
  onChoiceElsewhere(hideBanner);
  for (const screen of [window, visualViewport]) screen?.addEventListener('resize', settleAnew);
  for (const control of document.querySelectorAll<HTMLElement>('[data-press=cookies]')) {
    control.addEventListener('click', () => {
      // Safari gives a pressed button no focus: nothing could go back to it.
      control.focus();
      showChosen(placeBanner());
    });
  }
}

/** A busy page learns of a press late: it began when the finger came down. */
function notePress({ timeStamp, target }: Event): void {
  pressedControl = timeStamp < settledAt ? null : target;
}

/** Shows the question in the place that was kept for it, unless it was answered, closed or shown meanwhile. */
function revealBanner(): void {
  if (!banner || !('coming' in banner.dataset)) return;
  delete banner.dataset['coming'];
  // One that a filter list hides is not announced: nobody could find it.
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
 * A turned screen, a keyboard that goes, move the banner under the finger: before it takes a press it stands still
 * again (cookie-banner.css).
 */
function settleAnew(): void {
  if (!banner || 'asked' in banner.dataset) return;
  banner.dataset['asked'] = '';
  // An animation begins anew only where it was seen to be gone.
  banner.getBoundingClientRect();
  delete banner.dataset['asked'];
}

/** The banner that was asked back says what is chosen now, and answers at once (cookie-banner.css). */
function showChosen(asked: HTMLElement): void {
  asked.dataset['asked'] = '';
  const { chosen } = asked.querySelector<HTMLElement>(`[data-choice=${currentChoice()}]`)?.dataset ?? {};
  const text = asked.querySelector('span');
  if (text && chosen) text.textContent = chosen;
  asked.focus();
}

/**
 * A press on one of the two answers, or on the button that closes without one. A tap ends on what lies there by then:
 * one that began elsewhere, or too early (cookie-banner.css), does nothing. Keys and screen readers press nothing down:
 * `detail` is 0, or in Firefox the pointer is of no type.
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
