import { execFile } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { DEMONSTRATION } from '../src/pharmacy/content.ts';
import { pharmacyFolder } from '../src/pharmacy/load.ts';

/** The demonstration's site. */
export const DEMONSTRATION_SITE = '.cache/demonstration/dist';

/** Another pharmacy, whose names are full of characters that break careless code. */
export const SECOND_PHARMACY = 'tests/second-pharmacy';
export const SECOND_SITE = '.cache/second-pharmacy/dist';

/** Two more pharmacies; the tests tagged @any also run on them. */
export const EXAMPLES = ['exemplos/serra', 'exemplos/litoral'];
/** Where the site of such a pharmacy is built. */
export const exampleSite = (pharmacy: string) => `.cache/${basename(pharmacy)}/dist`;

/** The demonstration with two notices in place, of which the counts speak (tests/dist/counts.ts). */
export const NOTICED_SITE = '.cache/noticed/dist';

/** The day that these builds take for today, 21 November 2026, because the pages list the coming holidays. */
export const SOURCE_DATE_EPOCH = '1795219200';

/**
 * Builds the site of the pharmacy in a folder.
 * @throws with what the build printed, when it failed
 */
export async function buildSite(pharmacy: string, outDir: string): Promise<void> {
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir];
  // A test runner sets NODE_ENV to test, and with that React's development version would be built.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    FARMACIA: pharmacy,
    ASTRO_TELEMETRY_DISABLED: '1',
    SOURCE_DATE_EPOCH,
  };
  await promisify(execFile)(process.execPath, build, { env });
}

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

const notice = (id: string, tipo: string, texto: string) => ({ id, tipo, texto, de: '2020-01-01', ate: '2099-12-31' });
const NOTICES = [
  notice('ferias', 'normal', 'De 3 a 14 de agosto, a farmácia fecha à hora do almoço, das 13h às 14h30.'),
  notice('servico', 'urgente', 'Esta semana estamos de serviço toda a noite: toque à campainha, ou ligue antes.'),
];

/** Builds the demonstration with two notices. */
export async function buildNoticed(): Promise<void> {
  await buildCopy(DEMONSTRATION, dirname(NOTICED_SITE), (copy) =>
    writeFileSync(`${copy}/public/avisos.json`, JSON.stringify(NOTICES)),
  );
}

/** The demonstration's site: what `npm run build` built, where no other pharmacy is. */
async function buildDemonstration(): Promise<void> {
  if (pharmacyFolder() !== DEMONSTRATION) return buildSite(DEMONSTRATION, DEMONSTRATION_SITE);
  cpSync('dist', DEMONSTRATION_SITE, { recursive: true });
}

/**
 * `node tests/build-sites.ts`, after `npm run build`: the sites that the tests of built files compare, and that the
 * browsers visit.
 */
if (import.meta.main) {
  rmSync(DEMONSTRATION_SITE, { recursive: true, force: true });
  // One build keeps little more than one core busy: two at a time.
  await Promise.all([buildSite(SECOND_PHARMACY, SECOND_SITE), buildDemonstration().then(buildNoticed)]);
  await Promise.all(EXAMPLES.map((pharmacy) => buildSite(pharmacy, exampleSite(pharmacy))));
}
