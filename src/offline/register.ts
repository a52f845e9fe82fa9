import { whenIdle } from '../browser/when-idle.ts';

interface ScriptUrls {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** The used part of Trusted Types, where the browser has them. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls };
  }
}

const WORKER = '/sw.js';

/** Registers the service worker once the page is idle: only later visits need it. The development server has none. */
export function registerOffline(): void {
  if (import.meta.env.PROD) addEventListener('load', () => whenIdle(registerWorker));
}

async function registerWorker(): Promise<void> {
  try {
    // The policy's name stands in the content security policy (astro.config.ts).
    const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: String });
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    // No workers, insecure origin, private window, a server without the file: the page works without it.
  }
}
