import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, untilItAnswers } from '../site.ts';
import { type Asked, ask } from './ask.ts';
import { brotliModule, findProgram, openToAll } from './programs.ts';

/** A real server with a copy of the built site. */
export interface Served extends Asked {
  /** The copy it serves, which a test may change. */
  root: string;
  /** Somebody else's host, which compresses, revalidates and redirects in its own way; what is promised all the same. */
  isHost?: true;
  stop(): Promise<void>;
}

/** A server over TLS, with the listener that redirects to it. */
export interface ServedOverTls extends Served {
  /** Path of its certificate. */
  certificate: string;
  plainOrigin: string;
}

/** As root, as in CI, the servers run as nobody: they must work for any user. */
export const NOBODY: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** The built site. */
export const DIST = resolve(process.env.DIST ?? 'dist');
/** What the configs in hosting/ name, and whoever uses them replaces. */
const BARE_DOMAIN = 'farmaciaexemplar.example';
const DOMAIN = `www.${BARE_DOMAIN}`;
const FOLDER = '/srv/farmacia/atual';
/** The name without www of the servers over TLS, in a Host header. */
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

function giveToNobody(folder: string): void {
  const { uid, gid } = NOBODY;
  if (uid === undefined || gid === undefined) return;
  for (const entry of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, entry), uid, gid);
  }
}

/** openssl's settings for the certificate: an openssl that was unpacked and not installed finds none of its own. */
const CERTIFICATE = `
[req]
prompt = no
distinguished_name = name
x509_extensions = extensions
[name]
CN = localhost
[extensions]
subjectAltName = DNS:localhost,IP:127.0.0.1`;

function makeCertificate(openssl: string, folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const settings = join(folder, 'openssl.cnf');
  writeFileSync(settings, CERTIFICATE);
  const what = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const files = ['-config', settings, '-out', certificate, '-keyout', key];
  execFileSync(openssl, ['req', ...what.split(' '), ...files], { stdio: 'pipe' });
  return { certificate, key };
}

/**
 * A config of hosting/ with each text replaced, in one pass: no replacement sees what another put in. Of two texts that begin
 * at the same place the longer one counts.
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

/** Waits for the first answer of a server that was started in a prepared folder, which goes when it is stopped. */
export async function whenReady<About extends Asked>(
  process: ChildProcess,
  about: About,
  folder: string,
): Promise<About & Served> {
  let printed = '';
  process.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const stop = async () => {
    const ended = new Promise((done) => process.once('exit', done));
    if (process.exitCode === null && process.kill()) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(about.name, process, () => ask(about, '/'));
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${printed}`);
  }
  return { ...about, root: join(folder, 'site'), stop };
}

/** nginx's own file around the made one, as Debian's /etc/nginx/nginx.conf is. */
const nginxMain = (folder: string, conf: string) => `
load_module ${openToAll(brotliModule() ?? '', folder)};
worker_processes 1; pid ${folder}/tmp/nginx.pid; error_log stderr error;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/tmp/1; proxy_temp_path ${folder}/tmp/2; fastcgi_temp_path ${folder}/tmp/3;
  uwsgi_temp_path ${folder}/tmp/4; scgi_temp_path ${folder}/tmp/5;
  include ${folder}/farmacia-maps.conf;
  ${conf}
}`;

/** Starts nginx on the given configuration. */
async function runNginx<About extends Asked>(about: About, folder: string, conf: string): Promise<About & Served> {
  const nginx = findProgram('nginx');
  if (nginx === null) throw new Error('There is no nginx.');
  cpSync('hosting/nginx-maps.conf', join(folder, 'farmacia-maps.conf'));
  cpSync('hosting/nginx-site.conf', join(folder, 'farmacia-site.conf'));
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const program = openToAll(nginx, folder);
  giveToNobody(folder);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  return whenReady(spawn(program, options, { ...NOBODY, stdio: ['ignore', 'ignore', 'pipe'] }), about, folder);
}

/** nginx with `hosting/nginx.conf`: over TLS, and the redirect to it. */
export async function startNginx(): Promise<ServedOverTls> {
  const folder = prepareFolder('nginx');
  const [port, plainPort] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(findProgram('openssl') ?? 'openssl', folder);
  const origin = `https://localhost:${port}`;
  const conf = adapt('nginx.conf', {
    [`https://${DOMAIN}`]: origin,
    [`server_name ${DOMAIN} ${BARE_DOMAIN};`]: `server_name localhost ${BARE_HOST};`,
    [`server_name ${DOMAIN};`]: 'server_name localhost;',
    [`server_name ${BARE_DOMAIN};`]: `server_name ${BARE_HOST};`,
    [`/etc/letsencrypt/live/${DOMAIN}/fullchain.pem`]: certificate,
    [`/etc/letsencrypt/live/${DOMAIN}/privkey.pem`]: key,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:443 ssl http2;': '',
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen [::]:80;': '',
    [FOLDER]: join(folder, 'site'),
  });
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  const about = { name: 'nginx', origin: `https://127.0.0.1:${port}`, tls: true, certificate, plainOrigin };
  return runNginx(about, folder, nginxMain(folder, conf));
}

/** nginx with `hosting/nginx-container.conf`: without TLS, as behind a proxy. */
export async function startContainerNginx(): Promise<Served> {
  const folder = prepareFolder('container');
  const port = await freePort();
  const conf = adapt('nginx-container.conf', {
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': openToAll(brotliModule() ?? '', folder),
    'access_log /dev/stdout': 'access_log off',
    ' /tmp/': ` ${folder}/tmp/`,
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'listen [::]:8080;': '',
    '/srv/farmacia/dist': join(folder, 'site'),
  });
  return runNginx({ name: 'nginx in a container', origin: `http://127.0.0.1:${port}`, tls: false }, folder, conf);
}

/** Caddy with `hosting/Caddyfile`, and a certificate of ours in place of the one it would get. */
export async function startCaddy(): Promise<Served> {
  const folder = prepareFolder('caddy');
  const port = await freePort();
  const { certificate, key } = makeCertificate(findProgram('openssl') ?? 'openssl', folder);
  const conf = adapt('Caddyfile', {
    [`https://${DOMAIN} {`]: `https://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    [`https://${BARE_DOMAIN} {`]: `https://${BARE_HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    [`https://${DOMAIN}`]: `https://127.0.0.1:${port}`,
    [FOLDER]: join(folder, 'site'),
  });
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${conf}`);
  const program = openToAll(findProgram('caddy') ?? 'caddy', folder);
  giveToNobody(folder);
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'tmp'),
    XDG_DATA_HOME: join(folder, 'tmp'),
  };
  const caddy = spawn(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    ...NOBODY,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return whenReady(caddy, { name: 'Caddy', origin: `https://127.0.0.1:${port}`, tls: true }, folder);
}

/** The server of `npm start`. */
export async function startOwn(): Promise<Served> {
  const folder = prepareFolder('own');
  const port = await freePort();
  const own = spawn(process.execPath, [resolve('hosting/serve.ts')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DIST: join(folder, 'site') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return whenReady(own, { name: 'npm start', origin: `http://127.0.0.1:${port}`, tls: false }, folder);
}
