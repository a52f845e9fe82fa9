import type { PageEvent } from '../browser/page-events.ts';

/**
 * Loads the page again where a part is gone for good: a version was published, on a host that forgets the files of the
 * one before (docs/publicar-netlify-cloudflare.md). Not where something is typed into the request: then the form says
 * it. Not without a network: the page's own address must answer with another version, which names its islands by other
 * files. And never twice: a host may go on giving some of its visitors the page of before, so a page that was loaded
 * again is left to the visitor.
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

/** Follows the parts that fail, the first time; a page without a network goes on as it is. */
export function startNewVersion(): void {
  addEventListener('part-failed' satisfies PageEvent, () => reloadForNewVersion().catch(() => undefined));
}
