/**
 * Asks Cloudflare's own engine, workerd, what tests/hosting asks nginx and Caddy of the built site, has Netlify's own parsers
 * read what it would read, and lints the workflows:
 *
 *   npm run build && npm run test:hosts
 *
 * Not part of `npm test`: it installs those programs from their own lock, which needs the registry.
 */
import { spawnSync } from 'node:child_process';
import { installApart } from './install-apart.ts';

installApart('tests/hosts');
const { status } = spawnSync('vitest', ['run', '--config', 'tests/hosts/vitest.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
