import { basename, extname, resolve } from 'node:path';
import { pharmacyFolder, readContent } from '../../src/pharmacy/load.ts';
import { bundlePage } from '../bundle.ts';
import { token } from './guard.ts';

/** The editor's path on the site's own address. */
export const EDITOR_PATH = '/editar';

/** The page may load its own files and frame the site, nothing else; nobody may frame the editor. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

/** The page; it names the pharmacy and its folder, for an editor that finds this port taken (main.ts). */
const html = () => `<!doctype html>
<html lang="pt-PT">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="editar" content="${token}">
    <meta name="pasta" content="${escapeHtml(resolve(pharmacyFolder()))}">
    <meta name="de" content="${escapeHtml(whose())}">
    <title>Editar o site</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${EDITOR_PATH}/main.css">
    <script type="module" src="${EDITOR_PATH}/main.js"></script>
  </head>
  <body><div id="editor"></div></body>
</html>
`;

function whose(): string {
  const { nome = '' } = (readContent().sources.get('farmacia')?.data ?? {}) as { nome?: unknown };
  return `${nome}, na pasta ${resolve(pharmacyFolder())}`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The content of an answer. */
export interface Answer {
  type: string;
  body: string | Uint8Array;
}

/** The editor's page and all that it loads, by address: bundled at start, so that Vite never reloads what is being typed. */
export async function pageFiles(): Promise<Map<string, Answer>> {
  const { outputFiles } = await bundlePage('editor/page/main.tsx', 'editar');
  const files = outputFiles.map(({ path, contents: body }): [string, Answer] => [
    `${EDITOR_PATH}/${basename(path)}`,
    { type: TYPES[extname(path)] ?? 'application/octet-stream', body },
  ]);
  return new Map([[EDITOR_PATH, { type: 'text/html; charset=utf-8', body: html() }], ...files]);
}
