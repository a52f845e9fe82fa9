import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readHeaderRules } from '../../hosting/host-files.ts';
import { startCloudflare } from '../hosts/cloudflare.ts';
import { testAddresses } from './addresses.ts';
import { testFiles } from './files.ts';
import { CADDY, NGINX, onServer } from './on-server.ts';
import { testBareName, testRebuild, testWithoutTls } from './own-ways.ts';
import { DIST, type Served, startOwn } from './servers.ts';

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
    testAll(running);
  });
  onServer(CADDY, (running) => {
    testBareName(running);
    testAll(running);
  });
  onServer({ name: 'npm start', start: startOwn }, (running) => {
    testAll(running);
    testRebuild(running);
  });
}
