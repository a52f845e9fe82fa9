const ONE_MINUTE = 60_000;

/**
 * Calls back at the turn of each minute and when the visitor comes back to the page, which may have been hidden or
 * frozen for days.
 */
export function onMinute(listener: () => void): void {
  const wait = () => setTimeout(tick, ONE_MINUTE - (Date.now() % ONE_MINUTE));
  const tick = () => {
    listener();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
}
