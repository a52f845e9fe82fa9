/**
 * The benchmark of everything that is time: the demonstration's site, which it builds, beside pages written by hand without
 * JavaScript and other built sites, in turns in one run. Writes bench/RESULTS.md.
 *
 *   npm run bench                             everything, five rounds
 *   npm run bench -- astro=/path/to/dist      another built site beside it, by its name
 *   npm run bench -- 9 devtools mainthread    nine rounds of these parts: PARTS has them all; prints, writes nothing
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium, launchOptions } from '../scripts/browsers.ts';
import { benchFirstVisit } from './first-visit.ts';
import { benchFormReady } from './form-ready.ts';
import { benchInteractions } from './interactions.ts';
import { benchMainThread } from './main-thread.ts';
import { startPages } from './pages.ts';
import { type Results, resultsPage } from './results.ts';

const options = process.argv.slice(2);
const rounds = Number(options.find((word) => Number(word) > 0) ?? 5);
const parts = options.filter((word) => !(Number(word) > 0) && !word.includes('='));
const others = Object.fromEntries(options.filter((word) => word.includes('=')).map((word) => word.split('=', 2)));

// Before the run: its own work is a load too.
const [load = 0] = loadavg();
const executablePath = findChromium() ?? '';
const browser = await chromium.launch(launchOptions(executablePath, '--disable-gpu'));
const stops: (() => void)[] = [];
try {
  const pages = await startPages(browser, others, stops);
  const PARTS = {
    devtools: () => benchFirstVisit('devtools', executablePath, pages, rounds),
    simulate: () => benchFirstVisit('simulate', executablePath, pages, rounds),
    mainthread: () => benchMainThread(browser, pages, rounds),
    form: () => benchFormReady(browser, pages.site, rounds),
    interactions: () => benchInteractions(browser, pages.site, rounds),
  } satisfies Record<keyof Results, () => unknown>;
  const results: Partial<Results> = {};
  for (const [part, bench] of Object.entries(PARTS))
    if (parts.length === 0 || parts.includes(part)) results[part as keyof Results] = await bench();
  const page = resultsPage(results, rounds, load, `Chromium ${browser.version()}`);
  console.log(page);
  if (parts.length === 0) writeFileSync('bench/RESULTS.md', page);
} finally {
  for (const stop of stops) stop();
  await browser.close();
}
