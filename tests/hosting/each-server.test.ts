import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCloudflare } from '../hosts/cloudflare.ts';
import { testAddresses } from './addresses.ts';
import { testFiles } from './files.ts';
import { CADDY, NGINX, onServer } from './on-server.ts';
import { testBareName, testRebuild, testWithoutTls } from './own-ways.ts';
import { DIST, type Served, startOwn } from './servers.ts';

it('makes a _headers that Cloudflare Pages reads whole: 100 rules, 2,000 characters a line', () => {
  const made = readFileSync(join(DIST, '_headers'), 'utf8');
  expect(made.split('\n\n').length).toBeLessThanOrEqual(100);
  for (const line of made.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
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
