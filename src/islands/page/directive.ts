import type { ClientDirective } from 'astro';

/** The longest wait for the first contentful paint, in ms: some browsers never report it. */
const LONGEST_WAIT = 5_000;

const firstContentfulPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Safari has no requestIdleCallback. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * `client:page`: the island hydrates without waiting to be visible, after the first contentful paint and when the browser is
 * idle. Astro's own `client:idle` may request scripts before that paint. Islands in `near/` use `client:visible`. The code is
 * evaluated before another idle moment, and the island hydrated after it: in one task the two would keep a tap waiting twice as
 * long.
 */
const hydrateWithPage: ClientDirective = async (load) => {
  await firstContentfulPaint();
  await idle();
  const hydrate = await load();
  await idle();
  await hydrate();
};

export default hydrateWithPage;
