const ONE_MINUTE = 60_000;

/** Calls back at each minute, and when the visitor comes back to a page that was hidden or frozen, perhaps for days. */
export function onMinute(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMinute = () => {
    // A sleeping device stops the clock of a timer that runs: each time counts anew.
    clearTimeout(timer);
    timer = setTimeout(tick, ONE_MINUTE - (Date.now() % ONE_MINUTE));
  };
  const tick = () => {
    listener();
    waitForMinute();
  };
  waitForMinute();
  document.addEventListener('visibilitychange', tick);
  // Not the first showing: it comes right after the listener was set.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tick());
}
