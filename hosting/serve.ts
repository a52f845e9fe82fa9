/**
 * Serves the built site as in production, by the same rules as nginx.conf and Caddyfile; `npm start` runs it after the build.
 * A build may replace the site meanwhile: each request reads its file whole.
 *
 *   PORT  4321 when not set
 *   HOST  every address of the machine when not set, so that http://localhost works over IPv4 and IPv6
 *   DIST  the built site's folder, dist when not set
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { readAddress } from './addresses.ts';
import { headersAt, readHeaderRules, readRedirects } from './host-files.ts';

const folder = process.env.DIST ?? 'dist';
const port = Number(process.env.PORT ?? 4321);

const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  '.html': HTML,
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
/** Names of encodings and the endings of files in them; the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['', ''],
] as const;

interface File {
  name: string;
  encoding: string;
  body: Buffer;
}

function readBuilt(name: string): Buffer | null {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return null;
  }
}

/** The items of a header that holds a list. */
const itemsOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((item) => item.trim());

/** The encodings that the visitor takes: `br;q=0` refuses one (RFC 9110, 12.4.2). */
function acceptedEncodings(request: IncomingMessage): string[] {
  const items = itemsOf(request.headers['accept-encoding']).map((item) => item.toLowerCase());
  return items.filter((item) => !/;\s*q=0(\.0*)?$/.test(item)).map((item) => item.replace(/\s*;.*$/, ''));
}

/** Whether the visitor has this very file already: by its tag, a list with it, or `*` (RFC 9110, 13.1.2). */
function isKnown(tag: string, request: IncomingMessage): boolean {
  const known = itemsOf(request.headers['if-none-match']).map((item) => item.replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

/** The first of these files that is there, in the smallest encoding that the visitor takes. */
function findFile(names: string[], request: IncomingMessage): File | null {
  const accepted = [...acceptedEncodings(request), ''];
  const encodings = ENCODINGS.filter(([encoding]) => accepted.includes(encoding));
  for (const name of names) {
    for (const [encoding, ending] of encodings) {
      const body = readBuilt(name + ending);
      if (body) return { name, encoding, body };
    }
  }
  return null;
}

/** The headers of that path, without HSTS: this server speaks no TLS. */
function headersOf(path: string): Record<string, string> {
  const rules = readHeaderRules(String(readBuilt('_headers') ?? ''));
  const { 'Strict-Transport-Security': _, ...headers } = headersAt(rules, path);
  return { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...headers };
}

/** Ends an answer, without a body for a HEAD request. */
function end(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function writeType(response: ServerResponse, { name, encoding }: File): void {
  const type = TYPES[extname(name)];
  if (type && !response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
}

function send(request: IncomingMessage, response: ServerResponse, file: File): void {
  const { body } = file;
  writeType(response, file);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', tag);
  if (isKnown(tag, request)) response.writeHead(304).end();
  else end(request, response, 200, body);
}

/** Answers with our own page and that status; while a build writes the pages, the home page last, with a line of text. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  const page = readBuilt('index.html') && findFile(['/404.html'], request);
  if (page) {
    writeType(response, page);
    end(request, response, status, page.body);
    return;
  }
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Retry-After', '10');
  end(request, response, 503, Buffer.from('O site está a ser construído. Tente daqui a uns segundos.\n'));
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  // Node adds `keep-alive`, which HTTP/1.1 does by default.
  response.removeHeader('Connection');
  const address = readAddress(request.url ?? '', readRedirects(String(readBuilt('_redirects') ?? '')));
  const path = address.kind === 'file' ? address.path : null;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = isRead && path ? findFile(path === '/' ? ['/index.html'] : [path, `${path}.html`], request) : null;
  response.setHeaders(new Map(Object.entries(headersOf(file && path ? path : '/'))));
  if (!isRead) {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(request, response, 405);
  } else if (address.kind === 'redirect') response.writeHead(301, { Location: address.to }).end();
  else if (file) send(request, response, file);
  else refuse(request, response, 404);
}

if (!existsSync(join(folder, 'index.html'))) {
  console.error(`Não há ${join(folder, 'index.html')}: corra primeiro npm run build.`);
  process.exit(1);
}
if (!(port >= 0 && port < 65_536)) {
  console.error(`PORT=${process.env.PORT} não é uma porta: escolha um número entre 1024 e 65535, como PORT=4321.`);
  process.exit(1);
}
const server = createServer(answer);
server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'));
server.on('error', (error: NodeJS.ErrnoException) => {
  const reasons: Record<string, string> = {
    EADDRINUSE: `A porta ${port} já está ocupada: pare o outro programa, ou escolha outra porta, como PORT=${port + 1}.`,
    EACCES: `A porta ${port} é só do administrador do computador: escolha outra, como PORT=4321.`,
  };
  console.error(reasons[error.code ?? ''] ?? error.message);
  process.exit(1);
});
server.listen(port, process.env.HOST, () => console.log(`O site está em http://localhost:${port} (Ctrl+C para parar)`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
