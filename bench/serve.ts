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

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 16;

const wrk = findProgram('wrk');
if (wrk === null || findProgram('nginx') === null) {
  console.error(
    'This needs nginx with its brotli module, and wrk: apt-get install nginx libnginx-mod-http-brotli-static wrk',
  );
  process.exit(1);
}

/** Requests a second in one short run. */
function measure(program: string, url: string): number {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip, deflate, br, zstd', url];
  const report = execFileSync(program, options, { encoding: 'utf8', timeout: 30_000 });
  if (report.includes('Non-2xx')) throw new Error(`${url} answered with errors:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const barePort = await freePort();
const ours = await startContainerNginx((folder) => {
  mkdirSync(join(folder, 'bare'));
  copyFileSync(join(DIST, 'index.html.br'), join(folder, 'bare/page'));
  return `server { listen 127.0.0.1:${barePort}; root ${folder}/bare; }`;
});
try {
  const bareUrl = `http://127.0.0.1:${barePort}/page`;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const bare = measure(wrk, bareUrl);
    return { bare, site: measure(wrk, `${ours.origin}/`) };
  });
  const ratios = rounds.map(({ bare, site }) => site / bare);
  console.log('Requests a second for the bare file and for the site, and their ratio:');
  rounds.forEach(({ bare, site }, round) => {
    console.log(`${bare.toFixed(0).padStart(8)} ${site.toFixed(0).padStart(8)}  ${ratios[round]?.toFixed(2)}`);
  });
  console.log(`Median ratio ${median(ratios).toFixed(2)} (aim: 0.95 or better)`);
} finally {
  await ours.stop();
}
