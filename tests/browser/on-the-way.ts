import type { OnTheWay } from './deployments.ts';

/** What a captive portal answers to every address until somebody has agreed: its own page, with success, for an hour of cache where it is careless. */
export function portal(cacheControl = 'no-store'): OnTheWay {
  const body = Buffer.from('<!doctype html><html lang="pt"><title>Wi-Fi</title><p>Aceite as condições.');
  return () => ({ status: 200, headers: { 'content-type': 'text/html', 'cache-control': cacheControl }, body });
}
