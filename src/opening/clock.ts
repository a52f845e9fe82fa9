const ONE_MINUTE = 60_000;

/**
 * Calls back at the turn of each minute and when the visitor comes back to the page, which may have been hidden or
 * frozen for days. Returns how to stop.
 */
export function onMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, ONE_MINUTE - (Date.now() % ONE_MINUTE));
  };
  const tick = () => {
    clearTimeout(timer);
    listener();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}
