import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { TYPES } from '../../hosting/host-files.ts';
import { readContent } from '../../src/pharmacy/load.ts';
import { bundlePage, EDITOR_PATH, pageHtml, policyOf } from '../bundle.ts';
import { houseOf } from '../core/house.ts';
import { Refused } from '../core/refused.ts';
import { calls } from './api.ts';
import { photographToShow } from './files.ts';
import { checkFolder, editedFolder, isOwn, readJson } from './guard.ts';

const API = `${EDITOR_PATH}/api/`;
const PHOTOGRAPH = `${EDITOR_PATH}/fotografia/`;

/** The page may frame the site; nobody may frame the editor. */
const POLICY = policyOf("img-src 'self' data:", "connect-src 'self'", "frame-src 'self'", "frame-ancestors 'none'");

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

export interface Answer {
  type: string;
  body: string | Uint8Array;
}

/** Answers requests for the editor, refuses those from elsewhere, and leaves the others to the site. */
export function editorHandler(pages: Promise<ReadonlyMap<string, Answer>>, port: number, onChange: () => void) {
  const known: Readonly<Record<string, (request: Record<string, unknown>) => unknown>> = calls(onChange);
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    try {
      const answer = await answerTo(request);
      if (answer === null) next();
      else send(response, 200, answer);
    } catch (error) {
      const isRefused = error instanceof Refused;
      if (!isRefused) console.error(error);
      const body = isRefused ? error.message : 'O editor falhou. O que escreveu continua na página.';
      send(response, isRefused ? error.status : 500, { type: 'text/plain; charset=utf-8', body });
    }
  };

  async function answerTo(request: IncomingMessage): Promise<Answer | null> {
    if (!isOwn(request, port)) throw new Refused(403, 'Este endereço só serve para o editor neste computador.');
    // `//` is no address: any page on the web can have a browser ask for it.
    const { pathname = '' } = URL.parse(request.url ?? '', 'http://localhost') ?? {};
    if (pathname.startsWith(API)) return call(request, pathname.slice(API.length));
    if (pathname.startsWith(PHOTOGRAPH)) return photographToShow(pathname.slice(PHOTOGRAPH.length));
    const page = (await pages).get(pathname.replace(/\/$/, ''));
    if (page === undefined && pathname.startsWith(`${EDITOR_PATH}/`)) throw new Refused(404, 'Não existe.');
    return page ?? null;
  }

  async function call(request: IncomingMessage, name: string): Promise<Answer> {
    checkFolder(request);
    if (request.method !== 'POST') throw new Refused(405, 'Só POST.');
    const answerCall = Object.hasOwn(known, name) ? known[name] : undefined;
    if (answerCall === undefined) throw new Refused(404, 'Não existe.');
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(await answerCall(await readJson(request))) };
  }
}

function send(response: ServerResponse, status: number, { type, body }: Answer): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(body);
}

/** The editor's page and its files, bundled at start: Vite never reloads what is being typed. */
export async function pageFiles(): Promise<Map<string, Answer>> {
  const { hue } = houseOf(readContent().sources.get('farmacia')?.data);
  const { files: bundled } = await bundlePage(hue);
  const files = bundled.map(({ name, contents: body }): [string, Answer] => [
    `${EDITOR_PATH}/${name}`,
    { type: TYPES[extname(name)] ?? 'application/octet-stream', body },
  ]);
  const body = pageHtml([], { folder: editedFolder() });
  return new Map([[EDITOR_PATH, { type: 'text/html; charset=utf-8', body }], ...files]);
}
