import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { START_MS } from './each-server.ts';
import { type Served, startOwn } from './servers.ts';

let served: Served;
beforeAll(async () => {
  served = await startOwn();
}, START_MS);
afterAll(() => served?.stop());

it('serves what a build has just written, whole, without a restart', async () => {
  const before = await ask(served, '/');
  for (const page of ['<p>curta', `<p>${'mais comprida '.repeat(20_000)}`]) {
    writeFileSync(join(served.root, 'index.html'), page);
    const { status, headers, body } = await ask(served, '/');
    expect({ status, page: body.toString() }).toEqual({ status: 200, page });
    expect(headers.etag).not.toBe(before.headers.etag);
  }
});

it('says that a build is going on while there is nothing to serve, and goes on afterwards', async () => {
  const page = (await ask(served, '/')).body;
  // Astro writes the not-found page before the home page.
  for (const file of globSync(['index.html*', '_headers', '_redirects'], { cwd: served.root }))
    rmSync(join(served.root, file));
  const during = await ask(served, '/');
  expect(during.status).toBe(503);
  expect(during.body.toString()).toBe('O site está a ser construído. Tente daqui a uns segundos.\n');
  writeFileSync(join(served.root, 'index.html'), page);
  expect((await ask(served, '/')).status).toBe(200);
});
