import { defineConfig } from 'vitest/config';

/** The unit tests of the pure rules as mutation testing runs them, some thousand times: fewer generated cases each. */
export default defineConfig({
  test: {
    include: [
      'src/{opening,text,contact,notices,rental,consent}/*.test.ts',
      'src/request/**/*.test.ts',
      'editor/core/*.test.ts',
    ],
    env: { FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '300' },
  },
});
