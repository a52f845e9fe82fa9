/**
 * The benchmark of everything that is time: the demonstration's site against a hand-written page without JavaScript. Builds
 * both.
 *
 *   npm run bench                                      everything, five rounds
 *   npm run bench -- 9 pages                           nine rounds of a part: pages, interactions, form, mainthread
 *   npm run bench -- pages --throttling=devtools       only with network and processor really slowed down
 *   npm run bench -- --before=/path/to/dist            an older edition, built, as a third page
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

const options = { throttling: { type: 'string' }, before: { type: 'string' } } as const;
const { positionals, values } = parseArgs({ options, allowPositionals: true });
const rounds = Number(positionals.find((word) => Number(word) > 0) ?? 5);
const wants = (part: string) => positionals.every((word) => Number(word) > 0) || positionals.includes(part);

const executablePath = findChromium() ?? '';
const browser = await chromium.launch(launchOptions(executablePath, '--disable-gpu'));
const stops: (() => void)[] = [];
try {
  const pages = await startPages(browser, values.before, stops);
  console.log(`${rounds} rounds, ${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}.\n`);
  for (const throttling of ['devtools', 'simulate'] as const) {
    if (!wants('pages') || (values.throttling ?? throttling) !== throttling) continue;
    console.log(`${await benchFirstVisit(pages, rounds, throttling, executablePath)}\n`);
  }
  if (wants('interactions')) console.log(`${await benchInteractions(browser, pages, rounds)}\n`);
  if (wants('form')) console.log(`${await benchFormReady(browser, pages, rounds)}\n`);
  if (wants('mainthread')) console.log(`${await benchMainThread(browser, pages, rounds)}\n`);
} finally {
  for (const stop of stops) stop();
  await browser.close();
}
