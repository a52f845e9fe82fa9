import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { buildSync } from 'esbuild';
import { compressFolder } from '../build/compress.ts';
import { loadPharmacy, pharmacyFolder } from '../src/pharmacy/load.ts';
import type { Pharmacy } from '../src/pharmacy/pharmacy.ts';
import { buildCopy } from '../tests/build-sites.ts';
import { startSite } from '../tests/site.ts';
import { handWrittenPage } from './hand-written/page.ts';

const STYLE = 'bench/hand-written/style.css';

/** The pages that are compared, by their names in the results: their addresses. */
export type Pages = Record<string, string> & { site: string };

/**
 * Builds both and serves them alike. The site is this pharmacy's, as one that is open to search engines: a demonstration
 * refuses them, and Lighthouse would say so. The other is the same folder with another home page.
 * @param before the folder of an older edition's built site, to compare with
 * @param stops takes what ends the servers
 */
export async function startPages(browser: Browser, before: string | undefined, stops: (() => void)[]): Promise<Pages> {
  const copy = '.cache/bench/site';
  const site = await buildCopy(pharmacyFolder(), copy, () => {
    const file = `${copy}/content/farmacia.yaml`;
    const text = readFileSync(file, 'utf8').replace(/^demonstracao: true/m, 'demonstracao: false');
    // Only a demonstration may stand in an invented council.
    writeFileSync(file, text.replace(/^concelho: Vila Exemplo.*/m, 'concelho: Abrantes'));
  });
  process.env['FARMACIA'] = copy;
  const handWritten = await writeHandWritten(site, loadPharmacy());
  await assertSameText(browser, site, handWritten);
  const serve = async (folder: string) => {
    const { url, stop } = await startSite(folder);
    stops.push(stop);
    return `${url}/`;
  };
  return {
    site: await serve(site),
    ...(before !== undefined && { before: await serve(before) }),
    'hand-written': await serve(handWritten),
  };
}

/** The font and the pharmacy's hue, as they stand in the built page. */
function fontAndHue(folder: string): string {
  const page = readFileSync(`${folder}/404.html`, 'utf8');
  return (page.match(/@font-face\s*\{[^}]*\}|:root\s*\{\s*--[^}]*\}/g) ?? []).join('');
}

/** The site's folder again, with the hand-written home page in it. */
async function writeHandWritten(site: string, content: Pharmacy): Promise<string> {
  const folder = '.cache/bench/hand-written';
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  const options = { bundle: true, minify: true, target: ['chrome123', 'firefox120', 'safari17.5'] };
  const own = buildSync({ ...options, write: false, entryPoints: [STYLE] }).outputFiles[0]?.text.trim();
  const drawings = globSync('_astro/drawings*.svg', { cwd: folder })[0];
  writeFileSync(`${folder}/index.html`, handWrittenPage(content, `${own}${fontAndHue(folder)}`, `/${drawings}`));
  await compressFolder(folder);
  return folder;
}

/** @throws when the hand-written page has less than 97 % of the text that the site shows without JavaScript */
async function assertSameText(browser: Browser, site: string, handWritten: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const letters = async (folder: string) => {
    await page.goto(pathToFileURL(`${folder}/index.html`).href, { waitUntil: 'domcontentloaded' });
    return (await page.locator('body').innerText()).replaceAll(/\s/g, '').length;
  };
  const share = (await letters(handWritten)) / (await letters(site));
  await page.close();
  if (share < 0.97) throw new Error(`The hand-written page has ${Math.round(share * 100)} % of the site's text.`);
}
