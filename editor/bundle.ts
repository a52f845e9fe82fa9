import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { BUILD_TARGETS, CSS_TARGETS } from '../build/supported-browsers.ts';
import { houseTokens } from '../src/art/palette.ts';
import { CONTENT_FILES, DEMONSTRATION } from '../src/pharmacy/content.ts';

/** A page of the editor. @param head the tags before its title @param data attributes of where it renders */
export const pageHtml = (head: readonly string[], data: Readonly<Record<string, string>>) => `<!doctype html>
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

/** The page may load its own files, and what else is named. */
export const policyOf = (...others: string[]) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; ${others.join('; ')}`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Bundles the editor's page with the demonstration's texts. @param hue that it has where no oklch() is known */
export async function bundlePage(hue: number) {
  const paths = Object.values(CONTENT_FILES).map(({ file }) => `${DEMONSTRATION}/${file}`);
  const originals = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const { outputFiles, metafile } = await build({
    entryPoints: ['editor/page/main.tsx'],
    outdir: 'editar',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: BUILD_TARGETS,
    define: {
      'process.env.NODE_ENV': '"production"',
      ORIGINALS: JSON.stringify(originals),
    },
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'error',
    plugins: [tokensInHue(hue)],
  });
  const files = outputFiles.map(({ path, contents }) => ({
    name: basename(path),
    contents: path.endsWith('.css') ? lowerStyles(contents) : contents,
  }));
  return { files, metafile };
}

/** The tokens twice: as colours that every browser knows, and as they are where the page may choose another hue. */
const tokensInHue = (hue: number): Plugin => ({
  name: 'tokens-in-hue',
  setup({ onLoad }) {
    onLoad({ filter: /\/tokens\.css$/ }, ({ path }) => {
      // It stands within the layer: around it, Lightning CSS would move it behind the editor's own rules there.
      const asTheyAre = readFileSync(path, 'utf8').replace('@layer tokens {', '$& @supports (color: oklch(0 0 0)) {');
      return { contents: `${houseTokens(hue)} ${asTheyAre} }`, loader: 'css' };
    });
  },
});

/** esbuild leaves light-dark() as it is. */
const lowerStyles = (code: Uint8Array) =>
  transform({ filename: 'main.css', code, targets: CSS_TARGETS, minify: true }).code;
