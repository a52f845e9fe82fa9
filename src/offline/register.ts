import { whenIdle } from '../browser/when-idle.ts';

declare global {
  interface Window {
    /** Absent where the browser has no Trusted Types. Only the used part is declared. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(input: string): string };
    };
  }
}

const WORKER = '/sw.js';

/**
 * Registers the service worker, which keeps the pages for when there is no network: once the page has loaded and is idle,
 * because only later visits need it. Where there are no workers, or this one fails, nothing happens.
 */
export function registerOffline(): void {
  // The development server has no worker.
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') whenIdle(register);
  else addEventListener('load', () => whenIdle(register));
}

async function register(): Promise<void> {
  try {
    // The policy's name stands in the content security policy (astro.config.ts).
    const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: String });
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    // Insecure origin, private window, a server without the file: the page works without it.
  }
}
