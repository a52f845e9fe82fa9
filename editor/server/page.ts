import { extname } from 'node:path';
import { readContent } from '../../src/pharmacy/load.ts';
import { bundlePage, EDITOR_PATH, metaTag, pageHtml } from '../bundle.ts';
import { editedFolder } from './guard.ts';

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

/**
 * The editor's page and all that it loads, by address: bundled at start, so that Vite never reloads what is being
 * typed.
 */
export async function pageFiles(): Promise<Map<string, Answer>> {
  // As it is written: not yet judged.
  const { matiz } = Object(readContent().sources.get('farmacia')?.data) as { matiz?: unknown };
  const { files: bundled } = await bundlePage('editor/page/main.tsx', Number(matiz) || 0);
  const files = bundled.map(({ name, contents: body }): [string, Answer] => [
    `${EDITOR_PATH}/${name}`,
    { type: TYPES[extname(name)] ?? 'application/octet-stream', body },
  ]);
  return new Map([
    [EDITOR_PATH, { type: 'text/html; charset=utf-8', body: pageHtml([metaTag('pasta', editedFolder())]) }],
    ...files,
  ]);
}
