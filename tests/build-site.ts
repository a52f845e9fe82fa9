import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Builds the site of the pharmacy in a folder.
 * @throws with what the build printed, when it failed
 */
export function buildSite(pharmacy: string, outDir: string): void {
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir];
  // A test runner sets NODE_ENV to test, and with that React's development version would be built.
  const env = { ...process.env, NODE_ENV: 'production', FARMACIA: pharmacy, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, build, { env, encoding: 'utf8' });
  if (status !== 0 || !existsSync(`${outDir}/index.html`)) throw new Error(`${stdout}\n${stderr}`);
}
