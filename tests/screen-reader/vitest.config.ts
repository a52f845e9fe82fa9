import { defineConfig } from 'vitest/config';

/**
 * `npm run test:screen-reader`: journeys heard with Orca in Chromium and Firefox, one after the other. Not part of
 * `npm test`: it needs Debian's packages, and takes as long as listening does. `-- -t chromium` listens to one browser.
 * Never two at once: a user can run one screen reader.
 */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/screen-reader/*.test.ts'],
    reporters: ['verbose'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
