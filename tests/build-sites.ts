import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { DEMONSTRATION } from '../src/pharmacy/content.ts';
import { pharmacyFolder } from '../src/pharmacy/load.ts';

/** Two more pharmacies; the tests tagged @any also run on them. */
export const EXAMPLES = ['exemplos/serra', 'exemplos/litoral'];
/** Another pharmacy, whose names are full of characters that break careless code. */
export const SECOND_PHARMACY = 'tests/second-pharmacy';

/** Where the site of one of these pharmacies is built, or the demonstration's. */
export const exampleSite = (pharmacy: string) => `.cache/${basename(pharmacy)}/dist`;
export const DEMONSTRATION_SITE = exampleSite(DEMONSTRATION);
export const SECOND_SITE = exampleSite(SECOND_PHARMACY);

/** The day that these builds take for today, 21 November 2026, because the pages list the coming holidays. */
export const SOURCE_DATE_EPOCH = '1795219200';

/** A build's environment. With the NODE_ENV of a test runner React's development version would be built. */
const environmentOf = (pharmacy: string) => ({
  NODE_ENV: 'production',
  FARMACIA: pharmacy,
  ASTRO_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH,
  // As for a host, without compressed copies, where no test asks for their size.
  NETLIFY: [DEMONSTRATION, ...EXAMPLES].includes(pharmacy) ? '' : 'true',
});

/**
 * Builds the site of the pharmacy in a folder; returns where.
 * @throws with what the build printed, when it failed
 */
export async function buildSite(pharmacy: string): Promise<string> {
  const site = exampleSite(pharmacy);
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', site];
  await promisify(execFile)(process.execPath, build, { env: { ...process.env, ...environmentOf(pharmacy) } });
  return site;
}

/** Builds the demonstration's site from a copy of its folder, in `.cache/`, that is changed first; returns where. */
export function buildCopy(copy: string, change: () => void): Promise<string> {
  rmSync(copy, { recursive: true, force: true });
  for (const part of ['content', 'public']) cpSync(`${DEMONSTRATION}/${part}`, `${copy}/${part}`, { recursive: true });
  change();
  return buildSite(copy);
}

/** `node tests/build-sites.ts`, after `npm run build`: the other sites that tests read and visit. */
if (import.meta.main) {
  rmSync(DEMONSTRATION_SITE, { recursive: true, force: true });
  // Unless an owner's pharmacy is here, `npm run build` built the demonstration.
  const isBuilt = pharmacyFolder() === DEMONSTRATION;
  if (isBuilt) cpSync('dist', DEMONSTRATION_SITE, { recursive: true });
  // In this process each but the first takes a third less time than in one of its own.
  for (const pharmacy of [...(isBuilt ? [] : [DEMONSTRATION]), SECOND_PHARMACY, ...EXAMPLES]) {
    Object.assign(process.env, environmentOf(pharmacy));
    const { build } = await import('astro');
    await build({ outDir: exampleSite(pharmacy), logLevel: 'warn' });
  }
}
