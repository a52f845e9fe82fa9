import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readHeaderRules } from '../../hosting/host-files.ts';
import { startCloudflare } from '../hosts/cloudflare.ts';
import { testAddresses, testTypedNames } from './addresses.ts';
import { testFiles } from './files.ts';
import { CADDY, NGINX, onServer } from './on-server.ts';
import { BARE_HOST, DIST, fetchFrom, type Served, type ServedByNginx, startOwn } from './servers.ts';

const made = readFileSync(join(DIST, '_headers'), 'utf8');

it('makes a _headers that Cloudflare Pages reads whole: 100 rules, 2,000 characters a line', () => {
  expect(made.split('\n\n').length).toBeLessThanOrEqual(100);
  for (const line of made.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
});

it('has no header in two rules of _headers that match one path: hosts differ there', () => {
  const rules = readHeaderRules(made);
  for (const { pattern } of rules) {
    const matching = rules.filter((rule) => pattern.startsWith(rule.pattern.replace('*', '')));
    const names = matching.flatMap(({ headers }) => Object.keys(headers));
    expect(names, pattern).toEqual([...new Set(names)]);
  }
});

const PATHS = ['/a?b', '//evil.example/'];

/** Where nginx sends who comes without TLS, but in a container. Caddy's listener wants port 80: off here. */
function testWithoutTls(running: () => ServedByNginx): void {
  const plain = (origin: string) => ({ name: 'nginx without TLS', origin, tls: false });

  it.for(PATHS)('sends %s without TLS to the same address with it, of either name', async (path) => {
    const { origin, plainOrigin } = running();
    for (const [host, to] of [
      ['evil.example', origin.replace('127.0.0.1', 'localhost')],
      [BARE_HOST, `https://${BARE_HOST}:${new URL(origin).port}`],
    ] as const) {
      const { status, headers } = await fetchFrom(plain(plainOrigin), path, { host });
      expect({ status, location: headers.location }).toEqual({ status: 301, location: to + path });
    }
  });

  it('serves the same in a container, where others do TLS', async () => {
    for (const path of ['/', '/nao-existe', '/politica-privacidade/', '/avisos.json']) {
      const accepted = { 'accept-encoding': 'br' };
      const there = await fetchFrom(plain(running().containerOrigin), path, accepted);
      const here = await fetchFrom(running(), path, accepted);
      expect({ ...there, headers: { ...there.headers, date: here.headers.date } }).toEqual(here);
    }
  });
}

/** Where a server sends who asks by the name without www. */
function testBareName(running: () => Served): void {
  it.for(PATHS)('sends %s without www to the same address with it, and wants TLS', async (path) => {
    const served = running();
    const at = new URL(served.origin);
    if (served.name === 'nginx') at.hostname = 'localhost';
    const { status, headers } = await fetchFrom(served, path, { host: `${BARE_HOST}:${at.port}` });
    expect({ status, location: headers.location }).toEqual({ status: 301, location: at.origin + path });
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  });
}

/** The answers of `npm start` while a build replaces the site, which these tests do. */
function testRebuild(running: () => Served): void {
  it('serves what a build has just written, whole, without a restart', async () => {
    const before = await fetchFrom(running(), '/');
    for (const page of ['<p>curta', `<p>${'mais comprida '.repeat(20_000)}`]) {
      writeFileSync(join(running().root, 'index.html'), page);
      const { status, headers, body } = await fetchFrom(running(), '/');
      expect({ status, page: body.toString() }).toEqual({ status: 200, page });
      expect(headers.etag).not.toBe(before.headers.etag);
    }
  });
}

function testAll(running: () => Served): void {
  testAddresses(running);
  testFiles(running);
}

// `npm run test:hosts` asks the hosts' own programs instead of ours.
if (process.env.HOST) onServer({ name: 'Cloudflare', start: startCloudflare }, testAll);
else {
  onServer(NGINX, (running) => {
    testWithoutTls(running);
    testBareName(running);
    testTypedNames(running);
    testAll(running);
  });
  onServer(CADDY, (running) => {
    testBareName(running);
    testTypedNames(running);
    testAll(running);
  });
  onServer({ name: 'npm start', start: startOwn }, (running) => {
    testAll(running);
    testRebuild(running);
  });
}
