import { afterAll, beforeAll, describe } from 'vitest';
import { startCloudflare } from '../hosts/cloudflare.ts';
import { findProgram, type Program } from './programs.ts';
import { type Served, startCaddy, startContainerNginx, startNginx, startOwn } from './servers.ts';

/** For a server's start on a busy machine. */
export const START_MS = 60_000;

const HOSTS = [{ name: 'Cloudflare', start: startCloudflare, needs: [] }];
const OURS = [
  { name: 'nginx', start: startNginx, needs: ['nginx', 'openssl'] },
  { name: 'nginx in a container', start: startContainerNginx, needs: ['nginx'] },
  { name: 'Caddy', start: startCaddy, needs: ['caddy', 'openssl'] },
  { name: 'npm start', start: startOwn, needs: [] },
] as const;
/** `npm run test:hosts` asks the hosts' own programs instead of ours. */
const SERVERS = process.env.HOST ? HOSTS : OURS;

/** Tests that need these programs. Where one is missing they are skipped, and their name says why. */
export function describeWith(programs: readonly Program[], name: string, tests: () => void): void {
  const missing = programs.filter((program) => findProgram(program) === null);
  const isComplete = missing.length === 0;
  describe.runIf(isComplete)(
    isComplete ? name : `${name}, left out: no ${missing.join(', no ')} on this machine`,
    tests,
  );
}

/**
 * Runs the same tests against each real server, started with what the build made for it.
 * @param tests gets a function that gives the running server, to be called inside a test, and its name
 */
export function onEachServer(tests: (running: () => Served, name: string) => void): void {
  for (const { name, start, needs } of SERVERS) {
    describeWith(needs, name, () => {
      let served: Served | undefined;
      beforeAll(async () => {
        served = await start();
      }, START_MS);
      afterAll(() => served?.stop());
      tests(() => {
        if (!served) throw new Error('The server is not running.');
        return served;
      }, name);
    });
  }
}
