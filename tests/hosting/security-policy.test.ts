import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHeadlessShell, launchOptions } from '../../scripts/browsers.ts';
import { START_MS } from './each-server.ts';
import { type Served, startOwn } from './servers.ts';

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([startChromium(), startOwn()]);
}, START_MS);
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

/** Chromium that can reach nothing outside loopback. */
async function startChromium(): Promise<Browser> {
  const executablePath = findHeadlessShell();
  if (executablePath === null) throw new Error('No Chromium: run `node scripts/ensure-browsers.ts`.');
  const onLoopback = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  return chromium.launch(launchOptions(executablePath, '--disable-gpu', '--disable-quic', onLoopback));
}

/** A page that notes the directives by which something was refused, from before the first script runs. */
async function watchedPage(): Promise<[Page, Set<string>]> {
  const page = await browser.newPage();
  const refusedBy = new Set<string>();
  await page.exposeFunction('noteDirective', (directive: string) => refusedBy.add(directive));
  await page.addInitScript(() => {
    const { noteDirective } = self as unknown as { noteDirective(directive: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => noteDirective(effectiveDirective));
  });
  return [page, refusedBy];
}

// That it refuses nothing that the pages need, every journey in tests/browser sees (`Complaints` in fixtures.ts).
describe('the content security policy', () => {
  const INJECTED = `<script>window.injected = 'script'</script>
    <script src="data:text/javascript,window.injected='data'"></script>
    <script type="module">window.injected = 'module'</script>
    <img src="/nao-existe.png" onerror="window.injected = 'handler'">
    <svg onload="window.injected = 'svg'"></svg>
    <iframe srcdoc="<script>parent.injected = 'frame'</script>"></iframe>
    <a id="link" href="javascript:window.injected='link'">x</a>
    <base href="https://evil.example/">
    <form id="form" action="https://evil.example/"><input name="nome" value="x"></form>
    <style>body { --injected: yes }</style>
    <object data="data:text/html,<script>parent.injected='object'</script>"></object>`;

  it('refuses what someone slipped into the page, by its meta alone', async () => {
    const [page, refusedBy] = await watchedPage();
    await page.route(`${served.origin}/`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const body = (await response.text()).replace('</main>', `${INJECTED}</main>`);
      await route.fulfill({ response, headers, body });
    });
    await page.goto(`${served.origin}/`);
    await page.evaluate(() => document.getElementById('link')?.click());
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit());
    await expect.poll(() => [...refusedBy], { timeout: 15_000 }).toContain('form-action');
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--injected'))).toBe('');
    expect(new URL(page.url()).origin).toBe(served.origin);
    for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri'])
      expect([...refusedBy]).toContain(directive);
    await page.close();
  });

  it('refuses text where a script of ours would make HTML, code or a script’s address of it', async () => {
    const page = await browser.newPage();
    await page.goto(`${served.origin}/`);
    for (const attempt of [
      `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.injected=1">')`,
      `document.createElement('script').text = 'window.injected=1'`,
      `document.createElement('script').src = '/a.js'`,
      `setTimeout('window.injected=1')`,
      `trustedTypes.createPolicy('mine', {})`,
    ]) {
      await expect(page.evaluate(attempt), attempt).rejects.toThrow();
    }
    expect(await page.evaluate('window.injected')).toBeUndefined();
    await page.close();
  });
});
