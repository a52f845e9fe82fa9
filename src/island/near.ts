import type { ClientDirective } from 'astro';
import type { PageEvent } from '../browser/page-events.ts';
import { whenIdle } from '../browser/when-idle.ts';

/** How far below the screen an island is near. */
const MARGIN = '600px';

/** The pause before files are asked for again that did not come, in ms. */
const PAUSE = 2000;

/** The imports at the beginning of a built module. */
const IMPORTS = /(?:from|import)"(\.\/[^"]+\.js)"/g;

/** The modules that were fetched with their imports, or are on their way, by their addresses. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * The page's `client:near` (astro.config.ts): hydrates an island when the visitor comes near, once its files are in the
 * browser's cache. Without a network they are asked for until they come, and the form has what was typed meanwhile:
 * Chromium never asks again for a module whose import failed, so that only a reload would help.
 */
const hydrateWhenNear: ClientDirective = (load, _, island) => {
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      while (!(await fetchIslands([island]))) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await (await load())();
    },
    { rootMargin: MARGIN },
  );
  for (const child of island.children) observer.observe(child);
};

export default hydrateWhenNear;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/**
 * Fetches the code of the page's islands at the first sign that one of them will be needed: a scroll, or a pointer or
 * the focus on a link to the form, whose island is the largest. Unlike `import()`, it does not run the code: React runs
 * for nobody who only reads. Without this a tap on «Pedir» waits for 2.1 s, and not for 1.3, on an emulated slow phone
 * (docs/decisions/02-nothing-before-an-act.md). The form's entry, one line that names the files of all islands, is
 * fetched before, so that a tap waits for one step of the network and not for two.
 */
function fetchAhead(): void {
  const done = new AbortController();
  const { signal } = done;
  const islands = (part = '') => document.querySelectorAll(`${part} astro-island`);
  const fetchAll = () => {
    done.abort();
    fetchIslands(islands());
  };
  const fetchAtLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href$="#pedido"]')) fetchAll();
  };
  const fetchEntry = () => Promise.all([...islands('#pedido')].flatMap(entriesOf).map(importsOf)).catch(() => []);
  addEventListener('load', () => whenIdle(fetchEntry), { signal });
  addEventListener('scroll', fetchAll, { signal });
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, fetchAtLink, { signal });
}

fetchAhead();

/** Fetches the files of islands; false where one did not come. */
const fetchIslands = (islands: Iterable<Element>) =>
  Promise.all([...islands].flatMap(entriesOf).map(fetchWithImports)).catch(() => false);

const entriesOf = (island: Element) =>
  ['renderer-url', 'component-url'].map((name) => new URL(island.getAttribute(name) ?? '', document.baseURI).href);

/** `modulepreload` would fetch the module without its imports. */
function fetchWithImports(address: string): Promise<unknown> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = importsOf(address).then((imports) => Promise.all(imports.map(fetchWithImports)));
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

/** Puts a module into the browser's cache, and reads the addresses of its imports in it. */
async function importsOf(address: string): Promise<string[]> {
  const found = await fetch(address);
  // It will not come any more: Astro reports the import that fails.
  if (found.status === 404) {
    dispatchEvent(new Event('part-failed' satisfies PageEvent));
    return [];
  }
  const isPage = ({ headers }: Response) => /html/.test(String(headers.get('Content-Type')));
  // The browser may keep a captive portal's page: it is replaced before Astro imports it.
  const answer = isPage(found) ? await fetch(address, { cache: 'reload' }) : found;
  if (!answer.ok || isPage(answer)) throw new Error(address);
  return [...(await answer.text()).matchAll(IMPORTS)].map(([, next = '']) => new URL(next, address).href);
}
