import { cpSync, rmSync } from 'node:fs';
import { buildSite } from './build-sites.ts';

/**
 * Builds a pharmacy's site from a copy of its folder, which may be changed first.
 * @param pharmacy the folder that holds `content/` and `public/`
 * @param copy where the copy goes; the site is built to `dist/` in it
 * @returns the built site's folder
 * @throws with the build's output, when it failed
 */
export async function buildCopy(pharmacy: string, copy: string, change: (copy: string) => void): Promise<string> {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of ['content', 'public']) cpSync(`${pharmacy}/${folder}`, `${copy}/${folder}`, { recursive: true });
  change(copy);
  const dist = `${copy}/dist`;
  await buildSite(copy, dist);
  return dist;
}
