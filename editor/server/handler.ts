import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused } from '../refused.ts';
import { calls, type Site } from './api.ts';
import { checkToken, isOwn, readJson, readUpload } from './guard.ts';
import { EDITOR_PATH, HEADERS, type PageFile } from './page.ts';
import { keepPhotograph, photographToShow } from './photographs.ts';

const API = `${EDITOR_PATH}/api/`;
const PHOTOGRAPH = `${EDITOR_PATH}/fotografia/`;

/** Answers requests for the editor, refuses those from elsewhere, and leaves the others to the site. */
export function editorHandler(site: Site, pages: ReadonlyMap<string, PageFile>, port: number) {
  const known = calls(site);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!isOwn(request, port)) {
      answer(response, 403, 'Este endereço só serve para o editor neste computador.');
      return;
    }
    const { pathname } = URL.parse(request.url ?? '/', 'http://localhost') ?? {};
    if (pathname === undefined) {
      // Such as `//`: any page on the web can have a browser ask for it.
      answer(response, 400, 'Não é um endereço.');
      return;
    }
    const page = pages.get(pathname.replace(/\/$/, ''));
    if (pathname.startsWith(API)) void call(request, response, known, pathname.slice(API.length));
    else if (pathname.startsWith(PHOTOGRAPH)) showPhotograph(response, pathname.slice(PHOTOGRAPH.length));
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
    const result = run ? await run(await readJson(request)) : await keepPhotograph(await readUpload(request));
    const body = JSON.stringify(result);
    response
      // Closed, so that the server can make room for the site when this answer is through (start.ts).
      .writeHead(200, { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' })
      .end(body);
  } catch (error) {
    if (error instanceof Refused) return answer(response, error.status, error.message);
    console.error(error);
    answer(response, 500, 'O editor falhou. O que escreveu continua na página.');
  }
}

function showPhotograph(response: ServerResponse, name: string): void {
  const photograph = photographToShow(name);
  if (photograph === null) answer(response, 404, 'Não existe.');
  else response.writeHead(200, { ...HEADERS, 'Content-Type': photograph.type }).end(photograph.content);
}

function answer(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    .end(text);
}
