/**
 * Calls back once the first text is painted, so that no script is asked for before there is something to read; five seconds
 * after the call at the latest, because some browsers report no paints.
 */
export function afterFirstText(callback: () => void): void {
  let isDone = false;
  const done = () => {
    if (!isDone) callback();
    isDone = true;
  };
  setTimeout(done, 5_000);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  }).observe({ type: 'paint', buffered: true });
}
