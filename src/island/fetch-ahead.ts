import type { PageEvent } from '../browser/page-events.ts';
import { whenIdle } from '../browser/when-idle.ts';

/** The imports at the beginning of a built module. */
const IMPORTS = /(?:from|import)"(\.\/[^"]+\.js)"/g;

/** The addresses of the modules that were fetched with their imports. */
const fetched = new Set<string>();

/**
 * Fetches the code of the page's islands at the first sign that one of them will be needed, so that it is there when
 * Astro hydrates it: a scroll, or a pointer or the focus on a link to the form, whose island is the largest. Unlike
 * `import()`, it does not run the code: React runs for nobody who only reads. Without this a tap on «Pedir» waits for
 * 2.1 s, and not for 1.3, on an emulated slow phone (docs/decisions/02-nothing-before-an-act.md). The form's entry, one
 * line that names the files of all islands, is fetched before, so that a tap waits for one step of the network and not
 * for two.
 */
export function fetchIslandsAhead(): void {
  // A set, since all islands have the same renderer.
  const entriesIn = (part: string) => {
    const islands = [...document.querySelectorAll(`${part} astro-island`)];
    const names = ['renderer-url', 'component-url'];
    return new Set(
      islands.flatMap((island) => names.map((name) => new URL(island.getAttribute(name) ?? '', document.baseURI).href)),
    );
  };
  const done = new AbortController();
  const { signal } = done;
  const fetchAll = () => {
    done.abort();
    entriesIn('').forEach(fetchWithImports);
  };
  const fetchAtLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href$="#pedido"]')) fetchAll();
  };
  addEventListener('load', () => whenIdle(() => entriesIn('#pedido').forEach(importsOf)), { signal });
  addEventListener('scroll', fetchAll, { signal });
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, fetchAtLink, { signal });
}

/** `modulepreload` would fetch the module without its imports. */
async function fetchWithImports(address: string): Promise<void> {
  if (fetched.has(address)) return;
  fetched.add(address);
  (await importsOf(address)).forEach(fetchWithImports);
}

/** Puts a module into the browser's cache, and reads the addresses of its imports in it. */
async function importsOf(address: string): Promise<string[]> {
  // If this fails, Astro asks for the module again when the visitor is near the island.
  const answer = fetch(address).then(async (found) => {
    if (found.status === 404) dispatchEvent(new Event('part-failed' satisfies PageEvent));
    // The browser may keep a captive portal's page: it is replaced before Astro imports it.
    const isPage = /html/.test(String(found.headers.get('Content-Type')));
    return (isPage ? await fetch(address, { cache: 'reload' }) : found).text();
  });
  const code = await answer.catch(() => '');
  return [...code.matchAll(IMPORTS)].map(([, next = '']) => new URL(next, address).href);
}
