import type { Browser } from '@playwright/test';
import { explain, type TraceEvent, type Visit, WITH_CAUSES } from './causes.ts';
import type { Pages } from './pages.ts';
import { compare, type Figures, inTurns } from './statistics.ts';

const SECONDS = 6;

/** The main thread's work as Chromium's trace calls it. Of an event inside another, each counts for itself only. */
const KINDS = {
  script: 'EvaluateScript FunctionCall RunMicrotasks v8.compile v8.compileModule v8.evaluateModule v8.callFunction',
  'events, timers': 'EventDispatch TimerFire FireAnimationFrame FireIdleCallback',
  garbage: 'MajorGC MinorGC',
  parsing: 'ParseHTML ParseAuthorStyleSheet',
  style: 'UpdateLayoutTree',
  layout: 'Layout',
  paint: 'PrePaint Paint Layerize Commit UpdateLayer',
  other: 'RunTask',
};
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

const CATEGORIES = [
  'toplevel',
  'v8',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** Processor time, so that a busy machine changes it little; nothing is slowed down. */
export async function benchMainThread(browser: Browser, pages: Pages, rounds: number): Promise<string> {
  const subjects = {
    ...Object.fromEntries(Object.entries(pages).map(([name, url]): [string, VisitOptions] => [name, { url }])),
    'site, scripts off': { url: pages.site, javaScriptEnabled: false },
  };
  const runs = await inTurns<VisitOptions>(subjects, rounds, async (options) => sumWork(await trace(browser, options)));
  return `## The main thread in the first ${SECONDS} seconds\n
A first visit on 412 × 823, by trace: milliseconds of processor time by kind, then how many style recalculations, layouts and paints.\n
${compare(runs)}\n
${explain(await trace(browser, { url: pages.site, categories: WITH_CAUSES }))}`;
}

interface VisitOptions {
  url: string;
  javaScriptEnabled?: boolean;
  /** More than the usual ones. */
  categories?: readonly string[];
}

async function trace(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { url, javaScriptEnabled = true, categories = [] } = options;
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  // The map is a third party's, in a process of its own.
  await context.route(/^https:/, (route) => route.abort());
  const page = await context.newPage();
  await browser.startTracing(page, { categories: [...CATEGORIES, ...categories] });
  await page.goto(url);
  await page.waitForTimeout(SECONDS * 1000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const first = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  // Tracing now and then begins too late on a busy machine.
  if (!first) return trace(browser, options);
  const { pid, tid, ts: start } = first;
  const isIn = (event: TraceEvent) => event.pid === pid && event.tid === tid && event.ts >= start;
  const events = traceEvents.filter((event) => isIn(event) && event.ts < start + SECONDS * 1e6);
  return { start, events: events.sort((a, b) => a.ts - b.ts || b.dur - a.dur) };
}

function sumWork({ events }: Visit): Figures {
  const work = events.filter(({ ph, name }) => ph === 'X' && KIND_OF.has(name));
  const figures: Figures = Object.fromEntries(['all', ...Object.keys(KINDS)].map((kind) => [kind, 0]));
  const add = (kind = '', microseconds = 0) => {
    figures[kind] = (figures[kind] ?? 0) + microseconds / 1000;
  };
  let around: TraceEvent[] = [];
  for (const event of work) {
    around = around.filter(({ ts, dur }) => event.ts < ts + dur);
    const parent = around.at(-1);
    add(KIND_OF.get(event.name), event.tdur);
    if (parent) add(KIND_OF.get(parent.name), -(event.tdur ?? 0));
    else add('all', event.tdur);
    around.push(event);
  }
  const count = (event: string) => work.filter(({ name }) => name === event).length;
  return { ...figures, recalculations: count('UpdateLayoutTree'), layouts: count('Layout'), paints: count('Paint') };
}
