import { defineConfig } from 'vitest/config';

/**
 * `npm run build && npm run test:hosts` asks Cloudflare's own engine, workerd, what tests/hosting asks nginx and Caddy
 * of the built site, and has Netlify's own parsers read what it would read. Not part of `npm test`: it installs those
 * programs from the lock beside, which needs the registry.
 */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/hosting/each-server.test.ts', 'tests/hosts/*.test.ts'],
    env: { HOST: 'Cloudflare' },
    testTimeout: 30_000,
  },
});
