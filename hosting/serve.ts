/**
 * Serves the built site as in production, by the same rules as nginx.conf and Caddyfile; `npm start` runs it after the
 * build. A build may replace the site meanwhile (scripts/build.ts): each request reads its file whole.
 *
 *   PORT  4321 when not set
 *   HOST  every address of the machine when not set, so that http://localhost works over IPv4 and IPv6
 *   DIST  the built site's folder, dist when not set
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { headersAt, readHeaderRules, TYPES } from './host-files.ts';

const folder = process.env.DIST ?? 'dist';
const port = Number(process.env.PORT ?? 4321);

/** Names of encodings and the endings of files in them; the smallest first. */
const ENCODINGS = { br: '.br', gzip: '.gz', '': '' };

/**
 * No address of the site contains a percent sign, a backslash, a space, a control or non-ASCII character, an empty
 * segment or a dot segment. Refusing these gives each file one address and prevents open redirects such as
 * `//evil.example` (browsers read `/\` as `//` and drop tabs). Tested on the whole target, up to the query.
 */
const ODD = /^[^?]*(\/\/|[\\%]|[^!-~]|\/\.\.?([/?]|$))/;

/** Files that no address names: the configuration of hosts, compressed copies, the error page. */
const NEVER_SERVED = /^\/_headers$|^\/_redirects$|^\/404(?:\.html)?$|\.(?:br|gz)$/;

/** Dotfiles and dot folders, except what is in `/.well-known/`. */
const HIDDEN = /(?!^\/\.well-known\/[^.])\/\./;

/** Endings that a redirect removes: `/index`, `.html` and a slash. Group 1 is the path without it; the query stays. */
const SUFFIXES = [/^(\/)index(?:\.html)?(?=\?|$)/, /^(\/[^?]*?)(?:\/index)?\.html(?=\?|$)/, /^(\/[^?]+?)\/(?=\?|$)/];

type Headers = Record<string, string>;

interface Answer {
  status: number;
  headers: Headers;
  body?: Buffer;
}

function readBuilt(name: string): Buffer | null {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return null;
  }
}

/** The first of these files that is there, in the smallest encoding that the visitor takes. */
function findFile(names: string[], request: IncomingMessage): { headers: Headers; body: Buffer } | null {
  const accepted = (request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const encodings = Object.entries(ENCODINGS).filter(([encoding]) => encoding === '' || accepted.includes(encoding));
  for (const name of names) {
    const type = TYPES[extname(name)];
    for (const [encoding, ending] of encodings) {
      const body = readBuilt(name + ending);
      const headers = { ...(type && { 'Content-Type': type }), ...(encoding && { 'Content-Encoding': encoding }) };
      if (body) return { headers, body };
    }
  }
  return null;
}

/** The headers of that path, without HSTS: this server speaks no TLS. */
function headersOf(path: string): Headers {
  const rules = readHeaderRules(String(readBuilt('_headers') ?? ''));
  const { 'Strict-Transport-Security': _, ...headers } = headersAt(rules, path);
  return { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...headers };
}

/** Our own page with that status. */
function refuse(request: IncomingMessage, status: number, headers: Headers): Answer {
  const page = findFile(['/404.html'], request);
  return { status, headers: { ...headers, ...page?.headers }, ...(page && { body: page.body }) };
}

/** The file, or no body where the browser has it already: `If-None-Match` is its tag (RFC 9110, 13.1.2). */
function taggedAnswer(request: IncomingMessage, headers: Headers, body: Buffer): Answer {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isKnown = request.headers['if-none-match']?.replace(/^W\//, '') === tag;
  return { status: isKnown ? 304 : 200, headers: { ...headers, ETag: tag }, ...(!isKnown && { body }) };
}

/** The page that a line of `_redirects` has another name for. */
const pageNamed = (path: string) =>
  new RegExp(`^${RegExp.escape(path)} (\\S+) 301$`, 'm').exec(String(readBuilt('_redirects') ?? ''))?.[1];

/**
 * Reads the target (`/path?query`, exactly as it came) by the rules of nginx-site.conf and Caddyfile; of the names that
 * people type it knows those of `_redirects`, as hosts do.
 */
function answer(request: IncomingMessage): Answer {
  const common = headersOf('/');
  if (!['GET', 'HEAD'].includes(request.method ?? '')) return refuse(request, 405, { ...common, Allow: 'GET, HEAD' });
  const target = request.url ?? '';
  const [path = ''] = target.split('?', 1);
  const page = pageNamed(path);
  if (page) return { status: 301, headers: { ...common, Location: page + target.slice(path.length) } };
  if (!path.startsWith('/') || ODD.test(target) || NEVER_SERVED.test(path) || HIDDEN.test(path))
    return refuse(request, 404, common);
  const suffix = SUFFIXES.find((pattern) => pattern.test(target));
  if (suffix) return { status: 301, headers: { ...common, Location: target.replace(suffix, '$1') } };
  const file = findFile(path === '/' ? ['/index.html'] : [path, `${path}.html`], request);
  if (!file) return refuse(request, 404, common);
  return taggedAnswer(request, { ...file.headers, ...headersOf(path) }, file.body);
}

if (!existsSync(join(folder, 'index.html'))) {
  console.error(`Não há ${join(folder, 'index.html')}: corra primeiro npm run build.`);
  process.exit(1);
}
if (!(port >= 0 && port < 65_536)) {
  console.error(`PORT=${process.env.PORT} não é uma porta: escolha um número entre 1024 e 65535, como PORT=4321.`);
  process.exit(1);
}
const server = createServer((request, response) => {
  const { status, headers, body } = answer(request);
  response.writeHead(status, { ...headers, ...(body && { 'Content-Length': body.length }) });
  response.end(request.method === 'HEAD' ? undefined : body);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const reasons: Record<string, string> = {
    EADDRINUSE: `A porta ${port} já está ocupada: pare o outro programa, ou escolha outra porta, como PORT=${port + 1}.`,
    EACCES: `A porta ${port} é só do administrador do computador: escolha outra, como PORT=4321.`,
  };
  console.error(reasons[error.code ?? ''] ?? error.message);
  process.exit(1);
});
server.listen(port, process.env.HOST, () => console.log(`O site está em http://localhost:${port} (Ctrl+C para parar)`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
