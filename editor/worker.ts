/** The worker of `/editar` alone: without a network, or on a slow one, it opens as at the last visit. */
import type { WorkerScope } from '../src/offline/worker-scope.ts';

declare const self: WorkerScope;
/** Written in by build/editor-page.ts. */
declare const FILES: string[];
declare const BUILD: string;

const CACHES = 'editar-';
const CURRENT = CACHES + BUILD;
/** How long the network may take for what is kept here, in milliseconds. */
const TIMEOUT = 4000;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function dropOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CURRENT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Answers from the network or, where that fails or is slow, from the cache. */
async function answer(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true });
  const asked = fetch(request);
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, TIMEOUT, kept));
  return Promise.race([asked.then((sent) => (sent.ok ? sent : kept)), late]).catch(() => kept);
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
self.addEventListener('fetch', (event) => {
  if (FILES.includes(new URL(event.request.url).pathname)) event.respondWith(answer(event.request));
});
