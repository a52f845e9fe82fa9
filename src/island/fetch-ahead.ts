/** Links that lead to the request form, the largest island. */
const LEADS_TO_FORM = 'a[href$="#pedido"]';

/** The imports at the beginning of a built module. */
const IMPORTS = /(?:from|import)"(\.\/[^"]+\.js)"/g;

const fetched = new Set<string>();

/**
 * Fetches the code of the page's islands at the first sign that one of them will be needed, so that it is there when Astro
 * hydrates the one that comes near: a scroll, a `#` in the address, a pointer or the focus on a link to the form. Fetches and does
 * not evaluate it: React runs for nobody who only reads.
 */
export function fetchIslandsAhead(): void {
  const done = new AbortController();
  const { signal } = done;
  const start = () => {
    done.abort();
    for (const address of islandScripts()) fetchModule(address);
  };
  if (location.hash) start();
  addEventListener('scroll', start, { passive: true, signal });
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest(LEADS_TO_FORM)) start();
      },
      { signal },
    );
}

/** The addresses that Astro wrote on its islands. */
function islandScripts(): string[] {
  const islands = [...document.querySelectorAll('astro-island')];
  return islands.flatMap((island) =>
    ['renderer-url', 'component-url'].flatMap((name) => island.getAttribute(name) ?? []),
  );
}

/**
 * Puts a module and what it imports into the browser's cache. `modulepreload` would do so for the module alone, which here is one
 * line that names the file of all islands: the rest would wait until it is evaluated.
 */
async function fetchModule(address: string): Promise<void> {
  const { href } = new URL(address, document.baseURI);
  if (fetched.has(href)) return;
  fetched.add(href);
  try {
    const code = await (await fetch(href)).text();
    for (const [, next = ''] of code.matchAll(IMPORTS)) fetchModule(new URL(next, href).href);
  } catch {
    // Astro asks for it again when the island comes near.
  }
}
