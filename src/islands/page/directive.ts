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

/** Safari has no requestIdleCallback. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * `client:page`: the island hydrates with the page, once there is something to read and the browser is idle. Astro's own
 * `client:idle` may ask for scripts before the first paint. React is evaluated in a task of its own: together with the
 * hydration it would keep a tap waiting twice as long.
 */
const hydrateWithPage: ClientDirective = async (load, _options, island) => {
  await firstText();
  await idle();
  // Where it does not load, neither will the island, and Astro says so.
  await import(island.getAttribute('renderer-url') ?? '').catch(() => {});
  await idle();
  await (await load())();
};

export default hydrateWithPage;
