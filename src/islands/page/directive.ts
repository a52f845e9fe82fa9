import type { ClientDirective } from 'astro';

/** The first text is waited for no longer than this: some browsers report no paints. */
const AT_THE_LATEST = 5_000;

const firstText = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AT_THE_LATEST);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * `client:page`: the island hydrates with the page, once there is something to read and the browser is idle. Astro's own
 * `client:idle` may ask for scripts before the first paint.
 */
const hydrateWithPage: ClientDirective = async (load) => {
  await firstText();
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(async () => (await load())());
};

export default hydrateWithPage;
