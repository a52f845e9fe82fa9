/**
 * The benchmark of everything that is time: the demonstration's site against a hand-written page without JavaScript. Builds
 * both.
 *
 *   npm run bench                                everything, five rounds
 *   npm run bench -- 9 devtools interactions     nine rounds of these parts: PARTS has them all
 *   npm run bench -- --before=/path/to/dist      an older edition, built, as a third page
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, launchOptions } from '../scripts/browsers.ts';
import { benchFirstVisit } from './first-visit.ts';
import { benchFormReady } from './form-ready.ts';
import { benchInteractions } from './interactions.ts';
import { benchMainThread } from './main-thread.ts';
import { startPages } from './pages.ts';

const { positionals, values } = parseArgs({ options: { before: { type: 'string' } }, allowPositionals: true });
const rounds = Number(positionals.find((word) => Number(word) > 0) ?? 5);
const wanted = positionals.filter((word) => !(Number(word) > 0));

const executablePath = findChromium() ?? '';
const browser = await chromium.launch(launchOptions(executablePath, '--disable-gpu'));
const stops: (() => void)[] = [];
try {
  const pages = await startPages(browser, values.before, stops);
  const PARTS = {
    devtools: () => benchFirstVisit('devtools', executablePath, pages, rounds),
    simulate: () => benchFirstVisit('simulate', executablePath, pages, rounds),
    interactions: () => benchInteractions(browser, pages, rounds),
    form: () => benchFormReady(browser, pages, rounds),
    mainthread: () => benchMainThread(browser, pages, rounds),
  };
  console.log(`${rounds} rounds, ${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}.\n`);
  for (const [part, bench] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(part)) console.log(`${await bench()}\n`);
  }
} finally {
  for (const stop of stops) stop();
  await browser.close();
}
