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

/** The demonstration with two notices in place, whose bytes are counted (tests/dist/counts.ts). */
export const NOTICED_SITE = '.cache/noticed/dist';

/** The day that these builds take for today, 21 November 2026, because the pages list the coming holidays. */
export const SOURCE_DATE_EPOCH = '1795219200';

/** A build's environment. With the NODE_ENV of a test runner React's development version would be built. */
const environmentOf = (pharmacy: string) => ({
  NODE_ENV: 'production',
  FARMACIA: pharmacy,
  ASTRO_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH,
});

/**
 * Builds the site of the pharmacy in a folder.
 * @throws with what the build printed, when it failed
 */
export async function buildSite(pharmacy: string, outDir: string): Promise<void> {
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir];
  await promisify(execFile)(process.execPath, build, { env: { ...process.env, ...environmentOf(pharmacy) } });
}

/** Builds sites in this process: each but the first takes a third less time than in a process of its own. */
async function buildInTurn(sites: Record<string, string>): Promise<void> {
  for (const [pharmacy, outDir] of Object.entries(sites)) {
    Object.assign(process.env, environmentOf(pharmacy));
    const { build } = await import('astro');
    await build({ outDir, logLevel: 'warn' });
  }
}

function copyPharmacy(pharmacy: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of ['content', 'public']) cpSync(`${pharmacy}/${folder}`, `${copy}/${folder}`, { recursive: true });
}

/**
 * Builds a pharmacy's site from a copy of its folder, which may be changed first.
 * @param pharmacy the folder that holds `content/` and `public/`
 * @param copy where the copy goes; the site is built to `dist/` in it
 * @returns the built site's folder
 * @throws with the build's output, when it failed
 */
export async function buildCopy(pharmacy: string, copy: string, change: (copy: string) => void): Promise<string> {
  copyPharmacy(pharmacy, copy);
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

const NOTICED = dirname(NOTICED_SITE);

function copyNoticed(): void {
  copyPharmacy(DEMONSTRATION, NOTICED);
  writeFileSync(`${NOTICED}/public/avisos.json`, JSON.stringify(NOTICES));
}

/** Builds the demonstration with two notices. */
export async function buildNoticed(): Promise<void> {
  copyNoticed();
  await buildSite(NOTICED, NOTICED_SITE);
}

/**
 * `node tests/build-sites.ts`, after `npm run build`: the sites that the tests of built files compare, and that the
 * browsers visit.
 */
if (import.meta.main) {
  rmSync(DEMONSTRATION_SITE, { recursive: true, force: true });
  // Unless an owner's pharmacy is here, `npm run build` built the demonstration.
  const isBuilt = pharmacyFolder() === DEMONSTRATION;
  if (isBuilt) cpSync('dist', DEMONSTRATION_SITE, { recursive: true });
  copyNoticed();
  await buildInTurn({
    ...(!isBuilt && { [DEMONSTRATION]: DEMONSTRATION_SITE }),
    [SECOND_PHARMACY]: SECOND_SITE,
    [NOTICED]: NOTICED_SITE,
    ...Object.fromEntries(EXAMPLES.map((pharmacy) => [pharmacy, exampleSite(pharmacy)])),
  });
}
