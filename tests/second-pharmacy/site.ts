import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where the second pharmacy's content and public files lie. */
export const SECOND_PHARMACY = 'tests/second-pharmacy';

/** Where its built site lies: `DIST` for hosting/serve.ts. Written by tests/dist/second-pharmacy.test.ts, before the browser tests. */
export const SECOND_SITE = '.cache/second-pharmacy/dist';

/**
 * Builds the second pharmacy's site.
 * @throws with what the build said, when it failed
 */
export function buildSecondPharmacy(): void {
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', SECOND_SITE];
  // A test runner sets NODE_ENV to test, and with that React's development version would be built.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    FARMACIA: SECOND_PHARMACY,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, build, { env, encoding: 'utf8' });
  if (status !== 0 || !existsSync(`${SECOND_SITE}/index.html`)) throw new Error(`${stdout}\n${stderr}`);
}
