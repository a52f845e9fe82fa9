import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';
import { findHeadlessShell, launchOptions } from '../browsers.ts';

/**
 * Pictures of every page and state, into shots/, so that the whole site can be looked at in a minute.
 *
 *   npm run build && npm run shots            all of them
 *   npm run shots -- -g menu                  only those whose name holds "menu"
 *   npm run shots -- readme                   the two at the README's top, into .github/
 *   npm run shots -- guia                     those of docs/guia.md, from the editor
 *
 * DIST names another built site, of the pharmacy that FARMACIA names.
 */

/** Pictures that the repository keeps are taken anew only when they are asked for by name. */
const KEPT = /(readme|guia)\.spec\.ts/;
const wantsKept = process.argv.some((word) => KEPT.test(`${word}.spec.ts`));

const SIZES = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

const looks = SIZES.flatMap(([width, height]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width}-${colorScheme}`,
    testIgnore: KEPT,
    use: { viewport: { width, height }, colorScheme },
  })),
);

export default defineConfig(tests, {
  testDir: '.',
  outputDir: '../../shots',
  globalSetup: '../../tests/browser/serve.ts',
  use: {
    launchOptions: {
      ...launchOptions(findHeadlessShell(), '--disable-gpu', '--font-render-hinting=none', '--lang=pt-PT'),
      env: { ...process.env, LANGUAGE: 'pt_PT' },
    },
  },
  projects: [...looks, { name: 'kept', testMatch: wantsKept ? KEPT : [] }],
});
