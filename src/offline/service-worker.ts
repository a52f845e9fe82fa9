/**
 * The service worker answers from the network; without one, with the home page of the last build that this browser has seen. Each
 * build has a cache of its own, filled whole or not at all, so that its page only ever gets its own scripts.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

interface Lifecycle extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The used part of a worker's global scope: one TypeScript project cannot hold the types of pages and of workers. */
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};
/** Written in by build/service-worker.ts. */
declare const PRECACHED: PrecacheEntry[];
declare const NOTICES: string;
declare const BUILD: string;

const BUILDS = 'pages-';
const CURRENT = BUILDS + BUILD;
/** How long the network may take for a page that is cached: with one bar of signal, people still want the telephone number. */
const TIMEOUT = { networkTimeoutSeconds: 4 };

const precache = new PrecacheController({ cacheName: CURRENT });
precache.addToCacheList(PRECACHED);

const notices = new NetworkFirst({ ...TIMEOUT, cacheName: 'notices' });
const hashed = new CacheFirst({
  cacheName: CURRENT,
  // A page of the build before may still be open and ask for a part that no server has any more.
  plugins: [
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request) },
  ],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'), hashed);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === NOTICES, notices);
// Pages and what is cached: from the network; from the cache when there is no answer, a late one or a server's error.
registerRoute(
  ({ request, url, sameOrigin }) => {
    const isPage = request.mode === 'navigate' && !/\.\w+$/.test(url.pathname);
    return sameOrigin && (isPage || precache.getCacheKeyForURL(url.pathname));
  },
  async ({ request, url, event }) => {
    const cached = await precache.matchPrecache(url.pathname);
    try {
      const answer = await new NetworkOnly(cached ? TIMEOUT : {}).handle({ request, event });
      // Firefox: navigation preload does not fail without a network, it answers with an error.
      if (answer.type === 'error') throw new Error(url.href);
      return cached && answer.status >= 500 ? cached : answer;
    } catch (error) {
      if (!cached) throw error;
      return cached;
    }
  },
);
// When the caches themselves fail, the network answers, as without a worker.
setCatchHandler(({ request }) => fetch(request));

/** Caches the whole build, or nothing of it: nobody can use half a build. */
async function install(event: Lifecycle): Promise<void> {
  try {
    await precache.install(event);
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
