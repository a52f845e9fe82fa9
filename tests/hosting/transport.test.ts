import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as secure } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { START_MS } from './each-server.ts';
import { findProgram } from './programs.ts';
import { type Served, type ServedOverTls, startCaddy, startNginx } from './servers.ts';

/** What a server may send before it hears from the visitor again: ten segments of 1460 bytes (RFC 6928). */
const FIRST_FLIGHT = 10 * 1460;

/** Bytes that come over the wire for one page over HTTP/2 and TLS, after the handshake: records, frames, headers, body. */
async function bytesOnTheWire({ origin }: Served, path: string): Promise<{ bytes: number; status: unknown }> {
  const { hostname, port } = new URL(origin);
  const raw = connect(Number(port), hostname);
  const tls = secure({ socket: raw, servername: 'localhost', ALPNProtocols: ['h2'], rejectUnauthorized: false });
  const session = connectHttp2(origin, { createConnection: () => tls });
  await new Promise((done) => session.once('remoteSettings', done));
  await sleep(50);
  const before = raw.bytesRead;
  const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, deflate, br, zstd' });
  const status = await new Promise((done) => stream.once('response', (headers) => done(headers[':status'])));
  await new Promise((done) => stream.resume().once('close', done));
  const bytes = raw.bytesRead - before;
  session.close();
  return { bytes, status };
}

const needs = (...programs: Parameters<typeof findProgram>[0][]) =>
  programs.every((program) => findProgram(program) !== null);
const TLS_SERVERS = [
  { name: 'nginx', start: startNginx, here: needs('nginx', 'openssl') },
  { name: 'Caddy', start: startCaddy, here: needs('caddy', 'openssl') },
];

describe.for(TLS_SERVERS)('over TLS, $name', ({ start, here }) => {
  let served: Served;
  beforeAll(async () => {
    if (here) served = await start();
  }, START_MS);
  afterAll(() => served?.stop());

  it.skipIf(!here).for(['/', '/politica-privacidade', '/nao-existe'])(
    'sends the whole of %s, headers included, in its first flight over HTTP/2',
    async (path) => {
      const { bytes, status } = await bytesOnTheWire(served, path);
      console.log(`${path}: ${bytes} of ${FIRST_FLIGHT} B on the wire`);
      expect(status).toBe(path === '/nao-existe' ? 404 : 200);
      expect(bytes).toBeLessThanOrEqual(FIRST_FLIGHT);
    },
  );
});

const OBSERVATORY = resolve('.cache/observatory');

/** Installs the grader from its own lock, once; false where the registry cannot be reached. */
function installObservatory(): boolean {
  const source = resolve('tests/hosting/observatory');
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(join(OBSERVATORY, 'node_modules')) && lock(OBSERVATORY) === lock(source)) return true;
  mkdirSync(OBSERVATORY, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(OBSERVATORY, file));
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: OBSERVATORY, stdio: 'pipe' });
    return true;
  } catch (error) {
    console.log(`Left out, Mozilla's grader cannot be installed here: ${error}`);
    return false;
  }
}

describe.skipIf(!needs('nginx', 'openssl'))('the real nginx', () => {
  let served: ServedOverTls;
  beforeAll(async () => {
    served = await startNginx();
  }, START_MS);
  afterAll(() => served?.stop());

  it.for(['/', '/a?b', '//evil.example/'])('sends %s without TLS to the same address with it', async (path) => {
    const plain = { name: 'nginx without TLS', origin: served.plainOrigin, tls: false };
    const { status, headers } = await ask(plain, path, { host: 'evil.example' });
    expect(status).toBe(301);
    expect(headers.location).toBe(served.origin.replace('127.0.0.1', 'localhost') + path);
  });

  it('gets 135 points from Mozilla’s HTTP Observatory', { timeout: 180_000 }, ({ skip }) => {
    if (!installObservatory()) skip('npm cannot reach its registry');
    const ports = [served.plainOrigin, served.origin].map((origin) => new URL(origin).port);
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: served.certificate };
    const score = fileURLToPath(new URL('./observatory/score.ts', import.meta.url));
    const {
      score: points,
      grade,
      rows,
    } = JSON.parse(
      execFileSync(process.execPath, [score, OBSERVATORY, ...ports], {
        env,
        encoding: 'utf8',
        timeout: 60_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    console.table(rows);
    console.log(`HTTP Observatory: ${points}, ${grade}`);
    expect(points).toBe(135);
  });
});
