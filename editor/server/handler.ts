import type { IncomingMessage, ServerResponse } from 'node:http';
import { calls, type Site } from './api.ts';
import { checkToken, isOwn, Refused, readJson, readUpload } from './guard.ts';
import { EDITOR_PATH, HEADERS, type PageFile } from './page.ts';
import { keepPhotograph } from './photographs.ts';

const API = `${EDITOR_PATH}/api/`;

/** Answers requests for the editor, refuses those from elsewhere, and leaves the others to the site. */
export function editorHandler(site: Site, pages: ReadonlyMap<string, PageFile>, port: number) {
  const known = calls(site);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!isOwn(request, port)) {
      answer(response, 403, 'Este endereço só serve para o editor neste computador.');
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(pathname.replace(/\/$/, ''));
    if (pathname.startsWith(API)) void call(request, response, known, pathname.slice(API.length));
    else if (page) response.writeHead(200, { ...HEADERS, 'Content-Type': page.type }).end(page.body);
    else if (pathname.startsWith(`${EDITOR_PATH}/`)) answer(response, 404, 'Não existe.');
    else next();
  };
}

async function call(
  request: IncomingMessage,
  response: ServerResponse,
  known: ReturnType<typeof calls>,
  name: string,
): Promise<void> {
  try {
    checkToken(request);
    if (request.method !== 'POST') throw new Refused(405, 'Só POST.');
    const run = Object.hasOwn(known, name) ? known[name] : undefined;
    if (run === undefined && name !== 'fotografia') throw new Refused(404, 'Não existe.');
    const result = run ? await run(await readJson(request)) : keepPhotograph(await readUpload(request));
    response
      // Closed, so that the server can make room for the site when this answer is through (start.ts).
      .writeHead(200, { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' })
      .end(JSON.stringify(result));
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    const status = error instanceof Refused ? error.status : 500;
    answer(
      response,
      status,
      error instanceof Refused ? error.message : 'O editor falhou. O que escreveu continua na página.',
    );
  }
}

function answer(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    .end(text);
}
