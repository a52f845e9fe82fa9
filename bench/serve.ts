/**
 * What our configuration costs: requests a second of the real nginx for the home page, against the same nginx serving one
 * bare file of the same size, in turns, over loopback. Prints both and their ratio.
 *
 *   npm run bench:serve
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../tests/hosting/programs.ts';
import { DIST, startContainerNginx } from '../tests/hosting/servers.ts';
import { freePort } from '../tests/site.ts';
import { compare, inTurns } from './statistics.ts';

const wrk = findProgram('wrk');
if (!wrk || !findProgram('nginx')) throw new Error('apt-get install nginx libnginx-mod-http-brotli-static wrk');

/** Requests a second in one short run. */
function measure(program: string, url: string): number {
  const options = ['-t1', '-c16', '-d2s', '-H', 'Accept-Encoding: gzip, deflate, br, zstd', url];
  const report = execFileSync(program, options, { encoding: 'utf8', timeout: 30_000 });
  if (report.includes('Non-2xx')) throw new Error(`${url} answered with errors:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

const barePort = await freePort();
const ours = await startContainerNginx((folder) => {
  mkdirSync(join(folder, 'bare'));
  copyFileSync(join(DIST, 'index.html.br'), join(folder, 'bare/page'));
  return `server { listen 127.0.0.1:${barePort}; root ${folder}/bare; }`;
});
try {
  const urls = { site: `${ours.origin}/`, 'bare file': `http://127.0.0.1:${barePort}/page` };
  const runs = await inTurns(urls, 7, async (url) => ({ 'requests a second': measure(wrk, url) }));
  console.log(`${compare(runs)}\n\nThe aim is a ratio of 0.95 or better.`);
} finally {
  await ours.stop();
}
