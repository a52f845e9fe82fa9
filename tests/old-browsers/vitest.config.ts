import { defineConfig } from 'vitest/config';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { DEMONSTRATION_SITE } from '../build-sites.ts';

/** The part of `npm run test:old-browsers` that Playwright does not drive: Firefox 115. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/old-browsers/*.test.ts'],
    env: { FARMACIA: DEMONSTRATION, DIST: DEMONSTRATION_SITE },
    globalSetup: 'tests/browser/serve.ts',
    reporters: ['verbose'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
