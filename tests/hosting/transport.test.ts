import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { describeWith, START_MS } from './each-server.ts';
import { BARE_HOST, type ServedOverTls, startCaddy, startNginx } from './servers.ts';

describeWith(['nginx', 'openssl'], 'nginx without TLS', () => {
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

for (const { program, name, start } of [
  { program: 'nginx', name: 'nginx', start: startNginx },
  { program: 'caddy', name: 'Caddy', start: startCaddy },
] as const) {
  describeWith([program, 'openssl'], `${name}, asked by the name without www`, () => {
    it(
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
}
