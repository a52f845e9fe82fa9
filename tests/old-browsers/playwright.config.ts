import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browsers.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { DEMONSTRATION_SITE } from '../build-sites.ts';
import { executableOf, type Version } from './unpack.ts';

process.env.FARMACIA ??= DEMONSTRATION;
process.env.DIST ??= DEMONSTRATION_SITE;
const { default: newest } = await import('../../playwright.config.ts');

/** Of the newest Chromium's tests, those of what a visitor does. */
const JOURNEYS =
  /browser\/(consent|errors|menu|offline|prescription-sms|print|rental|request-form|theme|toasts)\.spec\.ts/;
const LAYOUT = /old-browsers\/layout\.spec\.ts/;

const FLAGS = ['--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];
const inside = (version: Version) => ({ launchOptions: launchOptions(executableOf(version), ...FLAGS) });

/**
 * `npm test -- browsers build sites && npm run test:old-browsers`: real old engines, out of packages that only this
 * needs. 109 is on the list. 103 knows less CSS than any that is, no `:has()` as Firefox 115, but lacks what Playwright
 * needs to find controls by their role. Firefox 115 follows, by vitest.config.ts. What iOS 15.6 lacks is looked for in
 * the built files (tests/dist/old-browsers).
 */
export default defineConfig({
  ...newest,
  testDir: '..',
  outputDir: '../../test-results/old-browsers',
  globalSetup: '../browser/serve.ts',
  workers: 2,
  projects: [
    { name: 'Chromium 103', testMatch: LAYOUT, use: inside('103') },
    { name: 'Chromium 109', testMatch: [LAYOUT, JOURNEYS], use: inside('109') },
  ],
});
