/** The worker of `/editar` alone: without a network, or on a slow one, it opens as at the last visit. */
import { newestOf } from '../src/offline/newest-of.ts';
import type { WorkerScope } from '../src/offline/worker-scope.ts';

declare const self: WorkerScope;
/** Written in by build/editor-page.ts. */
declare const FILES: string[];
declare const BUILD: string;

const CACHES = 'editar-';
const CURRENT = CACHES + BUILD;

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

const answer = async (request: Request) =>
  newestOf(fetch(request), await caches.match(request, { ignoreSearch: true }));

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
self.addEventListener('fetch', (event) => {
  if (FILES.includes(new URL(event.request.url).pathname)) event.respondWith(answer(event.request));
});
