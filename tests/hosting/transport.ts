import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import { BARE_HOST, type Served, type ServedOverTls } from './servers.ts';

const PATHS = ['/', '/a?b', '//evil.example/'];

/** Where a server sends who comes without TLS. Caddy's own listener for it wants port 80, and stays off here. */
export function testPlain(running: () => Served): void {
  it.for(PATHS)('sends %s without TLS to the same address with it, whatever Host is asked for', async (path) => {
    const { origin, plainOrigin } = running() as ServedOverTls;
    const plain = { name: 'nginx without TLS', origin: plainOrigin, tls: false };
    const { status, headers } = await ask(plain, path, { host: 'evil.example' });
    const location = origin.replace('127.0.0.1', 'localhost') + path;
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
  });
}

/** Where a server sends who asks by the name without www. */
export function testBareName(running: () => Served): void {
  it.for(PATHS)('sends %s of the name without www to the same address with it', async (path) => {
    const served = running();
    const at = new URL(served.origin);
    if (served.name === 'nginx') at.hostname = 'localhost';
    const { status, headers } = await ask(served, path, { host: `${BARE_HOST}:${at.port}` });
    expect({ status, location: headers.location }).toEqual({ status: 301, location: at.origin + path });
  });
}
