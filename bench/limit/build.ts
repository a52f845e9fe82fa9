import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { loadContent } from '../../src/content/load.ts';
import { finishFolder, freshFolder } from '../folders.ts';
import { limitPage } from './page.ts';

/** What the site's stylesheets share with it: colours, sizes, the font. What is drawn with them is its own. */
const SHARED_STYLES = ['reset', 'tokens', 'base', 'layout'].map((name) => `src/styles/${name}.css`);
const FONT = '.cache/font/font.css';

/**
 * Writes the hand-written page from the site's content.
 * @returns the folder to serve
 */
export async function buildLimit(): Promise<string> {
  const content = loadContent();
  const folder = freshFolder('limit');
  copyFileSync('.cache/font/atkinson.woff2', `${folder}/atkinson.woff2`);
  copyFileSync('.cache/art/drawings.svg', `${folder}/drawings.svg`);
  writeFileSync(`${folder}/index.html`, limitPage(content, styles(content.farmacia.matiz)));
  await finishFolder(folder, content.farmacia.site, { offline: false });
  return folder;
}

function styles(hue: number): string {
  const own = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  const shared = [...SHARED_STYLES, FONT].map((file) => readFileSync(file, 'utf8'));
  const css = ['@layer reset, tokens, base, layout;', ...shared, `:root{--hue:${hue}}`, own].join('\n');
  const target = ['chrome123', 'firefox120', 'safari17.5'];
  return transformSync(css.replace('./atkinson', '/atkinson'), { loader: 'css', minify: true, target }).code.trim();
}
