import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDITOR_PATH } from '../bundle.ts';
import { Refused } from '../core/refused.ts';
import { calls } from './api.ts';
import { checkFolder, isOwn, readJson } from './guard.ts';
import { type Answer, HEADERS } from './page.ts';
import { photographToShow } from './photographs.ts';

const API = `${EDITOR_PATH}/api/`;
const PHOTOGRAPH = `${EDITOR_PATH}/fotografia/`;

/** Answers requests for the editor, refuses those from elsewhere, and leaves the others to the site. */
export function editorHandler(pages: ReadonlyMap<string, Answer>, port: number, onChange: () => void) {
  const known: Readonly<Record<string, (request: Record<string, unknown>) => unknown>> = calls(port, onChange);
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
    const page = pages.get(pathname.replace(/\/$/, ''));
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
