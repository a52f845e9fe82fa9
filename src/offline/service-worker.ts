/**
 * The service worker answers from the network; without one, with the home page of the last build that this browser has
 * seen. Each build has a cache of its own, filled whole or not at all, so that its page only ever gets its own scripts.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import type { Fetching, Lifecycle, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written in by build/service-worker.ts. */
declare const PRECACHED: PrecacheEntry[];
/** The policy: kept once somebody has asked for it, so that no first visit pays for it. */
declare const POLICY: Exclude<PrecacheEntry, string>;
declare const NOTICES: string;
declare const BUILD: string;
declare const OFFLINE_PAGE: string;

const BUILDS = 'pages-';
const CURRENT = BUILDS + BUILD;
/**
 * How long the network may take for a page that is cached: with one bar of signal, people still want the telephone
 * number.
 */
const TIMEOUT = { networkTimeoutSeconds: 4 };

const precache = new PrecacheController({ cacheName: CURRENT });
precache.addToCacheList(PRECACHED);

/**
 * The types of the pages with which a captive portal or a filter answers every address. No file with a hash in its name
 * has one of them.
 */
const FOREIGN = /html|json|plain/;

/**
 * Keeps no answer of these types, asks past the browser's own cache for another, and uses none that an earlier worker
 * kept.
 */
function refuse(types: RegExp) {
  const isRefused = ({ headers }: Response) => types.test(headers.get('Content-Type') ?? '');
  return {
    fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) =>
      response.ok && isRefused(response) ? fetch(request, { cache: 'reload' }) : response,
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      response.status === 200 && !isRefused(response) ? response : null,
    cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
      cachedResponse && !isRefused(cachedResponse) ? cachedResponse : null,
  };
}

const notices = new NetworkFirst({ ...TIMEOUT, cacheName: 'notices', plugins: [refuse(/html/)] });
const hashed = new CacheFirst({
  cacheName: CURRENT,
  plugins: [
    // A page of the build before may still be open, and its parts are no longer on the server.
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request) },
    refuse(FOREIGN),
  ],
});

/**
 * Whether an address has a name that the build gave. With a query it is Astro's second try at a file that failed, which
 * only the network can answer.
 */
const isHashed = ({ pathname, search }: URL) => pathname.startsWith('/_astro/') && !search;

/** With these Workbox repairs a precached file that the browser has lost. */
const paramsOf = (cacheKey: string) => ({ cacheKey, integrity: precache.getIntegrityForCacheKey(cacheKey) ?? '' });

/** The answer to what a page asks for; undefined where the browser does as without a worker. */
function answerTo(event: Fetching): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname === NOTICES) return notices.handle({ event, request });
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(url.pathname);
  const cacheKey = precache.getCacheKeyForURL(url.pathname);
  if (!isHashed(url)) return isPage || cacheKey ? askFirst(event, url.pathname) : undefined;
  return cacheKey
    ? precache.strategy.handle({ event, request, params: paramsOf(cacheKey) })
    : hashed.handle({ event, request });
}

/** Pages and other precached files: from the cache where the network does not answer in time, or with an error. */
async function askFirst(event: Fetching, path: string): Promise<Response> {
  const { request } = event;
  // Each time, as a worker that starts again has forgotten it.
  if (path === POLICY.url) precache.addToCacheList([POLICY]);
  const cached = await precache.matchPrecache(path);
  try {
    const answer = await new NetworkOnly(cached ? TIMEOUT : {}).handle({ request, event });
    // Firefox: navigation preload does not fail without a network, it answers with an error.
    if (answer.type === 'error') throw new Error(path);
    if (answer.ok && request.mode === 'navigate') event.waitUntil(repair(event).catch(() => {}));
    return cached && answer.status >= 500 ? cached : answer;
  } catch (error) {
    if (cached) return cached;
    if (request.mode !== 'navigate') throw error;
    return new Response(OFFLINE_PAGE, { headers: { 'Content-Type': 'text/html' } });
  }
}

/**
 * Fetches what the cache lacks of the build, past the browser's own cache, which may hold a portal's answers. The
 * policy has just come: the server only says that it is the newest.
 */
async function repair(event: Lifecycle): Promise<void> {
  for (const [url, cacheKey] of precache.getURLsToCacheKeys()) {
    const params = paramsOf(cacheKey);
    const cache = url.endsWith(POLICY.url) ? 'no-cache' : 'reload';
    const request = new Request(url, { integrity: params.integrity, cache });
    await Promise.all(precache.strategy.handleAll({ event, request, params }));
  }
}

/** Caches the whole build, or nothing of it: nobody can use half a build. */
async function install(event: Lifecycle): Promise<void> {
  try {
    await precache.install(event).catch(() => repair(event));
  } catch (error) {
    await caches.delete(CURRENT);
    throw error;
  }
  await self.skipWaiting();
}

/** Keeps this build and the one before it, whose pages may still be open. */
async function dropOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(BUILDS) && name !== CURRENT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  // When the caches themselves fail, the network answers, as without a worker.
  const answer = answerTo(event)?.catch(() => fetch(event.request));
  if (answer) event.respondWith(answer);
});
self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
  const request = new Request(NOTICES, { cache: 'no-cache' });
  event.waitUntil(notices.handle({ event, request }).catch(() => {}));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds());
  event.waitUntil(self.clients.claim());
  // Asks the server for a page while the worker still starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
