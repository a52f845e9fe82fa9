import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort, untilItAnswers } from '../site.ts';
import { brotliModule, findProgram } from './programs.ts';

/** The address of a server, on loopback. */
export interface Address {
  name: string;
  /** Its origin, without a slash at the end. */
  origin: string;
  tls: boolean;
}

/** A server's answer, undecoded. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request with the path exactly as given: no normalising of dots, slashes or percent signs. */
export async function fetchFrom(
  { origin, tls }: Address,
  path: string,
  { method = 'GET', ...headers }: { method?: string; [header: string]: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const where = { hostname, port, servername: 'localhost', rejectUnauthorized: false, agent: false };
  const request = (tls ? tlsRequest : plainRequest)({ ...where, path, method, headers }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error(`${origin} does not answer.`);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** The `cache-control` of a file that a browser revalidates each time; hosts write it longer. */
export const revalidated = (isHost: boolean | undefined): string =>
  isHost ? 'public, max-age=0, must-revalidate' : 'no-cache';

/** A real server with a copy of the built site. */
export interface Served extends Address {
  /** The copy it serves, which a test may change. */
  root: string;
  /** Set for somebody else's host, which compresses and redirects in its own way: what holds on all is tested. */
  isHost?: true;
  stop(): Promise<void>;
}

/** nginx over TLS, and its two origins without TLS: the one that redirects to it, and the container's. */
export interface ServedByNginx extends Served {
  plainOrigin: string;
  containerOrigin: string;
}

/** The built site. */
export const DIST = resolve(process.env.DIST ?? 'dist');
/** The names in hosting/'s configs, which whoever uses them replaces. */
const BARE_DOMAIN = 'farmaciaexemplar.example';
const DOMAIN = `www.${BARE_DOMAIN}`;
const FOLDER = '/srv/farmacia/atual';
/** Stands for the name without www in a Host header: the servers over TLS redirect it. */
export const BARE_HOST = 'bare.localhost';

/** A temporary folder with a copy of dist/ in `site/`, and some files that nobody must ever see. */
export function prepareFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `farmacia-${name}-`));
  cpSync(DIST, join(folder, 'site'), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(folder, 'site/.git'));
  mkdirSync(join(folder, 'tmp'));
  for (const secret of ['.env', '.git/config', '_astro/.secret.js'])
    writeFileSync(join(folder, 'site', secret), 'secret');
  return folder;
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const what = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  // An openssl that was unpacked and not installed finds no settings of its own.
  const settings = '-config /dev/null -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
  const options = [...what.split(' '), ...settings.split(' '), '-out', certificate, '-keyout', key];
  execFileSync(findProgram('openssl') ?? 'openssl', ['req', ...options], { stdio: 'pipe' });
  return { certificate, key };
}

/**
 * A config of hosting/ with each text replaced, in one pass: no replacement sees what another put in. Of two texts that
 * begin at the same place the longer one counts.
 * @throws when a text is no longer there: a config that changed is not tested by halves
 */
function adapt(file: string, replacements: Record<string, string>): string {
  const texts = Object.keys(replacements).sort((a, b) => b.length - a.length);
  const unseen = new Set(texts);
  const filledIn = readFileSync(join('hosting', file), 'utf8').replace(
    new RegExp(texts.map((text) => RegExp.escape(text)).join('|'), 'g'),
    (text) => {
      unseen.delete(text);
      return replacements[text] ?? text;
    },
  );
  if (unseen.size > 0) throw new Error(`${file} no longer has ${JSON.stringify([...unseen])}.`);
  return filledIn;
}

