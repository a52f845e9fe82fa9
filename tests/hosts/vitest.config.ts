import { defineConfig } from 'vitest/config';

/** What `npm run test:hosts` runs. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/hosting/each-server.test.ts', 'tests/hosts/*.test.ts'],
    env: { HOST: 'Cloudflare' },
    testTimeout: 30_000,
  },
});
