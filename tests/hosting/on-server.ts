import { afterAll, beforeAll, describe } from 'vitest';
import { findProgram, type Program } from './programs.ts';
import { type Served, startCaddy, startNginx } from './servers.ts';

/** For a server's start, or its end, on a busy machine. */
export const START_MS = 60_000;

/** A server, and the programs without which it cannot be started. */
interface Server<S extends Served> {
  name: string;
  start: () => Promise<S>;
  needs?: readonly Program[];
}

export const NGINX = { name: 'nginx', start: startNginx, needs: ['nginx', 'openssl'] } as const;
export const CADDY = { name: 'Caddy', start: startCaddy, needs: ['caddy', 'openssl'] } as const;

/**
 * Tests on a running server, started with what the build made for it. Where a program is missing they are skipped, and
 * their name says why; on a CI machine, which gets all programs, they fail.
 * @param tests gets a function that gives the running server, to be called inside a test
 */
export function onServer<S extends Served>(
  { name, start, needs = [] }: Server<S>,
  tests: (running: () => S) => void,
): void {
  const missing = needs.filter((program) => findProgram(program) === null);
  const leftOut = missing.length > 0 ? `, left out: no ${missing.join(', no ')} on this machine` : '';
  if (leftOut && process.env.CI) throw new Error(name + leftOut);
  describe.skipIf(leftOut !== '')(name + leftOut, () => {
    let served: S | undefined;
    beforeAll(async () => {
      served = await start();
    }, START_MS);
    afterAll(() => served?.stop(), START_MS);
    tests(() => {
      if (!served) throw new Error('The server is not running.');
      return served;
    });
  });
}
