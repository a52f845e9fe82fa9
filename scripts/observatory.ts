/**
 * Asks Mozilla's HTTP Observatory, run here on the real nginx, how many points the built site gets:
 *
 *   npm run build && npm run test:observatory
 *
 * Not part of `npm test`: it installs the grader from its own lock, which needs the registry. Ends with status 1 below EXPECTED.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startNginx } from '../tests/hosting/servers.ts';
import { installApart } from './install-apart.ts';

/** All but 5 for integrity of our own scripts and 5 for a preloaded domain (docs/decisions/security-headers.md). */
const EXPECTED = 130;
const SOURCE = 'tests/hosting/observatory';

const installed = installApart(SOURCE);
const nginx = await startNginx();
const ports = [nginx.plainOrigin, nginx.origin].map((origin) => new URL(origin).port);
const output = execFileSync(process.execPath, [join(SOURCE, 'score.ts'), installed, ...ports], {
  env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate },
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
await nginx.stop();
const { score, grade, rows } = JSON.parse(output);
console.table(rows);
console.log(`HTTP Observatory: ${score}, ${grade}`);
process.exitCode = score < EXPECTED ? 1 : 0;
