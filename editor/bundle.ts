import { readFileSync } from 'node:fs';
import { type BuildResult, build } from 'esbuild';
import { BUILD_TARGETS } from '../build/supported-browsers.ts';
import { CONTENT_FILES, DEMONSTRATION } from '../src/pharmacy/content.ts';

/**
 * A page of the editor around its files.
 * @param head the tags before its title
 * @param data the attributes of the place where it renders
 */
export const pageHtml = (head: readonly string[], data: Readonly<Record<string, string>> = {}) => `<!doctype html>
<html lang="pt-PT">
  <head>
    <meta charset="utf-8">
    ${head.join('\n    ')}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Editar o site</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${EDITOR_PATH}/main.css">
    <script type="module" src="${EDITOR_PATH}/main.js"></script>
  </head>
  <body><div id="editor"${Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')}></div></body>
</html>
`;

/** The editor's path on the site's own address. */
export const EDITOR_PATH = '/editar';

/** @param kind `http-equiv` for a policy that no header carries */
export const metaTag = (name: string, content: string, kind = 'name') =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * Bundles a page of the editor into files of that folder's names, in memory, with the demonstration's texts in its
 * code.
 */
export function bundlePage(entry: string, outdir: string): Promise<BuildResult<{ write: false; metafile: true }>> {
  const paths = Object.values(CONTENT_FILES).map(({ file }) => `${DEMONSTRATION}/${file}`);
  const originals = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  return build({
    entryPoints: { main: entry },
    outdir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: BUILD_TARGETS,
    define: { 'process.env.NODE_ENV': '"production"', ORIGINALS: JSON.stringify(originals) },
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'error',
  });
}
