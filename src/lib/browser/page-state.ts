/** Whether things may move by themselves, by the tab and the system's settings, as stores for `useSyncExternalStore`. */

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked the system for less motion. */
export function wantsLessMotion(): boolean {
  return matchMedia(LESS_MOTION).matches;
}

/** Calls back when that wish changes. Returns how to stop. */
export function onMotionWish(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether nobody can see the page now: another tab is in front. */
export function isPageHidden(): boolean {
  return document.hidden;
}

/** Calls back when the page is hidden or shown. Returns how to stop. */
export function onPageHidden(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