/** Starts a server on a prepared folder, and waits for its first answer. `stop` ends it and deletes the folder. */
export async function startIn<Where extends Address>(
  folder: string,
  address: Where,
  [program = '', ...args]: string[],
  options: SpawnOptions = {},
): Promise<Where & Served> {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  server.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    if (server.exitCode === null && server.kill()) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(address.name, server, () => fetchFrom(address, '/'));
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${printed}`);
  }
  return { ...address, root: join(folder, 'site'), stop };
}

/** One nginx with the config of the container (nginx-container.conf), which includes that of the site over TLS. */
export async function startNginx(): Promise<ServedByNginx> {
  const folder = prepareFolder('nginx');
  const [port, plainPort, containerPort] = [await freePort(), await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder);
  const nginx = findProgram('nginx') ?? 'nginx';
  const site = adapt('nginx.conf', {
    [`https://${DOMAIN}`]: `https://localhost:${port}`,
    [`https://${BARE_DOMAIN}`]: `https://${BARE_HOST}:${port}`,
    [`server_name ${DOMAIN};`]: 'server_name localhost;',
    [`server_name ${BARE_DOMAIN};`]: `server_name ${BARE_HOST};`,
    // nginx reads these from the folder of its config (`-p`): a temporary folder's path may hold a space.
    [`/etc/letsencrypt/live/${DOMAIN}/fullchain.pem`]: basename(certificate),
    [`/etc/letsencrypt/live/${DOMAIN}/privkey.pem`]: basename(key),
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:443 ssl http2;': '',
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen [::]:80;': '',
    [FOLDER]: 'site',
  });
  const main = adapt('nginx-container.conf', {
    // Each worker keeps for a second what it knows of its files: of two, one could still answer with the version
    // before.
    'worker_processes auto;': 'worker_processes 1;',
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': `"${brotliModule(nginx)}"`,
    // As root its workers would be another user, to whom the temporary folder is closed.
    'events {}': `${process.getuid?.() === 0 ? 'user root;' : ''} events {}`,
    'access_log /dev/stdout': 'access_log off',
    ' /tmp/': ' tmp/',
    'include farmacia-maps.conf;': 'include farmacia-maps.conf; include farmacia.conf;',
    'listen 8080;': `listen 127.0.0.1:${containerPort};`,
    '/srv/farmacia/dist': 'site',
  });
  for (const part of ['maps', 'site']) cpSync(`hosting/nginx-${part}.conf`, join(folder, `farmacia-${part}.conf`));
  writeFileSync(join(folder, 'farmacia.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), main);
  const [plainOrigin, containerOrigin] = [`http://127.0.0.1:${plainPort}`, `http://127.0.0.1:${containerPort}`];
  const origin = `https://127.0.0.1:${port}`;
  const address = { name: 'nginx', origin, tls: true, plainOrigin, containerOrigin };
  const command = [nginx, '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  return startIn(folder, address, command);
}

/** Caddy with `hosting/Caddyfile`, and a certificate of ours in place of the one it would get. */
export async function startCaddy(): Promise<Served> {
  const folder = prepareFolder('caddy');
  const port = await freePort();
  const { certificate, key } = makeCertificate(folder);
  const conf = adapt('Caddyfile', {
    [`https://${DOMAIN} {`]: `https://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\ttls \`${certificate}\` \`${key}\``,
    [`https://${BARE_DOMAIN} {`]: `https://${BARE_HOST}:${port} {\n\tbind 127.0.0.1\n\ttls \`${certificate}\` \`${key}\``,
    [`https://${DOMAIN}`]: `https://127.0.0.1:${port}`,
    [FOLDER]: `\`${join(folder, 'site')}\``,
  });
  // `grace_period`: told to end, it would wait for a connection on which nobody asked anything, 5 s or more.
  // `skip_install_trust`: before it answers it would make its own certificates trusted by the machine, 40 s on a busy
  // one.
  const options = ['admin off', 'auto_https disable_redirects', 'grace_period 1s', 'skip_install_trust'];
  writeFileSync(join(folder, 'Caddyfile'), `{\n\t${options.join('\n\t')}\n}\n${conf}`);
  const [config, tmp] = [join(folder, 'Caddyfile'), join(folder, 'tmp')];
  const address = { name: 'Caddy', origin: `https://127.0.0.1:${port}`, tls: true };
  return startIn(folder, address, [findProgram('caddy') ?? 'caddy', 'run', '--config', config], {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: tmp, XDG_DATA_HOME: tmp },
  });
}

/** The server of `npm start`. */
export async function startOwn(): Promise<Served> {
  const folder = prepareFolder('own');
  const port = await freePort();
  const address = { name: 'npm start', origin: `http://127.0.0.1:${port}`, tls: false };
  return startIn(folder, address, [process.execPath, resolve('hosting/serve.ts')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DIST: join(folder, 'site') },
  });
}
