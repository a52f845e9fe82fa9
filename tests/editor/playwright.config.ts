import { defineConfig, devices } from '@playwright/test';
import { findHeadlessShell, launchOptions } from '../../scripts/browsers.ts';

/** The owner's editor in Chromium, on a copy of the content: one after the other, since they share it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/editor',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  // For what hangs: under load the page beside the form comes late.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findHeadlessShell(), '--disable-gpu', '--font-render-hinting=none'),
  },
});
