export interface Lifecycle extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lifecycle {
  request: Request;
  /** What navigation preload asked for; of other requests and browsers nothing. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The used part of a worker's global scope: one TypeScript project cannot hold the types of pages and of workers. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
}
