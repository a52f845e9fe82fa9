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

/** Registers the service worker once the page is idle: only later visits need it. The development server has none. */
export function registerOffline(): void {
  if (import.meta.env.PROD) addEventListener('load', () => whenIdle(() => registerWorker('/sw.js', 'offline')));
}

/** Registers a worker. @param policyName of Trusted Types, as the content security policy of its page names it */
export async function registerWorker(worker: string, policyName: string, scope?: string): Promise<void> {
  try {
    const policy = window.trustedTypes?.createPolicy(policyName, { createScriptURL: String });
    await navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker, scope ? { scope } : {});
  } catch {
    // No workers, insecure origin, private window, a server without the file: the page works without it.
  }
}
