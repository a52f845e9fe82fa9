import { actOnStoredChoice, currentChoice, onChoiceElsewhere } from './consent-store.ts';
import { createStore } from './create-store.ts';

/** Whether the cookie banner is away, there, or fading out. */
export type BannerPhase = 'away' | 'there' | 'leaving';

/** When the banner comes after the page, and how long it takes to fade, in milliseconds (specification 9). */
const BANNER_DELAY = 1000;
const BANNER_FADE = 300;

/** Controls that bring the banner back. */
const PREFERENCES = '[data-cookie-preferences]';

const phase = createStore<BannerPhase>('away');
let fading: ReturnType<typeof setTimeout> | undefined;
/** The control that was pressed to see the banner again; focus goes back to it. */
let recaller: HTMLElement | null = null;

export const bannerPhase = phase.get;

/** Calls back when the banner comes or goes. Returns how to stop. */
export const onBannerPhase = phase.subscribe;

/** Whether the visitor asked for the banner, so that focus should go to it. */
export function isBannerRecalled(): boolean {
  return recaller !== null;
}

/**
 * Acts on the choice of an earlier visit and, where there is none that holds, calls the banner a second later; from then
 * on brings it back when a `data-cookie-preferences` control is pressed, and sends it away when another tab has chosen.
 * @param prepare called at once when the banner will come, to load what it needs
 * @returns how to stop
 */
export function watchConsent(prepare: () => void): () => void {
  actOnStoredChoice();
  let appearing: ReturnType<typeof setTimeout> | undefined;
  if (!currentChoice()) {
    prepare();
    appearing = setTimeout(() => {
      if (!currentChoice()) show();
    }, BANNER_DELAY);
  }
  const stopFollowing = onChoiceElsewhere(hideBanner);
  document.addEventListener('click', recall);
  return () => {
    clearTimeout(appearing);
    stopFollowing();
    document.removeEventListener('click', recall);
  };
}

/** Fades the banner out, and gives the focus back to what called it. */
export function hideBanner(): void {
  if (phase.get() !== 'there') return;
  phase.set('leaving');
  fading = setTimeout(() => {
    const goBackTo = recaller;
    recaller = null;
    phase.set('away');
    goBackTo?.focus();
  }, BANNER_FADE);
}

function recall(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(PREFERENCES) : null;
  if (!control) return;
  // Without a script it is a link to what the privacy policy says of cookies.
  event.preventDefault();
  recaller = control;
  show();
  // One that is already there; a new one takes the focus when it appears.
  document.querySelector<HTMLElement>('[data-cookie-banner]')?.focus();
}

function show(): void {
  clearTimeout(fading);
  phase.set('there');
}
