import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.ts';

/** Chromium, as the tests of security policies need it: nothing outside loopback can be reached. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium: run `node scripts/ensure-browsers.ts`.');
  return chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

/** A page that notes what a policy refused, from before the first script runs. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}): Promise<[Page, string[]]> {
  const context = await browser.newContext({ locale: 'pt-PT', ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  const refused: string[] = [];
  await context.exposeFunction('noteViolation', (note: string) => refused.push(note));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const note = `${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`;
      (self as unknown as { noteViolation(note: string): void }).noteViolation(note);
    });
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted ?(Type|HTML|Script)|integrity|Permissions policy/i.test(message.text()))
      refused.push(message.text());
  });
  return [page, refused];
}
