import type { PageEvent } from '../browser/page-events.ts';

/**
 * Loads the page again where a part is gone for good, because a new version was published on a host that drops the
 * files of the old one (docs/publicar-netlify-cloudflare.md). Where something is typed into the request the form offers
 * it instead. Without a network nothing happens: the page's own address must first answer with a version whose islands
 * have other files. And only once: a host may go on serving the old page to some visitors, who then decide themselves.
 */
async function reloadForNewVersion(): Promise<void> {
  const island = document.querySelector('astro-island')?.getAttribute('component-url');
  const answer = await fetch('/', { cache: 'no-store' });
  if (!island || !answer.ok || (await answer.text()).includes(island)) return;
  // A radio button always has a value; none has an id, so that `[id]` leaves them out.
  const fields = document.querySelectorAll<HTMLInputElement>('#pedido [id]');
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload' || [...fields].some(({ value }) => value))
    dispatchEvent(new Event('new-version' satisfies PageEvent));
  else location.reload();
}

/** Listens for the first part that fails. */
export function startNewVersion(): void {
  addEventListener('part-failed' satisfies PageEvent, () => reloadForNewVersion().catch(() => undefined));
}
