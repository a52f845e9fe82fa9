import { afterAll, beforeAll, describe, it } from 'vitest';
import { startCloudflare } from '../hosts/cloudflare.ts';
import { findProgram } from './programs.ts';
import { type Served, startCaddy, startContainerNginx, startNginx, startOwn } from './servers.ts';

/** For a server's start on a busy machine. */
export const START_MS = 60_000;

/** Why the tests of a server cannot run here, or null. */
const lacking = (...programs: Parameters<typeof findProgram>[0][]) => {
  const missing = programs.filter((program) => findProgram(program) === null);
  return missing.length > 0 ? `no ${missing.join(', no ')}` : null;
};

const HOSTS = [{ name: 'Cloudflare', start: startCloudflare, lacks: null }];
const OURS = [
  { name: 'nginx', start: startNginx, lacks: lacking('nginx', 'openssl') },
  { name: 'nginx in a container', start: () => startContainerNginx(), lacks: lacking('nginx') },
  { name: 'Caddy', start: startCaddy, lacks: lacking('caddy', 'openssl') },
  { name: 'npm start', start: startOwn, lacks: null },
];
/** `npm run test:hosts` asks the hosts' own programs instead of ours. */
const SERVERS = process.env.HOST ? HOSTS : OURS;

/**
 * Runs the same tests against each real server, started with what the build made for it.
 * @param tests gets a function that gives the running server, to be called inside a test
 */
export function onEachServer(tests: (running: () => Served) => void): void {
  describe.for(SERVERS)('$name', ({ start, lacks }) => {
    if (lacks !== null) {
      it(`is left out on this machine: ${lacks}`, ({ skip }) => skip());
      return;
    }
    let served: Served | undefined;
    beforeAll(async () => {
      served = await start();
    }, START_MS);
    afterAll(() => served?.stop());
    tests(() => {
      if (!served) throw new Error('The server is not running.');
      return served;
    });
  });
}
