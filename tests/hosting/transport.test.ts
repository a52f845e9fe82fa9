import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { START_MS } from './each-server.ts';
import { findProgram } from './programs.ts';
import { type ServedOverTls, startNginx } from './servers.ts';

const isHere = findProgram('nginx') !== null && findProgram('openssl') !== null;

describe.skipIf(!isHere)('nginx without TLS', () => {
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
