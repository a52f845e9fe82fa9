import { actOnStoredChoice, currentChoice, onChoiceElsewhere } from './consent-store.ts';
import { createStore } from './create-store.ts';

/** The cookie banner is leaving while it fades out. */
export type BannerPhase = 'hidden' | 'shown' | 'leaving';

/** The wait before the banner appears, and the time it takes to fade, in milliseconds (specification 9). */
const BANNER_DELAY = 1000;
const BANNER_FADE = 300;

/** Controls that bring the banner back. */
const PREFERENCES = '[data-cookie-preferences]';

const phase = createStore<BannerPhase>('hidden');
let fading: ReturnType<typeof setTimeout> | undefined;
/** The control that was pressed to see the banner again; focus goes back to it. */
let opener: HTMLElement | null = null;

export const bannerPhase = phase.get;

/** Calls back when the phase changes. Returns how to stop. */
export const onBannerPhase = phase.subscribe;

/** Whether the visitor asked for the banner, so that focus should go to it. */
export function isBannerRecalled(): boolean {
  return opener !== null;
}

/**
 * Acts on the choice of an earlier visit and, where none holds, shows the banner a second later. From then on shows it again
 * when a `data-cookie-preferences` control is pressed, and hides it when another tab has chosen.
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

/** Fades the banner out, and gives the focus back to the control that opened it. */
export function hideBanner(): void {
  if (phase.get() !== 'shown') return;
  phase.set('leaving');
  fading = setTimeout(() => {
    const goBackTo = opener;
    opener = null;
    phase.set('hidden');
    goBackTo?.focus();
  }, BANNER_FADE);
}

function recall(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(PREFERENCES) : null;
  if (!control) return;
  opener = control;
  show();
  // A banner that is shown already; a new one takes the focus when it appears.
  document.querySelector<HTMLElement>('[data-cookie-banner]')?.focus();
}

function show(): void {
  clearTimeout(fading);
  phase.set('shown');
}
