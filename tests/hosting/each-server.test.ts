import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testAddresses } from './addresses.ts';
import { onEachServer } from './each-server.ts';
import { testFiles } from './files.ts';
import { DIST } from './servers.ts';
import { testBareName, testPlain } from './transport.ts';

it('makes a _headers that Cloudflare Pages reads whole: 100 rules, 2,000 characters a line', () => {
  const made = readFileSync(join(DIST, '_headers'), 'utf8');
  expect(made.split('\n\n').length).toBeLessThanOrEqual(100);
  for (const line of made.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
});

onEachServer((running, name) => {
  if (name === 'nginx') testPlain(running);
  if (name === 'nginx' || name === 'Caddy') testBareName(running);
  testAddresses(running);
  testFiles(running);
});
