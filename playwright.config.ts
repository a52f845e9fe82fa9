import { basename } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findHeadlessShell, launchOptions } from './scripts/browsers.ts';

const chromium = findHeadlessShell();
if (chromium === null) throw new Error('No Chromium: run `node scripts/ensure-browsers.ts`.');

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  '--font-render-hinting=none',
  // No process in reserve: each test takes a new one anyway, and would start two.
  '--renderer-process-limit=1',
];

/** The detailed tests of every rule, in Chromium, against the built site on its own server (tests/browser/serve.ts). */
export default defineConfig({
  testDir: './tests/browser',
  // A folder for each step of `npm test`: a run empties its own, and with one for all the last would take the others'
  // pictures along.
  outputDir: `./test-results/${basename(process.env.TEST_REPORT ?? 'browser', '.json')}`,
  globalSetup: './tests/browser/serve.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One for each of two cores: four took a quarter more of the processor's time, and no less of the clock's on a busy
  // machine.
  workers: 2,
  // Both for a page that hangs, not for a machine that is slow: a page that loads itself again beside three others took
  // 4 s and more.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    // No trace: kept of failures alone it still takes 1.7 times as long (29 s for 17). CI runs again with one what
    // failed. tests/browser/fixtures.ts takes one of what failed: `only-on-failure` takes one of every test, and then
    // throws it away.
    screenshot: 'off',
    // Scrolling smoothly to each control costs the form's tests a fifth more. Those of what moves ask for it; the other
    // engines have it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(chromium, ...FLAGS),
  },
});
