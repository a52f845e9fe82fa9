import { defineConfig } from 'vitest/config';
import { SOURCE_DATE_EPOCH } from './tests/build-sites.ts';

/**
 * unit: pure functions and the server's parts, beside their source.
 * dist: promises about the built files and how they are served; needs `npm run build` first,
 *   and `node tests/build-sites.ts` for those that compare sites.
 * editor: the owner's editor, as its own server.
 * engines: the same journeys in Firefox and WebKit, one file an engine; `npm test` runs them on the demonstration.
 */
export default defineConfig({
  test: {
    // On two cores Vitest would take one; much of these tests is waiting for builds and servers.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,build,editor}/**/*.test.ts'],
          testTimeout: 20_000,
          // What is pure needs no process of its own: the schemas are read once, not once a file.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts', 'tests/hosting/**/*.test.ts'],
          // What a page should say is asked of the day on which it was built.
          env: { SOURCE_DATE_EPOCH },
          // Only for what hangs: some build a site, 10 s by itself and over 30 on a busy machine.
          testTimeout: 120_000,
          isolate: false,
        },
      },
      { test: { name: 'editor', include: ['tests/editor/**/*.test.ts'], testTimeout: 20_000 } },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/browser/serve.ts',
          // For what hangs: WebKit's worker alone took 20 s on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
