import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served dist/, without a slash at the end. */
    site: string;
  }
}

/** Vitest's global set-up for the projects that need the built site: `inject('site')` gives its origin. */
export async function setup(project: TestProject): Promise<() => void> {
  const site = await startSite(project.config.env?.['DIST']);
  project.provide('site', site.url);
  return site.stop;
}
