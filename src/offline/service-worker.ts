/**
 * The service worker answers from the network or, without a network, with the home page of the last build that this
 * browser has seen. Each build has its own cache, filled whole or not at all, so that a page gets only its own scripts.
 */
import { newestOf } from './newest-of.ts';
import type { Fetching, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** These constants are filled in by build/service-worker.ts. The files that are kept, each with its integrity. */
declare const INTEGRITY: Readonly<Record<string, string>>;
/** The path of the privacy policy, which is kept only once somebody has opened it: no first visit pays for it. */
declare const POLICY: string;
declare const NOTICES: string;
declare const BUILD: string;
declare const OFFLINE_PAGE: string;

const BUILDS = 'pages-';
const CURRENT = BUILDS + BUILD;
const AT_INSTALL = Object.keys(INTEGRITY).filter((path) => path !== POLICY);

/** Whether an answer may be kept. HTML may not: a captive portal or a filter answers every address with its page. */
const isKeepable = ({ status, headers }: Response) => status === 200 && !/html/.test(headers.get('Content-Type') ?? '');

/** The answer to what a page asks for; undefined where the browser does as without a worker. */
function answerTo(event: Fetching): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname === NOTICES) return answerNotices(request);
  // A query means Astro's second try at a file that failed: only the network can answer that.
  if (pathname.startsWith('/_astro/') && !search) return answerHashed(event, pathname);
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname);
  return isPage || pathname in INTEGRITY ? answerPage(event, pathname) : undefined;
}

async function answerNotices(request: Request): Promise<Response> {
  const cache = await caches.open('notices');
  const asked = fetch(request).then(async (answer) => {
    if (isKeepable(answer)) await cache.put(request, answer.clone());
    return answer;
  });
  return newestOf(asked, await cache.match(request));
}

/** A file with a hash in its name: from the cache first, be it that of an earlier build whose page is still open. */
async function answerHashed(event: Fetching, path: string): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CURRENT);
  const kept = (await cache.match(request)) ?? (await caches.match(request));
  if (kept) return kept;
  const answer = await fetch(request);
  // A file with an integrity is kept by `keep`, which checks it.
  if (isKeepable(answer) && !(path in INTEGRITY)) event.waitUntil(cache.put(request, answer.clone()));
  return answer;
}

/** Pages and the icon: the kept ones where the network is late, or answers with an error. */
async function answerPage(event: Fetching, path: string): Promise<Response> {
  const isPage = event.request.mode === 'navigate';
  const kept = await (await caches.open(CURRENT)).match(path);
  const ask = async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // Firefox: navigation preload does not fail without a network, it answers with an error.
    if (answer.type === 'error') throw new Error(path);
    const paths = path === POLICY ? [...AT_INSTALL, POLICY] : AT_INSTALL;
    if (answer.ok && isPage) event.waitUntil(keep(paths, 'reload').catch(() => {}));
    return answer;
  };
  return newestOf(ask(), kept).catch((error) => {
    if (!isPage) throw error;
    return new Response(OFFLINE_PAGE, { headers: { 'Content-Type': 'text/html' } });
  });
}

/** Fetches what the cache lacks of the build, and keeps each file only as it was built. */
async function keep(paths: readonly string[], mode: RequestCache): Promise<void> {
  const cache = await caches.open(CURRENT);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    // The browser has just loaded the policy: the server need only confirm that it is the newest.
    const request = { integrity: INTEGRITY[path] ?? '', cache: path === POLICY ? 'no-cache' : mode };
    const answer = await fetch(path, request);
    if (!answer.ok) throw new Error(path);
    // A browser opens no page from a redirected answer; a copy does not count as redirected.
    await cache.put(path, answer.redirected ? new Response(answer.body, answer) : answer);
  }
}

/** Caches the whole build, or nothing of it: nobody can use half a build. */
async function install(): Promise<void> {
  try {
    // The browser's own cache may hold a captive portal's answers: then `reload` passes it by.
    await keep(AT_INSTALL, 'default').catch(() => keep(AT_INSTALL, 'reload'));
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
  event.waitUntil(install());
  event.waitUntil(answerNotices(new Request(NOTICES, { cache: 'no-cache' })).catch(() => {}));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds());
  event.waitUntil(self.clients.claim());
  // Asks the server for a page while the worker still starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
