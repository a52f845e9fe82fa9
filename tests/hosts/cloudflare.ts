import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFolder, type Served, startIn } from '../hosting/servers.ts';
import { freePort } from '../site.ts';

/** Cloudflare's workerd with `wrangler.jsonc`, as `wrangler dev` starts it. Nothing leaves the machine. */
export async function startCloudflare(): Promise<Served> {
  const folder = prepareFolder('cloudflare');
  const port = await freePort();
  const config = readFileSync('wrangler.jsonc', 'utf8').replace('"directory": "dist"', `"directory": "site"`);
  // A publication checks first; that would refuse the demonstration.
  writeFileSync(join(folder, 'wrangler.jsonc'), config.replace(/^ {2}"build": .*\n/m, ''));
  const cli = join(import.meta.dirname, 'node_modules/wrangler/wrangler-dist/cli.js');
  const options = `dev --local --ip 127.0.0.1 --port ${port} --inspector-port ${await freePort()}`;
  const about = { name: 'Cloudflare', origin: `http://127.0.0.1:${port}`, tls: false, isHost: true as const };
  const command = [process.execPath, '--no-warnings', '--experimental-vm-modules', cli, ...options.split(' ')];
  return startIn(folder, about, command, {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  });
}
