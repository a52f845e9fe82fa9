/**
 * Serves the built site as in production, by the same rules as nginx and Caddy: what `npm start` runs after the build.
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
import { CACHE_OTHERWISE, cacheControl, HEADERS, MEDIA_TYPES, NOTICES_FILE } from './rules.ts';

const folder = process.env.DIST ?? 'dist';
const port = Number(process.env.PORT ?? 4321);

const NOT_FOUND = { br: read('404.html.br'), gzip: read('404.html.gz'), identity: read('404.html') };

const options: Options = {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    response.setHeader('Content-Type', MEDIA_TYPES[extname(path).slice(1)] ?? MEDIA_TYPES.html ?? '');
    // A page is never asked for in parts, and its first flight has no room for words that say nothing.
    if (extname(path) !== '') response.setHeader('Accept-Ranges', 'bytes');
  },
};
const files = sirv(folder, options);
/** For the file that may change while the server runs: looked at anew each time. */
const changingFiles = sirv(folder, { ...options, dev: true });

function read(name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch {
    console.error(`There is no ${join(folder, name)}: run \`npm run build\` first.`);
    process.exit(1);
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, {
    'Content-Type': MEDIA_TYPES.html,
    'Content-Length': NOT_FOUND[encoding].length,
    'Cache-Control': CACHE_OTHERWISE,
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : NOT_FOUND[encoding]);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  // HTTP/1.1 keeps connections unless told otherwise.
  response.removeHeader('Connection');
  // Without HSTS: this server speaks no TLS.
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(request, response, 405);
    return;
  }
  const address = readAddress(request.url ?? '');
  if (address.kind === 'redirect') response.writeHead(301, { Location: address.to }).end();
  else if (address.kind === 'missing') refuse(request, response, 404);
  else sendFile(request, response, address.path);
}

function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
  // sirv reads only this form of a range rightly; a server may answer any other with the whole file (RFC 9110, 14.2).
  if (!/^bytes=\d+-$|^bytes=\d+-[1-9]\d*$/.test(request.headers.range ?? '')) delete request.headers.range;
  // Here and not in setHeaders, which sirv does not call for a 304.
  response.setHeader('Cache-Control', cacheControl(path));
  const handle = path === NOTICES_FILE ? changingFiles : files;
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
