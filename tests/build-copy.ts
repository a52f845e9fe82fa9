import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';

/**
 * Builds a pharmacy's site from a copy of its folder, which may be changed first.
 * @param pharmacy the folder that holds `content/` and `public/`
 * @param copy where the copy goes; the site is built to `dist/` in it
 * @returns the built site's folder
 * @throws with the build's output, when it failed
 */
export function buildCopy(pharmacy: string, copy: string, change: (copy: string) => void): string {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of ['content', 'public']) cpSync(`${pharmacy}/${folder}`, `${copy}/${folder}`, { recursive: true });
  change(copy);
  const dist = `${copy}/dist`;
  // A test runner sets NODE_ENV to test, and with that React's development version would be built.
  const env = { ...process.env, NODE_ENV: 'production', FARMACIA: copy, ASTRO_TELEMETRY_DISABLED: '1' };
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist];
  const { status, stdout, stderr } = spawnSync(process.execPath, build, { env, encoding: 'utf8' });
  if (status !== 0 || !existsSync(`${dist}/index.html`)) throw new Error(`${stdout}\n${stderr}`);
  return dist;
}
