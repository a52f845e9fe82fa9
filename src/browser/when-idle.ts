/** Calls back when the browser has nothing more urgent to do. Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(callback);
}
