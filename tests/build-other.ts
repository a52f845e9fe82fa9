import type { TestProject } from 'vitest/node';
import { buildSite } from './build-sites.ts';
import { startSite } from './site.ts';

/** Vitest's global set-up for another pharmacy: builds and serves the site that the project's environment names. */
export async function setup(project: TestProject): Promise<() => void> {
  const { FARMACIA = '', DIST = '' } = project.config.env;
  await buildSite(FARMACIA, DIST);
  const site = await startSite(DIST);
  project.provide('site', site.url);
  return site.stop;
}
