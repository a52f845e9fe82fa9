/**
 * Serves the built site as in production, by the same rules as nginx.conf and Caddyfile: what `npm start` runs after the build.
 *
 *   PORT  4321 when not set
 *   HOST  every address of the machine when not set, so that http://localhost works over IPv4 and IPv6
 *   DIST  the built site's folder, dist when not set
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv, { type Options } from 'sirv';
import { readAddress } from './addresses.ts';
import { headersAt, readHeaderRules, readRedirects } from './host-files.ts';

const folder = process.env.DIST ?? 'dist';
const port = Number(process.env.PORT ?? 4321);

/** Asked again each time, save where `_headers` says otherwise. */
const CACHE_OTHERWISE = 'no-cache';
/** The one file that may change while the server runs. */
const CHANGING = '/avisos.json';
const HTML = 'text/html; charset=utf-8';
/** Types that sirv writes without saying that they are UTF-8. */
const TYPES: Record<string, string> = {
  '': HTML,
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ico': 'image/x-icon',
};

const HEADERS = readHeaderRules(read('_headers').toString());
const ALIASES = readRedirects(read('_redirects').toString());
const NOT_FOUND = { br: read('404.html.br'), gzip: read('404.html.gz'), identity: read('404.html') };

const options: Options = {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    const type = TYPES[extname(path)];
    if (type && !response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    // A page is never asked for in parts.
    if (extname(path) !== '') response.setHeader('Accept-Ranges', 'bytes');
  },
};
const files = sirv(folder, options);
const changingFiles = sirv(folder, { ...options, dev: true });

function read(name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch {
    console.error(`There is no ${join(folder, name)}: run \`npm run build\` first.`);
    process.exit(1);
  }
}

/** Writes the headers of that path, without HSTS: this server speaks no TLS. */
function writeHeaders(response: ServerResponse, path: string): void {
  const { 'Strict-Transport-Security': _, ...headers } = headersAt(HEADERS, path);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, {
    'Content-Type': HTML,
    'Content-Length': NOT_FOUND[encoding].length,
    'Cache-Control': CACHE_OTHERWISE,
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : NOT_FOUND[encoding]);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  // HTTP/1.1 keeps connections unless told otherwise.
  response.removeHeader('Connection');
  const address = readAddress(request.url ?? '', ALIASES);
  writeHeaders(response, address.kind === 'file' ? address.path : '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(request, response, 405);
  } else if (address.kind === 'redirect') response.writeHead(301, { Location: address.to }).end();
  else if (address.kind === 'missing') refuse(request, response, 404);
  else sendFile(request, response, address.path);
}

function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
  // sirv reads only this kind of range rightly; a server may answer any other with the whole file (RFC 9110, 14.2).
  if (!/^bytes=\d+-$|^bytes=\d+-[1-9]\d*$/.test(request.headers.range ?? '')) delete request.headers.range;
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', CACHE_OTHERWISE);
  const handle = path === CHANGING ? changingFiles : files;
  handle(request, response, () => refuse(request, response, 404));
}

const server = createServer(answer);
server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'));
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `A porta ${port} já está ocupada: tente PORT=${port + 1} npm start` : error.message;
  console.error(reason);
  process.exit(1);
});
server.listen(port, process.env.HOST, () => console.log(`O site está em http://localhost:${port} (Ctrl+C para parar)`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
