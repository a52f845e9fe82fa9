import { type BrowserContext, test as base, expect } from '@playwright/test';
import { SECOND_SITE } from '../build-sites.ts';
import { startSite } from '../site.ts';
import { type RequestForm, requestForm } from './form.ts';

/** Messages of a page that nobody asked for: console output, uncaught errors, CSP violations. */
function listen(context: BrowserContext) {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  context.on('weberror', (failed) => heard.push(`page error: ${failed.error().message}`));
  context.on('console', (message) => heard.push(`console.${message.type()}: ${message.text()}`));
  return {
    /** All that was heard so far, allowed or not. */
    heard,
    /** Declares that this test provokes what matches, e.g. the log of an unknown path. */
    allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
    /** The messages that no pattern allows. */
    stray: () => heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  };
}

interface Fixtures {
  /** Fails the test when a page says anything that was not allowed. */
  complaints: ReturnType<typeof listen>;
  /** Each address outside this machine that the pages asked for, in order; all are answered by a stub. */
  outbound: string[];
  form: RequestForm;
}

const STUB = '<!doctype html><html lang="pt"><title>stub</title>';
/**
 * Playwright blocks service workers here, where not asked otherwise; Chromium 109 had popovers only as an experiment.
 * Both say so on the console.
 */
const OWN_NOISE = /Service Worker registration blocked by Playwright|Found a 'popover' attribute/;

const isOutside = (url: URL) => /^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1';

/** Turns violations of the content security policy into console output, which a test then hears. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.effectiveDirective} blocked ${event.blockedURI}`);
  });
}

/**
 * Now and then the headless shell never calls what waits for a page to be idle, not even after its deadline, when
 * nothing moves on the page (in 5 of 40 visits to the privacy page; in none with a browser that has a window). A timer
 * stands in for it, later than any idle moment.
 */
function keepIdlePromises(): void {
  const requestIdle = window.requestIdleCallback;
  window.requestIdleCallback = (callback, options) => {
    let isKept = false;
    const keep = (deadline: IdleDeadline) => {
      if (!isKept) callback(deadline);
      isKept = true;
    };
    setTimeout(() => keep({ didTimeout: true, timeRemaining: () => 0 }), 1000);
    return requestIdle.call(window, keep, options);
  };
}

/** Playwright's `test`, in a world where nothing leaves the machine and no message of a page goes unnoticed. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  context: async ({ context }, use, testInfo) => {
    await use(context);
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const [i, page] of context.pages().entries())
      await page.screenshot({ path: testInfo.outputPath(`failed-${i + 1}.png`), timeout: 5_000 }).catch(() => {});
  },
  serviceWorkers: 'block',
  complaints: [
    async ({ context }, use) => {
      const complaints = listen(context);
      complaints.allow(OWN_NOISE);
      await context.addInitScript(reportViolations);
      await context.addInitScript(keepIdlePromises);
      await use(complaints);
      expect(complaints.stray(), 'messages of the pages that nobody asked for').toEqual([]);
    },
    { auto: true },
  ],
  outbound: [
    async ({ context }, use) => {
      const outbound: string[] = [];
      await context.route(isOutside, (route) => {
        outbound.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: STUB });
      });
      await use(outbound);
    },
    { auto: true },
  ],
  form: ({ page }, use) => use(requestForm(page)),
});

/** `test` on the site of the second pharmacy, which a worker serves once. */
export const onSecond = test.extend<object, { secondUrl: string }>({
  secondUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const site = await startSite(SECOND_SITE);
      await use(site.url);
      site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ secondUrl }, use) => use(secondUrl),
});

export { expect };
