/**
 * The service worker: the pages from the network when there is one, otherwise as they were in the last build that was seen.
 * Each build has a cache of its own, filled whole or not at all, so its pages only ever meet its own scripts.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

/** The part of a worker's global scope that is used here: one TypeScript project cannot hold the types of pages and of workers. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
}

interface Lifecycle extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked {
  request: Request;
  url: URL;
  event: Event;
}

declare const self: WorkerScope;
/** Written in by build/service-worker.ts. */
declare const PRECACHED: PrecacheEntry[];
declare const NOT_FOUND: string;
declare const NOTICES: string;
declare const BUILD: string;

const BUILDS = 'pages-';
const CURRENT = BUILDS + BUILD;
/** A page that is here already does not wait longer for the network: with one bar, people still want the telephone number. */
const PATIENCE = { networkTimeoutSeconds: 4 };

const precache = new PrecacheController({
  cacheName: CURRENT,
  // The not-found page comes with its status, and keeps it.
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        response.ok || (response.status === 404 && new URL(request.url).pathname === NOT_FOUND) ? response : null,
    },
  ],
});
precache.addToCacheList(PRECACHED);

const hurried = new NetworkOnly(PATIENCE);
const patient = new NetworkOnly();
const notices = new NetworkFirst({ ...PATIENCE, cacheName: 'notices' });
const hashed = new CacheFirst({
  cacheName: CURRENT,
  // A page of the build before may still be open and ask for a part that no server has any more.
  plugins: [
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request) },
  ],
});

/** The network's answer; what is kept when there is none, when it is too slow, or when the server is the one in trouble. */
async function freshOrKept({ request, url, event }: Asked): Promise<Response> {
  const kept = await precache.matchPrecache(url.pathname);
  try {
    const answer = await (kept ? hurried : patient).handle({ request, event });
    // Firefox: navigation preload does not fail without a network, it answers with an error.
    if (answer.type === 'error') throw new Error(url.href);
    return kept && answer.status >= 500 ? kept : answer;
  } catch (error) {
    // Every page is kept, so any other address is none of ours.
    const missing = kept ?? (request.mode === 'navigate' && (await precache.matchPrecache(NOT_FOUND)));
    if (!missing) throw error;
    return missing;
  }
}

const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && !/\.\w+$/.test(url.pathname);
const isKept = ({ url }: { url: URL }) => precache.getCacheKeyForURL(url.pathname) !== undefined;

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'), hashed);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === NOTICES, notices);
registerRoute((asked) => asked.sameOrigin && (isPage(asked) || isKept(asked)), freshOrKept);
// When the caches themselves fail, it is as if there were no worker.
setCatchHandler(({ request }) => fetch(request));

/** Takes the whole build, or nothing of it: half a build is not one to fall back on. */
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
  const asked = { event, request: new Request(NOTICES, { cache: 'no-cache' }) };
  event.waitUntil(notices.handle(asked).catch(() => {}));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds());
  event.waitUntil(self.clients.claim());
  // Asks the server for a page while the worker still starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
