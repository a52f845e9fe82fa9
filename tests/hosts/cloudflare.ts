import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apart } from '../../scripts/install-apart.ts';
import { prepareFolder, type Served, whenReady } from '../hosting/servers.ts';
import { freePort } from '../site.ts';

/** Cloudflare's workerd with `wrangler.jsonc`, as `wrangler dev` starts it. Nothing leaves the machine. */
export async function startCloudflare(): Promise<Served> {
  const folder = prepareFolder('cloudflare');
  const port = await freePort();
  const root = join(folder, 'site');
  const config = readFileSync('wrangler.jsonc', 'utf8').replace('"directory": "dist"', `"directory": "site"`);
  // What a publication runs first; it would refuse the demonstration.
  writeFileSync(join(folder, 'wrangler.jsonc'), config.replace(/^ {2}"build": .*\n/m, ''));
  const cli = join(apart('tests/hosts'), 'node_modules/wrangler/wrangler-dist/cli.js');
  const options = [
    'dev',
    '--local',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(await freePort()),
  ];
  const wrangler = spawn(process.execPath, ['--no-warnings', '--experimental-vm-modules', cli, ...options], {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const served = { name: 'Cloudflare', origin: `http://127.0.0.1:${port}`, tls: false, root, isHost: true as const };
  return { ...served, stop: await whenReady(wrangler, served, folder) };
}
