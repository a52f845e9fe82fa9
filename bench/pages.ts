import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { buildSync } from 'esbuild';
import { compressFolder } from '../build/compress.ts';
import { DEMONSTRATION } from '../src/pharmacy/content.ts';
import { buildCopy } from '../tests/build-sites.ts';
import { startSite } from '../tests/site.ts';

/** The pages that are compared, by their names in the results: their addresses. */
export type Pages = Record<string, string> & { site: string };

/** The yardstick of all processors: a page written by hand, 6 kB, no script, no typeface. */
export const PLAIN = 'plain';
/** The same without a script, with our text, typeface and looks. */
export const HAND_WRITTEN = 'hand-written';

/**
 * Builds the site and serves all alike. The site is the demonstration's, as one that is open to search engines: a demonstration
 * refuses them, and Lighthouse would say so. The hand-written one is the same folder with another home page.
 * @param others folders of other built sites by their names: an older edition, a template
 * @param stops takes what ends the servers
 */
export async function startPages(
  browser: Browser,
  others: Record<string, string>,
  stops: (() => void)[],
): Promise<Pages> {
  const copy = '.cache/bench/site';
  const site = await buildCopy(DEMONSTRATION, copy, () => {
    const file = `${copy}/content/farmacia.yaml`;
    const text = readFileSync(file, 'utf8').replace(/^demonstracao: true/m, 'demonstracao: false');
    // Only a demonstration may stand in an invented council.
    writeFileSync(file, text.replace(/^concelho: Vila Exemplo.*/m, 'concelho: Abrantes'));
  });
  const handWritten = await writeHandWritten(site);
  await assertSameText(browser, site, handWritten);
  const serve = async (folder: string) => {
    const { url, stop } = await startSite(folder);
    stops.push(stop);
    return `${url}/`;
  };
  const plain = '.cache/bench/plain';
  rmSync(plain, { recursive: true, force: true });
  cpSync('bench/plain', plain, { recursive: true });
  await compressFolder(plain);
  const folders = { [PLAIN]: plain, [HAND_WRITTEN]: handWritten, ...others };
  const pages: Pages = { site: await serve(site) };
  for (const [name, folder] of Object.entries(folders)) pages[name] = await serve(folder);
  return pages;
}

/** The site's folder again, with the hand-written home page in it: its style inlined, with the site's font, hue and drawings. */
async function writeHandWritten(site: string): Promise<string> {
  const folder = '.cache/bench/hand-written';
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  const entryPoints = ['bench/hand-written/style.css'];
  const options = { bundle: true, minify: true, target: ['chrome123', 'firefox120', 'safari17.5'] };
  const own = buildSync({ ...options, write: false, entryPoints }).outputFiles[0]?.text.trim();
  const builtPage = readFileSync(`${folder}/404.html`, 'utf8');
  const fontAndHue = (builtPage.match(/@font-face\s*\{[^}]*\}|:root\s*\{\s*--[^}]*\}/g) ?? []).join('');
  const page = readFileSync('bench/hand-written/index.html', 'utf8')
    .replace('<link rel="stylesheet" href="style.css">', () => `<style>${own}${fontAndHue}</style>`)
    .replaceAll('/drawings.svg', `/${globSync('_astro/drawings*.svg', { cwd: folder })[0]}`);
  writeFileSync(`${folder}/index.html`, page);
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
  if (share < 0.97)
    throw new Error(
      `bench/hand-written/index.html has ${Math.round(share * 100)} % of the site's text: add what is new.`,
    );
}
