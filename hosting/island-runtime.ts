/**
 * Astro writes the code that hydrates islands into every page. Here it becomes one file, asked for after the first paint:
 * the pages' first flight gets lighter by it, nothing is asked for before there is something to read, and the file,
 * and through it every module, is checked against a hash that stands in the page (subresource integrity).
 */
import { createHash } from 'node:crypto';
import { inlineElements } from './inline-elements.ts';

/** `sha256-…`, as the integrity attribute takes it. */
export function integrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

const DIRECTIVE = '(self.Astro||(self.Astro={})).';
const ELEMENT_DEFINITION = 'customElements.define("astro-island"';
const isRuntime = (text: string) => text.includes(DIRECTIVE) || text.includes(ELEMENT_DEFINITION);

/** The parts of Astro's runtime that the pages hold, each once, the definition of the element last. */
export function runtimeParts(pages: readonly string[]): string[] {
  const texts = pages.flatMap(inlineElements).flatMap(({ name, text }) => (name === 'script' ? [text] : []));
  const parts = [...new Set(texts.filter(isRuntime))];
  return parts.sort((a, b) => Number(a.includes(ELEMENT_DEFINITION)) - Number(b.includes(ELEMENT_DEFINITION)));
}

/** One line of code from readable lines: the browser gets no indentation. */
const compact = (code: string) => code.replaceAll(/\n\s*/g, '');

/** The import map that makes the browser check each module; it has to be there before the first import. */
export function importMap(modules: ReadonlyMap<string, Uint8Array>): string {
  return JSON.stringify({ integrity: Object.fromEntries([...modules].map(([url, code]) => [url, integrity(code)])) });
}

/**
 * Lets the islands of an idle page start when React has been evaluated in a task of its own: the library and all the page's
 * code in one task would hold up a tap on a slow phone. Their code is fetched meanwhile. Safari has no requestIdleCallback.
 */
const libraryFirst = (library: string) =>
  compact(`(()=>{
    let idle=Astro.idle,
    wait=self.requestIdleCallback??setTimeout,
    ready,
    prepare=code=>{
      document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:code}));
      return import(${JSON.stringify(library)}).catch(()=>{}).then(()=>new Promise(done=>wait(done)))
    };
    Astro.idle=(load,options,island)=>idle(async()=>{
      await(ready??=prepare(island.getAttribute("component-url")));
      return load()
    },options,island)
  })();`);

/**
 * The runtime as one classic script: the import map (page policies list its hash), then Astro's parts.
 * @param library the chunk that every island needs, React
 */
export function runtimeScript(map: string, parts: readonly string[], library: string): string {
  const insertMap = compact(`(()=>{
    let text=${JSON.stringify(map)},
    policy=self.trustedTypes?.createPolicy("modules",{createScript:text=>text}),
    script=document.createElement("script");
    script.type="importmap";
    script.textContent=policy?policy.createScript(text):text;
    document.head.append(script)
  })();`);
  return [insertMap, ...parts.slice(0, -1), libraryFirst(library), ...parts.slice(-1)].join('');
}

/**
 * Asks for the script that the `nomodule` element `n` names: after the first text is painted, at the latest five seconds
 * after the page is there (some browsers do not report paints), again up to three times when the network fails. `p` makes
 * the address a trusted one, `l` asks.
 */
const LOADER = compact(`addEventListener("DOMContentLoaded",()=>{
  let n=document.querySelector("[nomodule]"),
  p=self.trustedTypes?.createPolicy("islands",{createScriptURL:u=>u}),
  t=0,
  l=()=>{
    let e=document.createElement("script");
    e.integrity=n.integrity;
    e.onerror=()=>++t<4&&setTimeout(l,1e3*t);
    e.src=p?p.createScriptURL(n.src):n.src;
    document.head.append(e)
  };
  new Promise(r=>{
    setTimeout(r,5e3);
    new PerformanceObserver(e=>e.getEntriesByName("first-contentful-paint")[0]&&r()).observe({type:"paint",buffered:!0})
  }).then(l,l)
})`);

/**
 * What nothing reads: on each island a random id, which no compression helps, its name and empty props; around them the
 * empty comments by which React tells apart the texts of what it hydrates.
 */
function withoutNotes(html: string): string {
  const parts = html.split(/(<astro-island[\s\S]*?<\/astro-island>)/);
  const texts = parts.map((part, i) => (i % 2 === 0 ? part.replaceAll('<!-- -->', '') : part));
  return texts
    .join('')
    .replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island')
    .replaceAll(/(<astro-island[^>]*) props="\{\}"/g, '$1')
    .replaceAll(/(opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g, '$1');
}

/** Takes Astro's runtime out of a page and names the file in its place. A page without islands stays as it is. */
export function withoutRuntime(html: string, url: string, hash: string): string {
  const runtime = inlineElements(html).filter(({ name, text }) => name === 'script' && isRuntime(text));
  if (runtime.length === 0) return html;
  // `nomodule`: a valid way to name a script, its hash included, that no browser with modules asks for by itself.
  const named = `<script nomodule src="${url}" integrity="${hash}"></script>`;
  const rest = runtime.reduce((page, element) => page.replace(element.html, ''), html);
  return withLoader(withoutNotes(rest)).replace('</body>', () => `${named}</body>`);
}

/** Adds the loader to the page's first script, or as one: another element would want another hash in the policy. */
function withLoader(html: string): string {
  const first = inlineElements(html).find(({ name, attributes }) => name === 'script' && attributes.trim() === '');
  if (!first) return html.replace('</head>', () => `<script>${LOADER}</script></head>`);
  return html.replace(first.html, () => `<script>${first.text.replace(/;?$/, ';')}${LOADER}</script>`);
}
