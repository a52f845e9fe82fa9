import { keepBottomSpace } from '../browser/bottom-space.ts';
import { copyOfTemplate } from '../browser/copy-of-template.ts';
import { noteOrigin, returnToOrigin } from '../browser/focus-origin.ts';
import { isChoice } from './consent.ts';
import { actOnStoredChoice, choose, currentChoice, onChoiceElsewhere } from './consent-store.ts';

/** The wait before the banner appears, and the time it takes to fade, in milliseconds (specification 9). */
const BANNER_DELAY = 1000;
const BANNER_FADE = 300;

/** The banner while it is on the page. */
let banner: HTMLElement | null = null;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Acts on the choice of an earlier visit; where none holds, and at "Preferências de cookies", shows the banner. */
export function startCookieBanner(): void {
  actOnStoredChoice();
  setTimeout(() => currentChoice() ?? show(), BANNER_DELAY);
  onChoiceElsewhere(close);
  for (const control of document.querySelectorAll<HTMLElement>('[data-press=cookies]')) {
    control.addEventListener('click', () => {
      // Safari gives a pressed button no focus: nothing could go back to it.
      control.focus();
      show();
      banner?.focus();
    });
  }
}

/** Puts the template's banner into the page, or keeps the one that is fading out. */
function show(): void {
  clearTimeout(fading);
  delete banner?.dataset['leaving'];
  if (banner) return;
  banner = copyOfTemplate('[data-cookies]');
  banner.addEventListener('focusin', noteOrigin);
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  banner.addEventListener('click', answer);
  // Before the page, so that the keyboard reaches it first.
  document.querySelector('header')?.before(banner);
  keepBottomSpace('banner', banner);
}

/** A press on one of the two answers, or on the button that closes without one. */
function answer({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  if (!button) return;
  const choice = button.dataset['choice'];
  if (isChoice(choice)) choose(choice);
  close();
}

/** Fades the banner out, and gives the focus back if it was inside. */
function close(): void {
  if (!banner || 'leaving' in banner.dataset) return;
  banner.dataset['leaving'] = '';
  fading = setTimeout(() => {
    banner?.remove();
    banner = null;
  }, BANNER_FADE);
  if (banner.contains(document.activeElement)) returnToOrigin();
}
