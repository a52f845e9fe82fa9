import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { buildSync } from 'esbuild';
import { build } from 'vite';
import { compressFolder } from '../build/compress.ts';
import { type Content, loadContent, pharmacyFolder } from '../src/content/load.ts';
import { virtualModules } from '../src/content/virtual.ts';
import { buildCopy } from '../tests/build-copy.ts';
import { startSite } from '../tests/site.ts';
import { handWrittenPage } from './hand-written/page.ts';

const STYLE = 'bench/hand-written/style.css';

/** The pages that are compared, by their names in the results: their addresses. */
export type Pages = Record<'site' | 'hand-written' | 'client-rendered', string>;

/**
 * Builds the three and serves them alike. The site is this pharmacy's, as one that is open to search engines: a demonstration
 * refuses them, and Lighthouse would say so. The other two are the same folder with another home page.
 * @param stops takes what ends the servers
 */
export async function startPages(browser: Browser, stops: (() => void)[]): Promise<Pages> {
  const copy = '.cache/bench/site';
  const site = await buildCopy(pharmacyFolder(), copy, () => {
    const file = `${copy}/content/farmacia.yaml`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^demonstracao: true/m, 'demonstracao: false'));
  });
  process.env['FARMACIA'] = copy;
  const content = loadContent();
  const handWritten = await withHomePage(site, 'hand-written', (folder) => writeHandWritten(folder, content));
  await assertSameText(browser, site, handWritten);
  const clientRendered = await withHomePage(site, 'client-rendered', (folder) => writeClientRendered(folder, content));
  const serve = async (folder: string) => {
    const { url, stop } = await startSite(folder);
    stops.push(stop);
    return `${url}/`;
  };
  return {
    site: await serve(site),
    'hand-written': await serve(handWritten),
    'client-rendered': await serve(clientRendered),
  };
}

/** The site's folder again, with a home page that `write` puts there. */
async function withHomePage(site: string, name: string, write: (folder: string) => unknown): Promise<string> {
  const folder = `.cache/bench/${name}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  await write(folder);
  await compressFolder(folder);
  return folder;
}

/** The font and the pharmacy's hue, as they stand in the built page. */
function fontAndHue(folder: string): string {
  const page = readFileSync(`${folder}/404.html`, 'utf8');
  return (page.match(/@font-face\s*\{[^}]*\}|:root\s*\{\s*--[^}]*\}/g) ?? []).join('');
}

function writeHandWritten(folder: string, content: Content): void {
  const options = { bundle: true, minify: true, target: ['chrome123', 'firefox120', 'safari17.5'] };
  const own = buildSync({ ...options, write: false, entryPoints: [STYLE] }).outputFiles[0]?.text.trim();
  const drawings = globSync('_astro/drawings*.svg', { cwd: folder })[0];
  writeFileSync(`${folder}/index.html`, handWrittenPage(content, `${own}${fontAndHue(folder)}`, `/${drawings}`));
}

/** Vite as it comes; the styles in a file. */
async function writeClientRendered(folder: string, { privacidade, formulario, ...content }: Content): Promise<void> {
  await build({
    root: 'bench/client-rendered',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { CONTENT: JSON.stringify(content) },
    plugins: [virtualModules()],
    build: { outDir: `../../${folder}`, assetsDir: '_astro', emptyOutDir: false },
  });
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  writeFileSync(`${folder}/index.html`, page.replace('</head>', `<style>${fontAndHue(folder)}</style></head>`));
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
