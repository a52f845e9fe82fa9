import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeWorker } from './build-worker.ts';

/** Writes the service worker once the pages are final; stands between hosting's integrations. */
export function offline(): AstroIntegration {
  return {
    name: 'farmacia:offline',
    hooks: {
      'astro:build:done': async ({ dir }) => void (await writeWorker(fileURLToPath(dir))),
    },
  };
}
