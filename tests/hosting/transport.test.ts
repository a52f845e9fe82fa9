import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { START_MS } from './each-server.ts';
import { findProgram } from './programs.ts';
import { BARE_HOST, type ServedOverTls, startCaddy, startNginx } from './servers.ts';

const lacks = (...programs: Parameters<typeof findProgram>[0][]) =>
  programs.some((program) => findProgram(program) === null);

describe.skipIf(lacks('nginx', 'openssl'))('nginx without TLS', () => {
  let served: ServedOverTls;
  beforeAll(async () => {
    served = await startNginx();
  }, START_MS);
  afterAll(() => served?.stop());

  it.for(['/', '/a?b', '//evil.example/'])(
    'sends %s to the same address with it, whatever Host is asked for',
    async (path) => {
      const plain = { name: 'nginx without TLS', origin: served.plainOrigin, tls: false };
      const { status, headers } = await ask(plain, path, { host: 'evil.example' });
      expect(status).toBe(301);
      expect(headers.location).toBe(served.origin.replace('127.0.0.1', 'localhost') + path);
    },
  );
});

describe.for([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
])('$name, asked by the name without www', ({ name, start }) => {
  it.skipIf(lacks(name === 'nginx' ? 'nginx' : 'caddy', 'openssl'))(
    'sends to the same address with it',
    async () => {
      const served = await start();
      const at = new URL(served.origin);
      if (name === 'nginx') at.hostname = 'localhost';
      for (const path of ['/', '/a?b', '//evil.example/']) {
        const { status, headers } = await ask(served, path, { host: `${BARE_HOST}:${at.port}` });
        expect({ status, location: headers.location }).toEqual({ status: 301, location: at.origin + path });
      }
      await served.stop();
    },
    START_MS,
  );
});
